/** Steps of clues: the candidates that their cells cannot hold, with notation and explanation. */

import type { Geometry } from '../../geometry';
import { bitOf, digitsOf } from '../../grid';
import type { Cell, Digit, DigitMask } from '../../numbers';
import { allowedOf, type Candidate, derived, ofGeometry, type Position } from '../../position';
import type { RuleUse } from '../../rules/constraint';
import { ruleMeaningOf } from '../../rules/meanings';
import { kindOf } from '../../rules/rule';
import { allStatements, any, joinSentences, type List, phrase, t, wordsOf } from '../../sentences';
import { type Changes, whereChanged } from '../changes';
import { capitalized, type Names } from '../names';
import { makeStep, type Step, type Technique } from '../step';
import { Arrangements, type Masks } from './arrangements';
import { type Clue, cluesOf } from './clue';
import type { Subject } from './subject';
import { combination, digitsInWords, explainLeftOver, subjectInWords, way } from './words';

/** The maximum number of ways to fill the cells of a clue that are listed. */
const FEW_WAYS = 6;

/** By cell: the candidates of a position, or the digit of the cell. */
export const masksOf = derived(allowedOf);

const knownArrangements = ofGeometry(() => new WeakMap<Clue, Arrangements>());

/** The ways to fill the cells of a clue, made at first use. */
export function arrangementsOf(geometry: Geometry, clue: Clue): Arrangements {
  const known = knownArrangements(geometry);
  const arrangements = known.get(clue) ?? new Arrangements(geometry, [clue]);
  known.set(clue, arrangements);
  return arrangements;
}

/** The clues of rules that have a use. */
export function cluesFor({ geometry }: Position, use: RuleUse): readonly Clue[] {
  if (!geometry.variant) return [];
  return cluesOf(geometry).filter(({ subject }) => kindOf(subject.rules[0]).uses?.includes(use));
}

/** The depth of the examination of a clue: each constraint by itself, or all ways to fill its cells. */
export type Depth = 'settled' | 'exactly';

/** The steps of some clues. A technique must pass the same clues at each call for a geometry. */
export function clueSteps(
  position: Position,
  technique: Technique,
  clues: readonly Clue[],
  depth: Depth,
): Iterable<Step | undefined> {
  if (clues.length === 0) return [];
  return whereChanged(position, technique, changes => stepsOfClues(position, technique, clues, depth, changes));
}

function* stepsOfClues(
  position: Position,
  technique: Technique,
  clues: readonly Clue[],
  depth: Depth,
  changes: Changes,
): Generator<Step | undefined> {
  const { geometry } = position;
  const candidates = masksOf(position);
  for (const clue of clues) {
    const { cells } = clue.subject;
    if (!changes.ofAny(cells) || cells.every(cell => position.digits[cell] !== 0)) continue;
    const arrangements = arrangementsOf(geometry, clue);
    const masks = arrangements.cells.map(cell => candidates[cell]);
    const left = depth === 'settled' ? arrangements.settled(masks) : yield* arrangements.exactly(masks);
    if (left) yield clueStep(position, technique, clue.subject, arrangements, left);
    yield undefined;
  }
}

/** The step for the candidates that are left in the cells of a subject. */
export function clueStep(
  position: Position,
  technique: Technique,
  subject: Subject,
  arrangements: Arrangements,
  left: Masks,
): Step | undefined {
  const { cells } = arrangements;
  const eliminations = eliminationsTo(position, cells, left);
  if (eliminations.length === 0) return undefined;
  const ways = arrangements.all(left, FEW_WAYS);
  return makeStep({ ...aboutSubject(technique, subject, eliminations), left, ...(ways && { ways }), eliminations });
}

/** The candidates of the cells that are not in `left`. */
export function eliminationsTo(position: Position, cells: readonly Cell[], left: Masks): Candidate[] {
  return cells.flatMap((cell, i) =>
    digitsOf(position.candidates[cell] & ~left[i]).map((digit): Candidate => ({ cell, digit })),
  );
}

