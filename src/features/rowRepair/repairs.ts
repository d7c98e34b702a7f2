/**
 * The repairs of a row that is too long or too short. A repair removes or adds empty cells. The place where the row broke
 * decides which repairs keep every digit in its earlier column; these come first. Others are offered last, with their
 * effect.
 */

import type { RecentEdit } from '../../text/document/recentEdits';
import { type Breaks, breaksOf, type Guess, guessesAmong } from './breaks';
import { type BrokenRow, columnsAfter, type Places } from './brokenRow';
import { gapGroupsOf, gapsOf, layoutFor, type RowGaps } from './layout';

/** The effect of a repair on the digits that were in the row before it broke. */
export type RepairEffect =
  | { readonly kind: 'keeps columns' }
  /** These cells of the row move to a different column. */
  | { readonly kind: 'moves'; readonly cells: readonly number[]; readonly to: 'left' | 'right' | 'other columns' }
  /** Where the row broke is unknown. */
  | { readonly kind: 'may move' };

/** A repair of a row. */
export interface Repair {
  readonly places: Places;
  readonly effect: RepairEffect;
  /** Whether it removes the cells that an edit added, rather than empty cells. */
  readonly isUndoing: boolean;
}

/** Maximum number of guesses from which repairs are made. Others only rank the repairs. */
const MOST_TRIED = 200;

const KEEPS: RepairEffect = { kind: 'keeps columns' };

/** The repairs of a row, the best first. */
export function repairsOf(row: BrokenRow, edits: readonly RecentEdit[]): Repair[] {
  const layout = row.problem.of === 'row' ? layoutFor(row.puzzle, row.cells) : undefined;
  const breaks = breaksOf(row, layout, edits);
  const atEnd = placesAtEnd(row);
  const guessed = breaks.guesses.slice(0, MOST_TRIED).flatMap(guess => repairsBy(row, guess, breaks));
  const fitsAtEnd = atEnd && (!layout || keepsGroups(row, atEnd, layout));
  // If only digits show the place, a repair at the end is the simplest of equal ones.
  const tried = fitsAtEnd && !breaks.isKnown ? [atEnd, ...guessed] : guessed;
  const made = (places: Places): Repair => ({ places, effect: effectOf(row, places, breaks), isUndoing: false });
  const all = distinct(row, tried).map(made);
  const keeping = all.filter(({ effect }) => effect.kind === 'keeps columns');
  const inGroups = keeping.filter(({ places }) => layout && keepsGroups(row, places, layout));
  const sure = inGroups.length > 0 ? inGroups : keeping;
  const rank = ({ places, effect }: Repair) =>
    agreement(row, places, breaks) -
    (effect.kind === 'moves' ? effect.cells.length + distance(row, places, breaks) / row.cells.length ** 2 : 0) -
    (places[places.length - 1] - places[0]) / row.cells.length;
  const unsure = sure.length > 0 ? [] : all.sort((a, b) => rank(b) - rank(a));
  const repairs = [...sure, ...undoingOf(row, breaks), ...unsure.slice(0, 1), ...(atEnd ? [made(atEnd)] : [])];
  const firsts = distinct(
    row,
    repairs.map(({ places }) => places),
  );
  return firsts.flatMap(places => repairs.find(repair => repair.places === places) ?? []);
}

/** The repair that removes the cells that edits added. */
function undoingOf({ isLong }: BrokenRow, { guesses: [guess], isKnown, isOnlyNew }: Breaks): Repair[] {
  return isLong && isKnown && isOnlyNew && guess.places
    ? [{ places: guess.places, effect: KEEPS, isUndoing: true }]
    : [];
}

/** The repairs to try if a guess is right. */
function repairsBy(row: BrokenRow, { places }: Guess, { added }: Breaks): Places[] {
  if (!places) return guessesAmong(row, place => !row.isLong || row.isBlank[place]).slice(0, MOST_TRIED);
  if (!row.isLong) return [places];
  const runs = runsOf(places);
  const byRun = runs.map(run => placesBeside(row, run, added));
  const count = runs.length === 1 ? 0 : Math.max(...byRun.map(each => each.length));
  // Next to every place of edits, all of them on the same side where possible.
  const together = Array.from({ length: count }, (_, i) => byRun.flatMap(each => each[i] ?? each[0] ?? []))
    .map(all => [...new Set(all)].sort((a, b) => a - b))
    .filter(all => all.length === places.length);
  return [...together, ...placesBeside(row, places, added)];
}

