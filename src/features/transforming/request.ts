/** Transformations as plain data, in requests from other extensions, keybindings and the list of the command. */

import type { FormKind } from '../../core/canonical/index';
import type { Geometry } from '../../core/geometry';
import { MAX_SEED } from '../../core/random';
import type { SquareSymmetry } from '../../core/symmetry/symmetries';
import * as messages from '../../messages/index';
import { foundResult, none, type Result } from '../../text/result';

/** The kinds of things that can be swapped. */
export const SWAPS = ['bands', 'stacks', 'rows', 'columns', 'digits'] as const;
/** One of {@link SWAPS}. */
export type Swap = (typeof SWAPS)[number];

/** The canonical forms, in the order of the list. */
export const FORM_KINDS = ['text', 'pattern', 'solution'] as const satisfies readonly FormKind[];

/** A requested transformation. All numbers of lines, chutes and digits are 1-based. */
export type TransformRequest =
  | { readonly transformation: 'square'; readonly symmetry: SquareSymmetry }
  | { readonly transformation: 'swap'; readonly of: Swap; readonly numbers: readonly [number, number] }
  /** `digits` has the new name of each digit. Without it, digits are named in the order in which givens appear. */
  | { readonly transformation: 'relabel'; readonly digits?: readonly number[] }
  | { readonly transformation: 'shuffle'; readonly seed: number }
  | { readonly transformation: 'canonical'; readonly form: FormKind };

const QUARTERS: Record<number, SquareSymmetry> = { 1: 'quarter', 2: 'half', 3: 'threeQuarters' };
const AXES: readonly SquareSymmetry[] = ['leftRight', 'topBottom', 'diagonal', 'antidiagonal'];
const PAIRS: Record<string, Swap> = {
  swapBands: 'bands',
  swapStacks: 'stacks',
  swapRows: 'rows',
  swapColumns: 'columns',
  swapDigits: 'digits',
};

/**
 * The request in an argument of the command, or the reason why it is invalid. `newSeed` is called for a shuffle without a seed.
 *
 * `{ transformation: 'rotate', quarters: 1 }` turns clockwise, 1 to 3 times; `mirror` has an `axis`; `transpose` nothing; `swapBands`,
 * `swapStacks`, `swapRows`, `swapColumns` and `swapDigits` have two `numbers`; `relabel` may have `digits`; `shuffle` may have a `seed`;
 * `canonical` has a `form`.
 */
export function requestIn(argument: object, newSeed: () => number): Result<TransformRequest> {
  const given = argument as Record<string, unknown>;
  const { transformation } = given;
  const say = messages.transform;
  if (transformation === 'rotate') {
    const symmetry = QUARTERS[Number(given.quarters ?? 1)];
    return symmetry ? foundResult({ transformation: 'square', symmetry }) : none(say.wrongQuarters());
  }
  if (transformation === 'mirror') {
    const axis = AXES.find(one => one === (given.axis ?? 'leftRight'));
    return axis ? foundResult({ transformation: 'square', symmetry: axis }) : none(say.wrongAxis(AXES));
  }
  if (transformation === 'transpose') return foundResult({ transformation: 'square', symmetry: 'diagonal' });
  if (transformation === 'relabel') {
    if (given.digits === undefined) return foundResult({ transformation });
    return isNumbers(given.digits) ? foundResult({ transformation, digits: given.digits }) : none(say.wrongNames());
  }
  if (transformation === 'shuffle') {
    const seed = given.seed ?? newSeed();
    return isSeed(seed) ? foundResult({ transformation, seed }) : none(say.wrongSeed());
  }
  if (transformation === 'canonical') {
    const form = FORM_KINDS.find(one => one === given.form);
    return form ? foundResult({ transformation, form }) : none(say.wrongForm(FORM_KINDS));
  }
  const pair = typeof transformation === 'string' && Object.hasOwn(PAIRS, transformation) && PAIRS[transformation];
  if (!pair)
    return none(
      say.unknown(['rotate', 'mirror', 'transpose', ...Object.keys(PAIRS), 'relabel', 'shuffle', 'canonical']),
    );
  const [a, b, ...more] = isNumbers(given.numbers) ? given.numbers : [];
  if (a === undefined || b === undefined || more.length > 0) return none(say.twoNumbers());
  return foundResult({ transformation: 'swap', of: pair, numbers: [a, b] });
}

/** Whether a value is a seed: an integer of at least 0. */
export function isSeed(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= MAX_SEED;
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every(Number.isInteger);
}

/** The number of bands, stacks, rows, columns or digits. */
export function countOf({ size, boxHeight, boxWidth }: Geometry, swap: Swap): number {
  return swap === 'bands' ? size / boxHeight : swap === 'stacks' ? size / boxWidth : size;
}

/** The reason why two numbers cannot be swapped, or undefined if they can. */
export function pairProblem(geometry: Geometry, swap: Swap, [a, b]: readonly number[]): string | undefined {
  const say = messages.transform;
  const count = countOf(geometry, swap);
  if (Math.min(a, b) < 1 || Math.max(a, b) > count || a === b) return say.outside(swap, count);
  if (swap !== 'rows' && swap !== 'columns') return undefined;
  const inChute = swap === 'rows' ? geometry.boxHeight : geometry.boxWidth;
  const chute = (line: number) => Math.floor((line - 1) / inChute);
  return chute(a) === chute(b) ? undefined : say.parted(swap);
}
