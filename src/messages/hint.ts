/** Hints, and the list of all steps. */

import type { LeftByRule } from '#narrowing';
import type { House } from '../core/geometry';
import { digitsOf } from '../core/grid';
import { makeHouse, makeHouses } from '../core/notation';
import type { Cell, Digit, DigitMask } from '../core/numbers';
import type { Candidate } from '../core/position';
import type { Names } from '../core/techniques/names';
import { list } from '../core/techniques/names';
import type { Step, Technique } from '../core/techniques/step';
import { plain } from '../text/markdown';
import { namesFor, type Puzzle } from '../text/puzzle';
import { capital, cellName, count, symbolOf } from './wording';

/** The digits that a rule leaves for a cell, with the name of the rule and the digits in words. */
export interface LeftInWords extends LeftByRule {
  /** `cage 12 in r2c12` */
  readonly name: string;
  /** `1, 3 or 4` */
  readonly leftInWords: string;
}

/** Digits that a house, a rule or an earlier step excludes; without any of these, digits that were excluded otherwise. */
export interface ExcludedBy {
  readonly house?: House;
  readonly byRule?: LeftInWords;
  readonly technique?: Technique;
  readonly digits: DigitMask;
}

/** Maximum number of digits of a rule's cells to list. */
const MOST_FILLED = 3;

/** `cage 12 in r2c12 with 4 in r2c2 leaves 8`, `non-consecutive with 5 in r1c1 excludes 4 and 6`: the shorter of the two lists. */
function leftByRule(puzzle: Puzzle, { name, filled, left, leftInWords, needsHouses }: LeftInWords): string {
  const names = namesFor(puzzle);
  const excluded = digitsOf((2 ** puzzle.grid.geometry.size - 1) & ~left);
  const shown = filled.length <= MOST_FILLED ? filled : [];
  const conditions = shown.map(({ cell, digit }) => `${names.digit(digit)} in ${names.cell(cell)}`);
  if (needsHouses) conditions.push('the candidates of its other cells');
  const condition = conditions.length > 0 ? ` with ${list(conditions)}` : '';
  const isShort = digitsOf(left).length <= excluded.length;
  const effect = isShort ? `leaves ${leftInWords}` : `excludes ${list(excluded.map(names.digit))}`;
  return `${name}${condition} ${effect}`;
}

/** Maximum number of unwritten digits in one sentence. */
const MOST_WAITING = 12;

/** Maximum number of effects of a step in one sentence. */
const MOST_EFFECTS = 3;

/** The digits that are excluded from the same cells, digits ascending, with these cells. */
function bySameCells(candidates: readonly Candidate[]): [digits: Digit[], cells: Cell[]][] {
  const cellsOf = new Map<Digit, Cell[]>();
  const sorted = [...candidates].sort((a, b) => a.digit - b.digit || a.cell - b.cell);
  for (const { cell, digit } of sorted) cellsOf.set(digit, [...(cellsOf.get(digit) ?? []), cell]);
  const found = new Map<string, [digits: Digit[], cells: Cell[]]>();
  for (const [digit, cells] of cellsOf) {
    const group = found.get(cells.join());
    if (group) group[0].push(digit);
    else found.set(cells.join(), [[digit], cells]);
  }
  return [...found.values()];
}

/** Maximum length of a sentence that leaves room for the buttons in an editor next to another. */
const MOST_IN_LINE = 44;

/** A sentence whose head, if it has one, ends with a colon. Boards show the head elsewhere. */
export interface Headed {
  /** `X-Wing`, `Applied Hidden Single` */
  readonly head?: string;
  /** `r2c5 and r7c5 cannot be 4.` */
  readonly rest: string;
  /** A shorter complete sentence for narrow places. */
  readonly short: string;
}

/** `12 candidates are excluded.` */
const are = (n: number, noun: string, what: string) => `${count(n, noun)} ${n === 1 ? 'is' : 'are'} ${what}.`;

/** The whole sentence. */
export const whole = ({ head, rest }: Headed): string => (head === undefined ? rest : `${head}: ${rest}`);

