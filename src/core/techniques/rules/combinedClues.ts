import { ofGeometry, type Position } from '../../position';
import { DigitSet } from '../../solver/propagation/digitSet';
import { NO_ONLOOKERS } from '../../solver/propagation/onlookers';
import { type Changes, whereChanged } from '../changes';
import type { Step, Technique } from '../step';
import { Arrangements } from './arrangements';
import { type Clue, cluesOf, differIn, isPartOfGrid } from './clue';
import { clueEvidence, clueStep, explainClue, masksOf } from './clueSteps';
import type { Subject } from './subject';

/** Two rules, or a rule and a house, that share cells or see each other: tries all ways to fill the cells of both. */
export const combinedClues: Technique = {
  id: 'combined-clues',
  name: 'Combined Clues',
  level: 'unfair',
  score: 250,
  rating: 64,
  find: position => whereChanged(position, combinedClues, changes => findSteps(position, changes)),
  evidence: clueEvidence,
  explain: explainClue,
};

/** The maximum number of cells. More cells have too many ways to be filled. */
const MOST_CELLS = 14;

/** The maximum number of pairs. More pairs take a lot of time. */
const MOST_PAIRS = 600;

/** A pair of clues. */
interface Combined {
  readonly subject: Subject;
  readonly clues: readonly Clue[];
}

const combinedIn = ofGeometry((geometry): readonly Combined[] => {
  const { size } = geometry;
  const differ = differIn(geometry);
  const clues = cluesOf(geometry).filter(({ subject }) => subject.cells.length > 1);
  const all = 2 ** size - 1;
  const houses = geometry.houses.map(house => {
    const cells = [...house.cells];
    return { subject: { rules: [], cells, houses: [house] }, propagators: [new DigitSet(cells, all, NO_ONLOOKERS)] };
  });
  const found: Combined[] = [];
  const add = (a: Clue, b: Clue, least: number) => {
    const cells = [...new Set([...a.subject.cells, ...b.subject.cells])];
    const shared = a.subject.cells.length + b.subject.cells.length - cells.length;
    const links = a.subject.cells.filter(one => b.subject.cells.some(other => differ(one, other))).length;
    if (cells.length > MOST_CELLS || (shared < least && (least > 1 || links < 2))) return;
    const rules = [...new Set([...a.subject.rules, ...b.subject.rules])];
    found.push({ subject: { rules, cells, houses: b.subject.houses ?? [] }, clues: [a, b] });
  };
  for (const [i, a] of clues.entries()) {
    for (const b of clues.slice(i + 1)) add(a, b, 1);
    if (!isPartOfGrid(a)) for (const house of houses) add(a, house, 2);
  }
  return found.sort((a, b) => a.subject.cells.length - b.subject.cells.length).slice(0, MOST_PAIRS);
});

const knownArrangements = ofGeometry(() => new WeakMap<Combined, Arrangements>());

function* findSteps(position: Position, changes: Changes): Generator<Step | undefined> {
  const { geometry } = position;
  if (!geometry.variant) return;
  const candidates = masksOf(position);
  const known = knownArrangements(geometry);
  for (const combined of combinedIn(geometry)) {
    const { cells } = combined.subject;
    if (!changes.ofAny(cells) || cells.every(cell => position.digits[cell] !== 0)) continue;
    const arrangements = known.get(combined) ?? new Arrangements(geometry, combined.clues);
    known.set(combined, arrangements);
    const left = yield* arrangements.exactly(arrangements.cells.map(cell => candidates[cell]));
    if (left) yield clueStep(position, combinedClues, combined.subject, arrangements, left);
    yield undefined;
  }
}