/** The repairs near these cells of a long row, one for each cell. */
function placesBeside({ isBlank, cells }: BrokenRow, guess: Places, added: ReadonlySet<number>): Places[] {
  const wrong = guess.length;
  const reachable = (from: number, by: number, passes: (cell: number) => boolean) => {
    const found: number[] = [];
    for (let cell = from; 0 <= cell && cell < cells.length && passes(cell); cell += by)
      if (isBlank[cell]) found.push(cell);
    return found;
  };
  const isFree = (cell: number) => isBlank[cell] || added.has(cell) || guess.includes(cell);
  const [first, last] = [guess[0], guess[guess.length - 1]];
  const sides = [isFree, () => true].map(passes => [reachable(last, 1, passes), reachable(first - 1, -1, passes)]);
  const chosen = sides.flatMap(([right, left]) => [right, left, [...right.slice(0, wrong - 1), ...left]]);
  return chosen.filter(one => one.length >= wrong).map(one => one.slice(0, wrong).sort((a, b) => a - b));
}

/** Groups of consecutive numbers. */
function runsOf(numbers: Places): Places[] {
  const runs: number[][] = [];
  for (const number of numbers) {
    if (runs.at(-1)?.at(-1) === number - 1) runs.at(-1)?.push(number);
    else runs.push([number]);
  }
  return runs;
}

/** The last places of the row, or undefined when one holds a digit. */
function placesAtEnd({ isLong, isBlank, cells, wrong, problem }: BrokenRow): Places | undefined {
  const count = isLong ? cells.length : problem.needed;
  const places = Array.from({ length: wrong }, (_, i) => count - wrong + i);
  return isLong && !places.every(cell => isBlank[cell]) ? undefined : places;
}

/** The repairs without those that put every digit in the same place as an earlier one. */
function distinct(row: BrokenRow, repairs: readonly Places[]): Places[] {
  const byColumns = new Map<string, Places>();
  for (const places of repairs) {
    const columns = columnsAfter(row, places).filter((_, cell) => !row.isBlank[cell]);
    const key = columns.join();
    if (!byColumns.has(key)) byColumns.set(key, places);
  }
  return [...byColumns.values()];
}

/** Whether every cell stays in its group between borders and spaces. */
function keepsGroups(row: BrokenRow, places: Places, layout: RowGaps): boolean {
  const groups = gapGroupsOf(layout, gapsOf(row.puzzle, row.cells));
  const wanted = gapGroupsOf(layout, layout.gaps);
  return columnsAfter(row, places).every((column, cell) => column < 0 || wanted[column] === groups[cell]);
}

function effectOf(row: BrokenRow, places: Places, { guesses, isKnown, isDoubtful, added }: Breaks): RepairEffect {
  if (guesses.length === 0 || isDoubtful) return { kind: 'may move' };
  const after = columnsAfter(row, places);
  const moved = new Set<number>();
  let isLeft = false;
  let isRight = false;
  for (const guess of guesses) {
    for (const [cell, before] of guess.columns.entries()) {
      if (row.isBlank[cell] || added.has(cell) || before < 0 || before === after[cell]) continue;
      moved.add(cell);
      if (after[cell] < before) isLeft = true;
      else isRight = true;
    }
    if (moved.size > 0 && !isKnown) return { kind: 'may move' };
  }
  if (moved.size === 0) return KEEPS;
  return { kind: 'moves', cells: [...moved], to: isLeft && isRight ? 'other columns' : isLeft ? 'left' : 'right' };
}

/** Number of columns by which a repair moves the cells that are not blanks, if the first guess is right. */
function distance(row: BrokenRow, places: Places, { guesses, added }: Breaks): number {
  const after = columnsAfter(row, places);
  return guesses[0].columns.reduce(
    (sum, before, cell) => sum + (row.isBlank[cell] || added.has(cell) ? 0 : Math.abs(after[cell] - before)),
    0,
  );
}

/** Number of guesses that a repair agrees with. */
function agreement(row: BrokenRow, places: Places, breaks: Breaks): number {
  return breaks.guesses.filter(guess => effectOf(row, places, { ...breaks, guesses: [guess] }).kind === 'keeps columns')
    .length;
}