/** Hints, and steps that are applied. */
export const hint = {
  /** The name of the status bar's entry. */
  name: () => 'Sudoku Hint',
  searching: () => 'Searching for the next step',
  /** `box 7`, `rows 4 and 8`, `r4c7,r5c1` */
  where: (puzzle: Puzzle, { houses, cells }: Step) =>
    houses.length > 0 ? makeHouses(houses) : namesFor(puzzle).cells(cells),
  look: (where: string): Headed => ({ rest: `Look at ${where}.`, short: 'Look at the highlighted cells.' }),
  /** `Use the technique X-Wing in rows 4 and 8.` */
  lookFor: (where: string, { name }: Technique): Headed => ({
    rest: `Use the technique ${name} in ${where}.`,
    short: `Use the technique ${name}.`,
  }),
  step: (step: string) => `${step}.`,
  /** `X-Wing: r2c5 and r7c5 cannot be 4.` */
  effect: (names: Names, { technique, placements, eliminations }: Step): Headed => {
    const parts =
      placements.length > 0
        ? placements.map(({ cell, digit }) => `${names.cell(cell)} is ${names.digit(digit)}`)
        : bySameCells(eliminations).map(
            ([digits, cells]) => `${names.cells(cells)} cannot be ${list(digits.map(names.digit), 'or')}`,
          );
    const shown = parts.slice(0, MOST_EFFECTS);
    const more = parts.length - shown.length;
    const rest = `${list(more > 0 ? [...shown, `${more} more`] : shown)}.`;
    const counted =
      placements.length > 0
        ? are(placements.length, 'digit', 'placed')
        : are(eliminations.length, 'candidate', 'excluded');
    return { head: technique.name, rest, short: rest.length > MOST_IN_LINE ? counted : rest };
  },
  /** `Only 5 is left for r4c7: 2, 3 and 4 are in row 4; cage 12 in r45c7 leaves 3, 5, 7 or 9; 7 was excluded by X-Wing.` */
  leftOnly: (puzzle: Puzzle, { cell, digit }: Candidate, parts: readonly ExcludedBy[]) => {
    const reasons = parts.map(({ house, byRule, technique, digits: mask }) => {
      if (byRule) return leftByRule(puzzle, byRule);
      const digits = digitsOf(mask);
      const words = list(digits.map(d => symbolOf(puzzle, d)));
      if (house) return `${words} ${digits.length === 1 ? 'is' : 'are'} in ${makeHouse(house)}`;
      return `${words} ${digits.length === 1 ? 'was' : 'were'} excluded ${technique ? `by ${technique.name}` : 'before'}`;
    });
    const rest = reasons.length > 0 ? `: ${reasons.join('; ')}` : '';
    return `Only ${symbolOf(puzzle, digit)} is left for ${cellName(puzzle, cell)}${rest}.`;
  },
  /** The other steps need digits that were shown and are not in the grid yet: `r1c4=6 and r1c9=2`. */
  waiting: (names: Names, placements: readonly Candidate[]) => {
    const parts = placements
      .slice(0, MOST_WAITING)
      .map(({ cell, digit }) => `${names.cell(cell)}=${names.digit(digit)}`);
    if (placements.length > MOST_WAITING) parts.push(`${placements.length - MOST_WAITING} more`);
    return (
      `Before you continue, apply the digits that were shown. ` +
      `They are not in the grid yet: ${plain(list(parts))}. Apply writes all of them. ${hint.startAgain()}`
    );
  },
  startAgain: () => 'The next hint starts again at the first step.',
  /** The step after the shown one, which counts as done. */
  next: () => 'Next Step',
  /** The sentence for a line with its buttons, which VS Code truncates to the width of the editor. */
  inLine: (sentence: Headed) => (whole(sentence).length > MOST_IN_LINE ? sentence.short : whole(sentence)),
  /** Another step of the same position: the shown digit is not written yet, so nothing builds on it. */
  another: () => 'Another Step',
  why: () => 'Why?',
  hide: () => 'Hide',
  showCandidates: () => 'Show Candidates',
  /** `Applied the digits that were shown: r1c4=6 and r1c9=2.` */
  appliedShown: (names: Names, placements: readonly Candidate[]): Headed => ({
    head: 'Applied the digits that were shown',
    rest: `${list(placements.map(({ cell, digit }) => `${names.cell(cell)}=${names.digit(digit)}`))}.`,
    short: `Applied ${count(placements.length, 'digit')}.`,
  }),
  /** The hint has nothing to explain at these stages. */
  notExplained: (stage: 1 | 2) =>
    `So far, the hint shows only ${stage === 1 ? 'where to look' : 'which technique to use'}. Run Sudoku: Hint to see more.`,
  /** There is no hint, or it has not reached its second stage. */
  noTechnique: () => 'No hint names a technique yet. Run Sudoku: Hint to continue.',
  candidatesGone: () => 'The puzzle of these candidates no longer exists.',
  /** `Noted X-Wing: r2c5 cannot be 4.`: a step that only eliminates, in a grid that lists no candidates. */
  noted: (effect: Headed): Headed => ({ ...effect, head: `Noted ${effect.head}`, short: `Noted: ${effect.short}` }),
  cannotHold: () => 'A grid of digits cannot store this, so nothing was written. The next step assumes it.',
  /** The name of a document, without slashes, which would divide a path. */
  candidatesOf: (name: string) => plain(`Candidates of ${name}`).replaceAll('/', '-'),
  more: () => 'Which Technique?',
  show: () => 'Show the Step',
  apply: () => 'Apply',
  applyNext: () => 'Apply Next Step',
  /** `Applied Hidden Single: r4c7 is 5.` */
  applied: (effect: Headed): Headed => ({
    ...effect,
    head: `Applied ${effect.head}`,
    short: `Applied: ${effect.short}`,
  }),
  learn: () => 'About It',
  solved: () => 'The puzzle is solved.',
  ambiguous: () =>
    'The puzzle has several solutions. No technique can finish it. Add givens, or fill in one of the solutions with Solve Sudoku.',
  stuck: () => 'No known technique applies. Solve Sudoku can still finish the puzzle.',
  stuckWithout: (excluded: readonly string[]) =>
    `No known technique applies, except possibly those excluded by sudoku.techniques.exclude (${plain(list(excluded))}). ` +
    'Solve Sudoku can still finish the puzzle.',
  /** `found`: `r1c3: 2 is already in row 1 (r1c9)` */
  conflict: (found: string) => `Digits conflict. ${found}. Clear or change one of these digits.`,
  wrongEntries: () =>
    'No solution is left with these entries, so at least one digit is wrong. Undo it, or run Check My Progress to find it.',
  rulesContradict: () => 'This puzzle has no solution: its rules contradict each other. Check the marked rules.',
  unsolvable: () =>
    'No solution contains all of these digits, so at least one is wrong. Undo, or look at the marked cells first.',
} as const;

