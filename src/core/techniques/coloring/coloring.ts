/**
 * Coloring. Conjugate pairs of a digit that share cells are painted in two colors, so that the two cells of a pair have
 * different colors. Then either all cells of the first color hold the digit and none of the second, or vice versa.
 */

import { type CellSet, cellSet } from '../../cellSet';
import type { Geometry } from '../../geometry';
import type { Cell, Digit } from '../../numbers';
import { type Candidate, derived, type Position, peerSets } from '../../position';
import { type Phrase, phrase, t } from '../../sentences';
import type { Names } from '../names';
import { candidatesIn, type Found, type Step } from '../step';
import { type ConjugatePair, conjugatePairs } from '../strongLinks';

/** The cells of one color, and the cells that see one of them. */
export interface Color {
  readonly cells: CellSet;
  readonly seen: CellSet;
}

/** Two colors of a digit. Exactly one of them is true. The first color contains the lowest cell. */
export interface Coloring {
  readonly digit: Digit;
  readonly colors: readonly [Color, Color];
}

/** By digit, index 0 unused: its colorings, ordered by their lowest cells. They have no cells in common. */
export const colorings = derived((position: Position): readonly (readonly Coloring[])[] =>
  conjugatePairs(position).map((pairs, digit) => colorAll(position.geometry, digit, partnersIn(pairs))),
);

/** By cell: the other cells of its pairs. */
function partnersIn(pairs: readonly ConjugatePair[]): Map<number, number[]> {
  const partners = new Map<number, number[]>();
  for (const { cells } of pairs) {
    for (const [cell, partner] of [cells, [...cells].reverse()]) {
      partners.set(cell, [...(partners.get(cell) ?? []), partner]);
    }
  }
  return partners;
}

function colorAll(geometry: Geometry, digit: Digit, partners: ReadonlyMap<Cell, readonly Cell[]>): Coloring[] {
  const painted = new Set<number>();
  const found: Coloring[] = [];
  for (const start of [...partners.keys()].sort((a, b) => a - b)) {
    if (painted.has(start)) continue;
    const sides: [number[], number[]] = [[], []];
    const paint = (cell: Cell, side: number): void => {
      if (painted.has(cell)) return;
      painted.add(cell);
      sides[side].push(cell);
      for (const partner of partners.get(cell)!) paint(partner, 1 - side);
    };
    paint(start, 0);
    found.push({ digit, colors: [makeColor(geometry, sides[0]), makeColor(geometry, sides[1])] });
  }
  return found;
}

function makeColor(geometry: Geometry, cells: readonly Cell[]): Color {
  const peers = peerSets(geometry);
  const seen = cells.reduce((all, cell) => all.or(peers[cell]), cellSet(geometry));
  return { cells: cellSet(geometry, cells), seen };
}

/** The part of a step that describes its colorings, which all have the same digit. */
export function coloredWith(...found: readonly Coloring[]): Pick<Found, 'digits' | 'houses' | 'cells' | 'colors'> {
  const { digit } = found[0];
  const colors = found.flatMap(coloring => coloring.colors).map(({ cells }) => candidatesIn(cells, digit));
  return { digits: [digit], houses: [], cells: colors.flat().map(({ cell }) => cell), colors };
}

/** The notation of colorings: `5 (r1c2,r7c4) / (r1c9,r4c4), (r2c6) / (r8c6)`. */
export function coloringEvidence({ digits: [digit], colors }: Step, names: Names): string {
  const written = colors!.map(color => `(${color.map(({ cell }) => names.cell(cell)).join()})`);
  const pairs = written.flatMap((color, i) => (i % 2 === 0 ? [`${color} / ${written[i + 1]}`] : []));
  return `${names.digit(digit)} ${pairs.join(', ')}`;
}

/** The statement that a color is true, in words: `r1c2,r7c4 are both 5`, `r8c6 is 5`. */
export function holdsInWords(cells: readonly Cell[], digit: string, names: Names): Phrase {
  return phrase('{cells} {n, plural, one {is {digit}} =2 {are both {digit}} other {are all {digit}}}', {
    cells: names.cells(cells),
    n: cells.length,
    digit,
  });
}

/** The beginning of every explanation: `… either r1c2,r7c4 are both 5 or r8c6 is 5.` */
export function explainColors({ digits, colors }: Step, names: Names): string {
  const digit = names.digit(digits[0]);
  const sides = colors!.map(color => holdsInWords(cellsOfCandidates(color), digit, names));
  const [one, other, third, fourth] = sides;
  return third && fourth
    ? t(
        'Houses with two places for {digit} link these cells: either {one} or {other}, and either {third} or {fourth}.',
        { digit, one, other, third, fourth },
      )
    : t('Houses with two places for {digit} link these cells: either {one} or {other}.', { digit, one, other });
}

/** The conclusion about candidates that see both colors. */
export const seesBothColors = ({ digits, eliminations }: Step, names: Names): string =>
  t(
    '{n, plural, one {{cells} sees cells of both colors, so it cannot be {digit}} ' +
      'other {{cells} see cells of both colors, so none of them can be {digit}}}.',
    { n: eliminations.length, cells: names.cells(cellsOfCandidates(eliminations)), digit: names.digit(digits[0]) },
  );

/** The cells of some candidates, in the same order. */
export function cellsOfCandidates(candidates: readonly Candidate[]): Cell[] {
  return candidates.map(({ cell }) => cell);
}

/** Two cells, one of each set, that see each other. Undefined if there are none. */
export function findMeeting(
  geometry: Geometry,
  some: readonly Cell[],
  others: readonly Cell[],
): readonly [number, number] | undefined {
  const peers = peerSets(geometry);
  for (const cell of some) {
    const other = others.find(peer => peers[cell].has(peer));
    if (other !== undefined) return [cell, other];
  }
  return undefined;
}
