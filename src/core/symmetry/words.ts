/**
 * Descriptions of a transformation in plain words: steps that people can follow with paper and pencil, one after the
 * other. A rotation or a reflection is called by its name. All others are a transposition or none, then an order of
 * bands, of the rows in each band, of stacks, of the columns in each stack, and names for digits. Only steps that
 * change something are listed.
 */

import type { Geometry } from '../geometry';
import { sideBySide, t } from '../sentences';
import {
  renameDigits,
  reorderBands,
  reorderColumns,
  reorderRows,
  reorderStacks,
  type SquareSymmetry,
  square,
  squareSymmetries,
} from './symmetries';
import { composed, identity, inverse, isSame, type Transformation } from './transformation';

/** A transformation with a name such as `Swap rows 1 and 3`. */
export interface NamedStep {
  readonly name: string;
  readonly transformation: Transformation;
}

const SQUARE_NAMES: Readonly<Record<SquareSymmetry, () => string>> = {
  quarter: () => t('Rotate by 90° clockwise'),
  half: () => t('Rotate by 180°'),
  threeQuarters: () => t('Rotate by 90° counterclockwise'),
  leftRight: () => t('Mirror left to right'),
  topBottom: () => t('Mirror top to bottom'),
  diagonal: () => t('Transpose: rows become columns'),
  antidiagonal: () => t('Mirror across the diagonal from bottom left to top right'),
};

/** The steps of a symmetry of its geometry. Their composition is the symmetry; there are none if it changes nothing. */
export function symmetryStepsOf(symmetry: Transformation): NamedStep[] {
  const { geometry, digits } = symmetry;
  const names = [...digits].slice(1);
  const renaming = renameDigits(geometry, names);
  const moving = { ...symmetry, digits: identity(geometry).digits };
  const steps = squareStep(moving) ?? movingSteps(moving);
  return [...steps, ...changing([{ name: digitWords(names), transformation: renaming }])];
}

function squareStep(moving: Transformation): NamedStep[] | undefined {
  const { geometry } = moving;
  const symmetry = squareSymmetries(geometry).find(one => isSame(moving, square(geometry, one)));
  return symmetry && [{ name: SQUARE_NAMES[symmetry](), transformation: moving }];
}

function movingSteps(moving: Transformation): NamedStep[] {
  const { geometry, cells } = moving;
  const { size, rowOf, columnOf, boxHeight, boxWidth } = geometry;
  const isTransposed = rowOf[cells[0]] !== rowOf[cells[1]];
  const transposing = isTransposed ? square(geometry, 'diagonal') : identity(geometry);
  // The rest maps rows to rows. By new line, the old one.
  const old = inverse(composed(inverse(transposing), moving)).cells;
  const rows = Array.from({ length: size }, (_, row) => rowOf[old[row * size]]);
  const columns = Array.from({ length: size }, (_, column) => columnOf[old[column]]);
  const bands = chuteOrder(rows, boxHeight);
  const stacks = chuteOrder(columns, boxWidth);
  return changing([
    { name: SQUARE_NAMES.diagonal(), transformation: transposing },
    { name: orderWords('bands', bands, 0), transformation: reorderBands(geometry, bands) },
    ...lineSteps(geometry, 'rows', rows, boxHeight),
    { name: orderWords('stacks', stacks, 0), transformation: reorderStacks(geometry, stacks) },
    ...lineSteps(geometry, 'columns', columns, boxWidth),
  ]);
}

/** By new chute, the old one. */
function chuteOrder(lines: readonly number[], inChute: number): number[] {
  return lines.filter((_, place) => place % inChute === 0).map(line => Math.floor(line / inChute));
}

/** A step for each chute, after the chutes were moved to their new places. */
function lineSteps(
  geometry: Geometry,
  kind: 'rows' | 'columns',
  lines: readonly number[],
  inChute: number,
): NamedStep[] {
  const reorder = kind === 'rows' ? reorderRows : reorderColumns;
  return chuteOrder(lines, inChute).map((_, chute) => {
    const first = chute * inChute;
    const order = lines.slice(first, first + inChute).map(line => first + (line % inChute));
    const all = lines.map((_, line) => (Math.floor(line / inChute) === chute ? order[line - first] : line));
    return { name: orderWords(kind, order, first), transformation: reorder(geometry, all) };
  });
}

function changing(steps: readonly NamedStep[]): NamedStep[] {
  return steps.filter(({ transformation }) => !isSame(transformation, identity(transformation.geometry)));
}

/** `Swap rows 4 and 6`, or `Put rows 4, 5, 6 in the order 5, 6, 4`. */
function orderWords(lines: 'bands' | 'stacks' | 'rows' | 'columns', order: readonly number[], first: number): string {
  const before = order.map((_, i) => first + i);
  const [a, b, ...others] = before.filter((line, i) => order[i] !== line);
  if (b !== undefined && others.length === 0)
    return t('Swap {lines, select, bands {bands} stacks {stacks} rows {rows} other {columns}} {a} and {b}', {
      lines,
      a: a + 1,
      b: b + 1,
    });
  const numbers = (some: readonly number[]) => sideBySide(some.map(line => `${line + 1}`));
  return t(
    'Put {lines, select, bands {bands} stacks {stacks} rows {rows} other {columns}} {numbers} in the order {order}',
    { lines, numbers: numbers(before), order: numbers(order) },
  );
}

/** `Swap digits 1 and 9`, or `Replace digits: 1 by 2, 2 by 3, 3 by 1`. */
function digitWords(names: readonly number[]): string {
  const changed = names.flatMap((name, i) => (name === i + 1 ? [] : [{ digit: i + 1, name }]));
  if (changed.length === 2) return t('Swap digits {a} and {b}', { a: changed[0].digit, b: changed[0].name });
  const replacements = sideBySide(changed.map(({ digit, name }) => t('{digit} by {name}', { digit, name })));
  return t('Replace digits: {replacements}', { replacements });
}
