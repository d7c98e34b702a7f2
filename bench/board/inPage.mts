/// <reference lib="dom" />
/** Code that runs in the pages of boards while they are measured. */

/** The measured cell as it was painted. */
export interface Painted {
  readonly at: number;
  /** The last intent that was answered. */
  readonly answered: number;
  readonly digit: string;
}

/** Events to wait for: a cell, the visible rows of the picker with their puzzles, and its last row. */
export type Wanted = 'cell' | 'rows' | 'lastRow';

/** Additions to the window of each page. Times are in milliseconds since 1970. */
export interface Measuring {
  /** The time when the first cell was painted. */
  readonly opened: Promise<number>;
  /** The times of keys, and the painted cells, since {@link watchKeys} was called. */
  readonly keys: number[];
  readonly paints: Painted[];
  watchKeys(cell: number): void;
  /** Milliseconds from the last event of a kind until something was painted, since {@link wait} was called. */
  waited: Promise<number>;
  wait(event: 'keydown' | 'input', wanted: Wanted): void;
}

/**
 * Adds {@link Measuring} to the window; it runs in every frame before the frame's own code. A change is painted in the next
 * frame. The frame calls back before it paints, and a message that is posted there arrives when it has painted.
 */
export function install(): void {
  const afterPaint = (then: (at: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port2.onmessage = () => then(performance.timeOrigin + performance.now());
      port1.postMessage(undefined);
    });
  const changes = { subtree: true, childList: true, characterData: true, attributes: true };
  const untilPainted = (isShown: () => boolean) =>
    new Promise<number>(resolve => {
      const look = () => {
        if (!isShown()) return;
        observer.disconnect();
        clearInterval(timer);
        afterPaint(resolve);
      };
      const observer = new MutationObserver(look);
      // VS Code gives a new frame another document, but keeps its window.
      let observed: Document | undefined;
      const timer = setInterval(observe, 1);
      function observe() {
        if (document === observed) return;
        observer.observe(document, changes);
        observed = document;
        look();
      }
      observe();
    });
  const isShown: Readonly<Record<Wanted, () => boolean>> = {
    cell: () => document.querySelector('[role=gridcell]') !== null,
    rows: () => {
      const list = document.querySelector('.picker[open] .list:not([aria-busy])')?.getBoundingClientRect();
      const rows = [...document.querySelectorAll('.picker [role=option]')].filter(row => {
        const { top, bottom } = row.getBoundingClientRect();
        return list && top < list.bottom && bottom > list.top;
      });
      return rows.length > 0 && rows.every(row => !row.classList.contains('unknown'));
    },
    lastRow: () => {
      const row = document.querySelector('.picker[open] [aria-selected=true]:not(.unknown)');
      return row !== null && row.getAttribute('aria-posinset') === row.getAttribute('aria-setsize');
    },
  };
  const onEvent = (event: 'keydown' | 'input', then: (at: number) => void) =>
    document.addEventListener(event, ({ timeStamp }) => then(performance.timeOrigin + timeStamp), true);
  const measuring: Measuring = {
    opened: untilPainted(isShown.cell),
    keys: [],
    paints: [],
    watchKeys: cell => {
      onEvent('keydown', at => measuring.keys.push(at));
      const board = document.querySelector<HTMLElement>('#board')!;
      const element = document.querySelectorAll('[role=gridcell]')[cell];
      new MutationObserver(() => {
        const answered = Number(board.dataset.answered);
        const digit = element.getAttribute('aria-label')!.split(', ')[2];
        afterPaint(at => measuring.paints.push({ at, answered, digit }));
      }).observe(board, changes);
    },
    waited: Promise.resolve(0),
    wait: (event, wanted) => {
      let from = 0;
      onEvent(event, at => {
        from = at;
      });
      measuring.waited = untilPainted(() => from > 0 && isShown[wanted]()).then(at => at - from);
    },
  };
  Object.assign(window, { measuring });
}
