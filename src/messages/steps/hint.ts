/** Hints, and the list of all steps. */

import type { LeftByRule } from '#narrowing';
import { houseName, houseNames } from '../../core/cellNames';
import type { House } from '../../core/geometry';
import { digitsOf } from '../../core/grid';
import type { Cell, Digit, DigitMask } from '../../core/numbers';
import type { Candidate } from '../../core/position';
import {
  all,
  allStatements,
  any,
  joinSentences,
  named,
  namePhrase,
  type Phrase,
  phrase,
  t,
  type Value,
  wordsOf,
} from '../../core/sentences';
import type { Names } from '../../core/techniques/names';
import type { Step, Technique } from '../../core/techniques/step';
import { namesFor, type Puzzle } from '../../text/puzzle';
import { plain } from '../../text/strings/markdown';
import { widthOf } from '../../text/strings/width';
import { capital, cellName, inSeries, otherNamesOf, symbolOf } from '../wording';

/** The digits that a rule leaves for a cell, with the name of the rule and the digits in words. */
export interface LeftInWords extends LeftByRule {
  /** `cage 12 in r2c12` */
  readonly name: Value;
  /** `1, 3 or 4` */
  readonly leftInWords: Value;
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
function leftByRule(puzzle: Puzzle, { name, filled, left, leftInWords, needsHouses }: LeftInWords): Phrase {
  const names = namesFor(puzzle);
  const excluded = digitsOf((2 ** puzzle.grid.geometry.size - 1) & ~left);
  const shown = filled.length <= MOST_FILLED ? filled : [];
  const conditions = shown.map(({ cell, digit }) =>
    phrase('{digit} in {cell}', { digit: names.digit(digit), cell: names.cell(cell) }),
  );
  if (needsHouses) conditions.push(phrase('the candidates of its other cells'));
  const isShort = digitsOf(left).length <= excluded.length;
  const digits = isShort ? leftInWords : all(excluded.map(names.digit));
  const effect = isShort ? 'leaves' : 'excludes';
  return conditions.length > 0
    ? phrase('{rule} with {conditions} {effect, select, leaves {leaves} other {excludes}} {digits}', {
        rule: name,
        conditions: all(conditions),
        effect,
        digits,
      })
    : phrase('{rule} {effect, select, leaves {leaves} other {excludes}} {digits}', { rule: name, effect, digits });
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

/** Maximum width in columns of a sentence that leaves room for the buttons in an editor next to another. */
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

/** The whole sentence. */
export const whole = ({ head, rest }: Headed): string =>
  head === undefined ? rest : t('{name}: {sentence}', { name: head, sentence: rest });

/** A sentence without its head. In Polish it begins with a preposition, which then has a capital; the name of a cell, such as `r4c7`, has none. */
export const withoutHead = (text: string): string => (text.startsWith('r') ? text : capital(text));

/** Hints, and steps that are applied. */
export const hint = {
  /** The name of the status bar item. */
  name: () => t('Sudoku Hint'),
  searching: () => t('Searching for the next step'),
  /** `box 7`, `rows 4 and 8`, `r4c7,r5c1` */
  where: (puzzle: Puzzle, { houses, cells }: Step): Value =>
    houses.length > 0 ? houseNames(houses) : namesFor(puzzle).cells(cells),
  look: (where: Value): Headed => ({
    rest: t('Look at {where}.', { where }),
    short: t('Look at the highlighted cells.'),
  }),
  /** `Use the technique X-Wing in rows 4 and 8.` */
  lookFor: (where: Value, { name }: Technique): Headed => ({
    rest: t('Use the technique {name} in {where}.', { name: namePhrase(name), where }),
    short: t('Use the technique {name}.', { name: namePhrase(name) }),
  }),
  /** `X-Wing: 4 r27 c59 => r1c9<>4.` */
  step: (names: Names, step: Step) =>
    t('{sentence}.', {
      sentence: phrase('{name}: {sentence}', {
        name: namePhrase(step.technique.name),
        sentence: names.stepWithoutName(step),
      }),
    }),
  /** `X-Wing: r2c5 and r7c5 cannot be 4.` */
  effect: (names: Names, { technique, placements, eliminations }: Step): Headed => {
    const parts =
      placements.length > 0
        ? placements.map(({ cell, digit }) =>
            phrase('{cell} is {digit}', { cell: names.cell(cell), digit: names.digit(digit) }),
          )
        : bySameCells(eliminations).map(([digits, cells]) =>
            phrase('{cells} cannot be {digits}', { cells: names.cells(cells), digits: any(digits.map(names.digit)) }),
          );
    const shown = parts.slice(0, MOST_EFFECTS);
    const more = parts.length - shown.length;
    const sentence = allStatements(
      more > 0 ? [...shown, phrase('{n, plural, one {# more} other {# more}}', { n: more })] : shown,
    );
    const rest = t('{sentence}.', { sentence });
    const counted =
      placements.length > 0
        ? t('{n, plural, one {# digit is} other {# digits are}} placed.', { n: placements.length })
        : t('{n, plural, one {# candidate is} other {# candidates are}} excluded.', { n: eliminations.length });
    return { head: named(technique.name), rest, short: widthOf(rest) > MOST_IN_LINE ? counted : rest };
  },
  /** `Only 5 is left for r4c7: 2, 3 and 4 are in row 4; cage 12 in r45c7 leaves 3, 5, 7 or 9; 7 was excluded by X-Wing.` */
  leftOnly: (puzzle: Puzzle, { cell, digit }: Candidate, parts: readonly ExcludedBy[]) => {
    const reasons = parts.map(({ house, byRule, technique, digits: mask }) => {
      if (byRule) return leftByRule(puzzle, byRule);
      const excluded = digitsOf(mask);
      const [n, digits] = [excluded.length, all(excluded.map(d => symbolOf(puzzle, d)))];
      if (house)
        return phrase('{digits} {n, plural, one {is} other {are}} in {house}', { n, digits, house: houseName(house) });
      return technique
        ? phrase('{digits} {n, plural, one {was} other {were}} excluded by {technique}', {
            n,
            digits,
            technique: namePhrase(technique.name),
          })
        : phrase('{digits} {n, plural, one {was} other {were}} excluded earlier', { n, digits });
    });
    const [symbol, name] = [symbolOf(puzzle, digit), cellName(puzzle, cell)];
    return reasons.length > 0
      ? t('Only {digit} is left for {cell}: {reasons}.', {
          digit: symbol,
          cell: name,
          reasons: inSeries(reasons.map(wordsOf)),
        })
      : t('Only {digit} is left for {cell}.', { digit: symbol, cell: name });
  },
  /** The other steps need digits that were shown and are not in the grid yet: `r1c4=6 and r1c9=2`. */
  waiting: (names: Names, placements: readonly Candidate[]) => {
    const parts: Value[] = placements
      .slice(0, MOST_WAITING)
      .map(({ cell, digit }) => `${names.cell(cell)}=${names.digit(digit)}`);
    if (placements.length > MOST_WAITING) parts.push(phrase('{n} more', { n: placements.length - MOST_WAITING }));
    const waiting = t(
      'Before you continue, apply the digits that were shown. ' +
        'They are not in the grid yet: {digits}. Apply writes all of them.',
      { digits: plain(wordsOf(all(parts))) },
    );
    return joinSentences([waiting, hint.startAgain()]);
  },
  startAgain: () => t('The next hint starts again at the first step.'),
  /** The step after the shown one, which counts as done. */
  next: () => t('Next Step'),
  /** The sentence for a line with its buttons, which VS Code truncates to the width of the editor. */
  inLine: (sentence: Headed) =>
    widthOf(whole(sentence)) > MOST_IN_LINE ? withoutHead(sentence.short) : whole(sentence),
  /** Another step of the same position: the shown digit is not written yet, so nothing builds on it. */
  another: () => t('Another Step'),
  why: () => t('Why?'),
  hide: () => t('Hide'),
  showCandidates: () => t('Show Candidates'),
  /** `Applied the digits that were shown: r1c4=6 and r1c9=2.` */
  appliedShown: (names: Names, placements: readonly Candidate[]): Headed => ({
    head: t('Applied the digits that were shown'),
    rest: t('{sentence}.', {
      sentence: all(placements.map(({ cell, digit }) => `${names.cell(cell)}=${names.digit(digit)}`)),
    }),
    short: t('Applied {n, plural, one {# digit} other {# digits}}.', { n: placements.length }),
  }),
  /** The hint has nothing to explain at these stages. */
  notExplained: (stage: 1 | 2) =>
    stage === 1
      ? t('So far, the hint shows only where to look. Run Sudoku: Hint to see more.')
      : t('So far, the hint shows only which technique to use. Run Sudoku: Hint to see more.'),
  /** There is no hint, or it has not reached its second stage. */
  noTechnique: () => t('No hint names a technique yet. Run Sudoku: Hint to continue.'),
  candidatesGone: () => t('The puzzle of these candidates no longer exists.'),
  /** `Noted X-Wing: r2c5 cannot be 4.`: a step that only eliminates, in a grid that lists no candidates. */
  noted: ({ head = '', rest, short }: Headed): Headed => ({
    head: t('Noted {name}', { name: head }),
    rest,
    short: t('Noted: {sentence}', { sentence: short }),
  }),
  cannotHold: () => t('A grid of digits cannot store this, so nothing was written. The next step assumes it.'),
  /** The name of a document, without slashes, which would divide a path. */
  candidatesOf: (name: string) => plain(t('Candidates of {name}', { name })).replaceAll('/', '-'),
  more: () => t('Which Technique?'),
  show: () => t('Show the Step'),
  apply: () => t('Apply'),
  applyNext: () => t('Apply Next Step'),
  /** `Applied Hidden Single: r4c7 is 5.` */
  applied: ({ head = '', rest, short }: Headed): Headed => ({
    head: t('Applied {name}', { name: head }),
    rest,
    short: t('Applied: {sentence}', { sentence: short }),
  }),
  learn: () => t('About It'),
  solved: () => t('The puzzle is solved.'),
  ambiguous: () =>
    t(
      'The puzzle has several solutions. No technique can finish it. Add givens, or fill in one of the solutions with Solve Sudoku.',
    ),
  stuck: () => t('No known technique applies. Solve Sudoku can still finish the puzzle.'),
  stuckWithout: (excluded: readonly string[]) =>
    t(
      'No known technique applies, except possibly those excluded by sudoku.techniques.exclude ({techniques}). ' +
        'Solve Sudoku can still finish the puzzle.',
      { techniques: plain(wordsOf(all(excluded))) },
    ),
  /** `found`: `r1c3: 2 is already in row 1 (r1c9)` */
  conflict: (found: string) => t('Digits conflict. {found}. Clear or change one of these digits.', { found }),
  wrongEntries: () =>
    t(
      'No solution is left with these entries, so at least one digit is wrong. Undo it, or run Check My Progress to find it.',
    ),
  rulesContradict: () => t('This puzzle has no solution: its rules contradict each other. Check the marked rules.'),
  unsolvable: () =>
    t('No solution contains all of these digits, so at least one is wrong. Undo, or look at the marked cells first.'),
} as const;

/** The list of all steps of a position. */
export const allSteps = {
  title: (name: string) => plain(t('All Steps of {name}', { name })),
  ambiguousTitle: (name: string) =>
    plain(t('All Steps of {name} · several solutions, so without techniques that need exactly one', { name })),
  searching: (steps: number) =>
    t(
      '{steps, plural, one {# step} other {# steps}} found, still searching. Type to search, for example x-wing or r4c7',
      { steps },
    ),
  found: (steps: number) =>
    t('{steps, plural, one {# step} other {# steps}} found. Type to search, for example x-wing or r4c7', { steps }),
  noneWithoutExotic: () =>
    t('No known technique applies. Exotic techniques may apply. Use the button above to search for them.'),
  none: () => t('No known technique applies, not even an exotic one.'),
  /** `X-Wing · 3 steps · Hard` */
  group: ({ name, level }: Technique, steps: number) =>
    [named(name), t('{steps, plural, one {# step} other {# steps}}', { steps }), capital(named(level))].join(' · '),
  /** `r1c6 r2c6 · also Turbot Chain` */
  description: (cells: readonly string[], technique: Technique) => {
    const others = otherNamesOf(technique);
    return [cells.join(' '), others.length > 0 ? t('also {others}', { others: all(others) }) : '']
      .filter(part => part)
      .join(' · ');
  },
  addExotic: () => t('Search Exotic Techniques Too'),
  apply: () => t('Apply This Step'),
  noMarks: () => t('The file lists no candidates, so nothing was written. This step only removes candidates.'),
} as const;
