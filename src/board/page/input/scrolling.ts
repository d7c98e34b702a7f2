/**
 * Computes the places of the rows of a long list. All rows have one height, so each place is a multiplication. Browsers
 * limit the height of an element: Firefox to 17.9 million pixels, others to about 33 million. Rows that need more are
 * scrolled faster than the scroll bar: its end is the end of the list, and each row can still be reached.
 */

/** The maximum height of a list, in pixels. */
const MOST_HEIGHT = 15_000_000;

/** A list of rows. Lengths are in pixels. */
export interface RowList {
  readonly total: number;
  readonly rowHeight: number;
  /** The height of the visible part. */
  readonly viewHeight: number;
}

/** The height of the element with the rows. */
export function heightOf(list: RowList): number {
  return Math.min(fullHeight(list), MOST_HEIGHT);
}

/** The first visible row and the one after the last, extended by a margin on both sides. */
export function rowsInSight(
  list: RowList,
  scrollTop: number,
  margin = 0,
): { readonly first: number; readonly end: number } {
  const { total, rowHeight, viewHeight } = list;
  const offset = scrollTop * speedOf(list);
  const first = Math.floor(offset / rowHeight) - margin;
  const end = Math.ceil((offset + viewHeight) / rowHeight) + margin;
  return { first: within(first, total), end: within(end, total) };
}

/**
 * Where a row starts in the element with the rows. This depends on the scroll position if the rows scroll faster than
 * the scroll bar.
 */
export function topOf(list: RowList, scrollTop: number, index: number): number {
  return index * list.rowHeight - scrollTop * (speedOf(list) - 1);
}

/** The scroll position closest to the current one that makes a row completely visible. */
export function scrollTopShowing(list: RowList, scrollTop: number, index: number): number {
  const { rowHeight, viewHeight } = list;
  const speed = speedOf(list);
  const most = index * rowHeight;
  const least = most + rowHeight - viewHeight;
  return Math.min(Math.max(scrollTop, least / speed), most / speed);
}

/** The scroll position at which a row is in the middle. */
export function scrollTopCentring(list: RowList, index: number): number {
  const { rowHeight, viewHeight } = list;
  return Math.max(0, (index * rowHeight + (rowHeight - viewHeight) / 2) / speedOf(list));
}

const fullHeight = ({ total, rowHeight }: RowList) => total * rowHeight;

/** The number of pixels of rows that pass for each pixel of the scroll bar. */
function speedOf(list: RowList): number {
  const full = fullHeight(list);
  return full <= MOST_HEIGHT ? 1 : (full - list.viewHeight) / (MOST_HEIGHT - list.viewHeight);
}

const within = (index: number, total: number) => Math.min(Math.max(0, index), total);