/** The common properties of every step of a subject. */
export function aboutSubject(technique: Technique, subject: Subject, eliminations: readonly Candidate[]) {
  const digits = digitsOf(eliminations.reduce((mask: DigitMask, { digit }) => mask | bitOf(digit), 0));
  return { technique, subject, digits, houses: subject.leftOver?.houses ?? [], cells: subject.cells };
}

/** The notation of a subject. */
export const clueEvidence = ({ subject }: Step, names: Names): string => wordsOf(subjectInWords(subject!, names));

/** The subject of a step and the meaning of its rules, in sentences. */
export function introduce({ subject }: Step, names: Names): string {
  const { rules, leftOver } = subject!;
  if (leftOver) return explainLeftOver(leftOver, rules, names);
  const symbols = Array.from({ length: names.geometry.size }, (_, i) => names.digit(i + 1));
  const meaning = joinSentences([...new Set(rules.map(rule => ruleMeaningOf(rule, symbols)))]);
  return capitalized(t('{subject}: {meaning}', { subject: subjectInWords(subject!, names), meaning }));
}

/** The reason why the cells of a clue cannot hold the eliminated candidates. */
export function explainClue(step: Step, names: Names): string {
  const parts = [
    introduce(step, names),
    reasonOf(step, names),
    t('So {effect}.', { effect: effectInWords(step, names) }),
  ];
  return joinSentences(parts.filter(part => part !== ''));
}

function reasonOf(step: Step, names: Names): string {
  const { ways, combinations, cells } = step;
  if (cells.length === 1) return '';
  if (combinations) {
    const sums = any(combinations.map(mask => combination(mask, names)));
    return combinations.length === 1
      ? t('The candidates allow only {sums}.', { sums })
      : t('The candidates allow only the combinations {sums}.', { sums });
  }
  if (!ways)
    return t('In all ways to fill these cells from their candidates, {rest}.', { rest: whatIsLeft(step, names) });
  const order = cells.map(cell => names.cell(cell)).join(' ');
  const filled = any(ways.map(digits => way(digits, names)));
  return ways.length === 1
    ? t('There is only one way to fill {cells} from their candidates: {ways}.', { cells: order, ways: filled })
    : t('There are only these ways to fill {cells} from their candidates: {ways}.', { cells: order, ways: filled });
}

/** `r1c1 holds 1 or 2 and each of r1c23 holds 7, 8 or 9`: the cells that lose candidates. */
function whatIsLeft({ eliminations, cells, left = [] }: Step, names: Names): List {
  const changed = new Set(eliminations.map(({ cell }) => cell));
  const groups = new Map<DigitMask, Cell[]>();
  for (const [i, cell] of cells.entries())
    if (changed.has(cell)) groups.set(left[i], [...(groups.get(left[i]) ?? []), cell]);
  return allStatements(
    [...groups].map(([mask, some]) => {
      const [own, digits] = [names.cells(some), digitsInWords(mask, names)];
      return some.length > 1
        ? phrase('each of {cells} holds {digits}', { cells: own, digits })
        : phrase('{cell} holds {digits}', { cell: own, digits });
    }),
  );
}

/** `r1c1 cannot hold 5 or 6, and r1c2 cannot hold 7` */
export function effectInWords({ eliminations }: Step, names: Names): List {
  const cells = [...new Set(eliminations.map(({ cell }) => cell))].sort((a, b) => a - b);
  const groups = new Map<string, { readonly digits: readonly Digit[]; readonly cells: Cell[] }>();
  for (const cell of cells) {
    const digits = eliminations.filter(each => each.cell === cell).map(({ digit }) => digit);
    const group = groups.get(digits.join());
    if (group) group.cells.push(cell);
    else groups.set(digits.join(), { digits, cells: [cell] });
  }
  return allStatements(
    [...groups.values()].map(group =>
      phrase('{cells} cannot hold {digits}', {
        cells: names.cells(group.cells),
        digits: any(group.digits.map(names.digit)),
      }),
    ),
  );
}
