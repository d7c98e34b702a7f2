/** The boxes that text around a grid states: `# box: 3x2`, `boxHeight = 3`, `"block": [3, 2]`. */

import { candidatesOf, digitsWithPlaces, missingDigits } from '../../../core/candidates';
import { type Geometry, geometryOf, SIZES } from '../../../core/geometry';
import { type Grid, hasConflict } from '../../../core/grid';

/** The boxes of the grids of each size, where they differ from the usual ones. */
export type Boxes = ReadonlyMap<number, Geometry>;

/** Maximum lengths of a comment about boxes in words, and of a text that may have names of sizes, in characters. */
const LONGEST_COMMENT = 120;
const LONGEST = 1 << 14;

/** The word that all statements have. */
const ABOUT = /box|block|sub_?grid/i;

/**
 * The boxes below a text such as `# box: 3x2`, `boxes are 3 rows by 2 columns` or `boxWidth = 2`; undefined for any other text. People use
 * `3x2` without names for either order, so it counts only after `# box:`.
 */
export function boxesAfter(text: string, boxes: Boxes): Boxes | undefined {
  if (text.length > LONGEST || !ABOUT.test(text)) return undefined;
  const [, ...exact] = /^\s*(?:[#%]|\/\/)\s+box:\s*(\d+)\s*[x×]\s*(\d+)\s*$/i.exec(text) ?? [];
  const [height, width] = exact.length > 0 ? exact.map(Number) : [HEIGHT, WIDTH].map(names => sizeIn(text, names));
  if (height && width) {
    // A box of a size that puzzles do not have changes nothing.
    return SIZES.includes(height * width) ? new Map([...boxes, [height * width, geometryOf(height, width)]]) : boxes;
  }
  const one = height ?? width;
  if (!one || one < 2) return undefined;
  const fitting = SIZES.filter(size => size % one === 0 && size > one && !Number.isInteger(Math.sqrt(size)));
  return new Map([
    ...boxes,
    ...fitting.map(size => [size, height ? geometryOf(one, size / one) : geometryOf(size / one, one)] as const),
  ]);
}

/** The names of a number of rows or columns: in a sentence after the number, and in the name of a variable. */
interface SizeNames {
  readonly behind: RegExp;
  readonly before: RegExp;
}

const HEIGHT: SizeNames = {
  behind: /\b(\d{1,2})[ -]?(?:rows?|high|tall)\b/i,
  before:
    /(?:(?:box|block|sub_?grid)(?:es|s)?[_ -]?(?:height|rows?|h)|(?:height|rows?)[_ ]?(?:per|of|in)[_ ]?(?:an?[_ ]|each[_ ])?(?:box|block|sub_?grid))(?![a-z])["'\]]{0,2}\s{0,3}(?::\s?\w{1,9}\s?=|[=:]>?|is|of)?\s{0,3}(\d{1,2})(?![\d.])/i,
};
const WIDTH: SizeNames = {
  behind: /\b(\d{1,2})[ -]?(?:columns?|cols?|wide)\b/i,
  before:
    /(?:(?:box|block|sub_?grid)(?:es|s)?[_ -]?(?:width|columns?|cols?|w)|(?:width|columns?|cols?)[_ ]?(?:per|of|in)[_ ]?(?:an?[_ ]|each[_ ])?(?:box|block|sub_?grid))(?![a-z])["'\]]{0,2}\s{0,3}(?::\s?\w{1,9}\s?=|[=:]>?|is|of)?\s{0,3}(\d{1,2})(?![\d.])/i,
};

/** Whether a text that states boxes is a program: `boxHeight = 3`, `"boxWidth": 2`. */
export const namesBoxes = (text: string): boolean => /=|["']\s?:/.test(text) && !/^\s*(?:[#%*]|\/[/*])/.test(text);

/** A number of rows or columns. A sentence counts only as a whole. */
function sizeIn(text: string, { behind, before }: SizeNames): number | undefined {
  const isSentence = text.length <= LONGEST_COMMENT && /\bbox(?:es)?\b/i.test(text);
  const areBoth = isSentence && [HEIGHT, WIDTH].every(names => names.behind.test(text));
  const number = before.exec(text)?.[1] ?? (areBoth ? behind.exec(text)?.[1] : undefined);
  return number === undefined ? undefined : Number(number);
}

/** Two numbers without names: `"block": [3, 2]`, `box_size = (3, 2)`, `3x2 boxes`. */
const PAIRS = [
  /(?:box|block|sub_?grid)(?:es|s)?[_ -]?(?:size|shape|dim\w{0,7})?["']?\s{0,3}(?:[=:]|are|is|of)?\s{0,3}["'[({]?\s?(\d{1,2})\s?(?:,|x|×|by|\*)\s?(\d{1,2})(?!\d)/i,
  /(?<!\d)(\d{1,2})\s?(?:x|×|by)\s?(\d{1,2})[ -](?:box|block|sub-?grid)/i,
];

/** Whether a text may state boxes without naming rows and columns. */
export const hasPair = (text: string): boolean =>
  text.length <= LONGEST && ABOUT.test(text) && PAIRS.some(pair => pair.test(text));

/** Whether lines in the text of a puzzle show its boxes. */
export const drawsBoxes = (text: string): boolean => /[|\u2500-\u257f]|--/.test(text);

/** The boxes that a text states without naming rows and columns: the geometry of the only order that fits the grid, if there is one. */
export function boxesOfPair(text: string, grid: Grid): Geometry | 'unclear' | undefined {
  const { geometry } = grid;
  const pair = PAIRS.map(each => each.exec(text)).find(found => found);
  const [height, width] = (pair?.slice(1) ?? []).map(Number);
  if (!pair || height === width || height < 2 || width < 2 || height * width !== geometry.size) return undefined;
  const orders = [geometryOf(height, width), geometryOf(width, height)];
  const fitting = orders.filter(order => !isDeadEnd({ ...grid, geometry: order }));
  if (fitting.length === 1) return fitting[0];
  // Read as usual, rows before columns.
  return orders[0] === geometry ? geometry : 'unclear';
}

/** Whether digits are in conflict, or a cell or a digit of a house has no place left. */
function isDeadEnd(grid: Grid): boolean {
  if (hasConflict(grid)) return true;
  const candidates = candidatesOf(grid);
  const { digits, geometry } = grid;
  return (
    digits.some((digit, cell) => digit === 0 && candidates[cell] === 0) ||
    geometry.houses.some(house => (missingDigits(grid, house) & ~digitsWithPlaces(candidates, house)) !== 0)
  );
}
