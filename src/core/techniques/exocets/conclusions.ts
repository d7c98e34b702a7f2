/**
 * What follows from an exocet. The two targets hold the two digits of the base cells, so the candidates of the four cells depend on
 * each other. Each digit of a target in the chute of the base cells is also in its mirror, the cells where the box of the other target
 * can hold it. A digit that the base cells hold in all cases is excluded around them.
 */

import type { House } from '../../geometry';
import { bitOf, digitsOf } from '../../grid';
import type { Cell, Digit, DigitMask } from '../../numbers';
import type { Candidate, Position } from '../../position';
import type { Exocet } from './exocet';

/** The reason of some eliminations, which may rest on the conclusions before it. */
export type ExocetConclusion =
  /** The targets hold the digits of the base cells. */
  | { readonly kind: 'targets'; readonly eliminations: readonly Candidate[] }
  /** The digit of a target is also in the mirror. */
  | {
      readonly kind: 'mirror';
      readonly target: Cell;
      readonly box: House;
      readonly mirror: readonly Cell[];
      readonly eliminations: readonly Candidate[];
    }
  /** These digits are in the base cells in all cases. */
  | { readonly kind: 'certain'; readonly digits: readonly Digit[]; readonly eliminations: readonly Candidate[] };

/** The digits of the two targets. */
export type Pair = readonly [Digit, Digit];

/** The conclusions of an exocet that eliminate candidates. */
export function conclusionsOf(position: Position, exocet: Exocet): ExocetConclusion[] {
  const { base, targets } = exocet;
  const gone = new Map<Cell, DigitMask>();
  const maskOf = (cell: Cell): DigitMask => position.candidates[cell] & ~(gone.get(cell) ?? 0);
  const conclusions: ExocetConclusion[] = [];
  /** Excludes all digits from a cell except some. */
  const exclude = (cells: readonly Cell[], digitsFor: (cell: Cell) => DigitMask): Candidate[] =>
    cells.flatMap(cell => {
      const excluded = maskOf(cell) & digitsFor(cell);
      gone.set(cell, (gone.get(cell) ?? 0) | excluded);
      return digitsOf(excluded).map(digit => ({ cell, digit }));
    });
  const add = (conclusion: ExocetConclusion) => {
    if (conclusion.eliminations.length > 0) conclusions.push(conclusion);
  };

  let pairs = pairsOf(exocet, maskOf);
  const restrict = () => {
    const kept = digitsKept(exocet, maskOf, pairs);
    return exclude([...base, ...targets], cell => ~kept.get(cell)!);
  };
  add({ kind: 'targets', eliminations: restrict() });

  for (const side of [0, 1] as const) {
    const mirror = mirrorOf(position, exocet, side);
    if (!mirror) continue;
    const { cells, box } = mirror;
    const isIn = (digit: Digit, cell: Cell) => position.digits[cell] === digit || (maskOf(cell) & bitOf(digit)) !== 0;
    pairs = pairs.filter(pair => cells.some(cell => isIn(pair[side], cell)));
    const outside = restrict();
    // A cell holds the digit, or another cell does.
    const kept = (cell: Cell) =>
      pairs.reduce((mask, pair) => {
        const isElsewhere = cells.some(other => other !== cell && isIn(pair[side], other));
        const both = bitOf(pair[0]) | bitOf(pair[1]);
        return mask | bitOf(pair[side]) | (isElsewhere ? ~both : 0);
      }, 0);
    const masks = new Map(cells.map(cell => [cell, ~kept(cell)]));
    const inside = exclude(cells, cell => masks.get(cell)!);
    add({ kind: 'mirror', target: targets[side], box, mirror: cells, eliminations: [...outside, ...inside] });
  }

  if (pairs.length === 0) return [];
  const [first, ...others] = pairs;
  const certain = first.filter(digit => others.every(pair => pair.includes(digit))).sort((a, b) => a - b);
  const around = new Map<Cell, DigitMask>();
  for (const digit of certain)
    for (const cell of cellsAround(position, exocet, digit)) around.set(cell, (around.get(cell) ?? 0) | bitOf(digit));
  const cells = [...around.keys()].sort((a, b) => a - b);
  add({ kind: 'certain', digits: certain, eliminations: exclude(cells, cell => around.get(cell)!) });
  return conclusions;
}