/** The list of all steps of a position. */
export const allSteps = {
  title: (name: string) => plain(`All Steps of ${name}`),
  ambiguousTitle: (name: string) =>
    plain(`All Steps of ${name} · several solutions, so without techniques that need exactly one`),
  searching: (steps: number) =>
    `${count(steps, 'step')} found, still searching. Type to search, for example x-wing or r4c7`,
  found: (steps: number) => `${count(steps, 'step')} found. Type to search, for example x-wing or r4c7`,
  noneWithoutExotic: () =>
    'No known technique applies. Exotic techniques may apply. Use the button above to search for them.',
  none: () => 'No known technique applies, not even an exotic one.',
  /** `X-Wing · 3 steps · Hard` */
  group: ({ name, level }: Technique, steps: number) => [name, count(steps, 'step'), capital(level)].join(' · '),
  /** `r1c6 r2c6 · also Turbot Chain` */
  description: (cells: readonly string[], { otherNames = [] }: Technique) =>
    [cells.join(' '), otherNames.length > 0 ? `also ${list(otherNames)}` : ''].filter(part => part).join(' · '),
  addExotic: () => 'Search Exotic Techniques Too',
  apply: () => 'Apply This Step',
  noMarks: () => 'The file lists no candidates, so nothing was written. This step only removes candidates.',
} as const;