/** All pairs of digits that the two targets can have. */
export const targetPairs = ({ candidates }: Position, exocet: Exocet): Pair[] =>
  pairsOf(exocet, cell => candidates[cell]);

/** The digits that the two targets can have: they are the digits of the two base cells, in either order. */
function pairsOf({ base, targets: [first, second] }: Exocet, maskOf: (cell: Cell) => DigitMask): Pair[] {
  return digitsOf(maskOf(first)).flatMap(a =>
    digitsOf(maskOf(second)).flatMap((b): Pair[] => (canHold(base, maskOf, a, b) ? [[a, b]] : [])),
  );
}

/** Whether two cells can hold two different digits. */
function canHold([x, y]: readonly [Cell, Cell], maskOf: (cell: Cell) => DigitMask, a: Digit, b: Digit): boolean {
  const has = (cell: Cell, digit: Digit) => (maskOf(cell) & bitOf(digit)) !== 0;
  return a !== b && ((has(x, a) && has(y, b)) || (has(x, b) && has(y, a)));
}

/** The digits that the base cells and the targets have in some pair. */
function digitsKept(
  { base, targets }: Exocet,
  maskOf: (cell: Cell) => DigitMask,
  pairs: readonly Pair[],
): Map<Cell, DigitMask> {
  const kept = new Map<Cell, DigitMask>([...base, ...targets].map(cell => [cell, 0]));
  const keep = (cell: Cell, digit: Digit) => kept.set(cell, kept.get(cell)! | bitOf(digit));
  const [x, y] = base;
  for (const [a, b] of pairs) {
    keep(targets[0], a);
    keep(targets[1], b);
    for (const [one, other] of [
      [a, b],
      [b, a],
    ]) {
      if ((maskOf(x) & bitOf(one)) === 0 || (maskOf(y) & bitOf(other)) === 0) continue;
      keep(x, one);
      keep(y, other);
    }
  }
  return kept;
}

/**
 * The cells in the box of the other target that can hold the digit of a target. Both targets must be in the chute of the base cells, in
 * different boxes. The digit is also in the line of the base cells and in that of the target, so it is in the third line of the
 * chute. It is not in the other target, which has another digit.
 */
function mirrorOf({ geometry }: Position, { line, box, targets }: Exocet, side: 0 | 1) {
  const [target, other] = side === 0 ? targets : [targets[1], targets[0]];
  const isRow = line.kind === 'row';
  const along = isRow ? geometry.rowOf : geometry.columnOf;
  const chuteOf = (cell: Cell) => Math.floor(along[cell] / 3);
  const boxOf = (cell: Cell) => geometry.housesOf[cell].find(({ kind }) => kind === 'box')!;
  const chute = Math.floor(line.index / 3);
  if (chuteOf(target) !== chute || chuteOf(other) !== chute) return undefined;
  if (boxOf(target) === boxOf(other) || boxOf(target) === box || boxOf(other) === box) return undefined;
  const third = 9 * chute + 3 - line.index - along[target];
  const cells = [...boxOf(other).cells].filter(cell => along[cell] === third && cell !== other);
  return { box: boxOf(other), cells };
}

/**
 * The cells that cannot hold a digit that the base cells hold: those that see both base cells or both targets, and those outside the
 * cross-lines in the lines that contain its other places. Of its three places in the cross-lines, one is a target, so each of
 * these lines has one.
 */
function cellsAround({ geometry }: Position, { base, targets, crossLines, covers }: Exocet, digit: Digit): Cell[] {
  const seenBy = ([x, y]: readonly [Cell, Cell]) =>
    [...geometry.peersOf[x]].filter(cell => geometry.peersOf[y].includes(cell));
  const { lines = [] } = covers.find(cover => cover.digit === digit) ?? {};
  const inCrossLines = new Set(crossLines.flatMap(({ cells }) => [...cells]));
  const inLines =
    lines.length === 2 ? lines.flatMap(({ cells }) => [...cells].filter(cell => !inCrossLines.has(cell))) : [];
  return [...seenBy(base), ...seenBy(targets), ...inLines];
}
