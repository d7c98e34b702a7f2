import { bitOf, digitsOf } from '../../grid';
import type { Cell, Digit } from '../../numbers';
import { type Candidate, type Position, peerSets } from '../../position';
import { any, joinSentences, t } from '../../sentences';
import { type Changes, whereChanged } from '../changes';
import type { Names } from '../names';
import { makeStep, type Step, type Technique } from '../step';
import { type Clue, cluesOf, isPartOfGrid } from './clue';
import { aboutSubject, arrangementsOf, clueEvidence, introduce, masksOf } from './clueSteps';
import { leftOversOf } from './leftOvers';

/** A candidate outside the cells of a rule that would leave no way to fill them. */
export const clueConflict: Technique = {
  id: 'clue-conflict',
  name: 'Clue Conflict',
  otherNames: ['Killer Combination Conflict', 'Locked Digit of a Clue'],
  level: 'hard',
  score: 140,
  rating: 46,
  find: position => whereChanged(position, clueConflict, changes => findSteps(position, changes)),
  evidence: clueEvidence,
  explain,
};

function* findSteps(position: Position, changes: Changes): Generator<Step | undefined> {
  const { geometry, candidates } = position;
  for (const clue of [...cluesOf(geometry), ...leftOversOf(geometry)]) {
    const { cells } = clue.subject;
    if ((isPartOfGrid(clue) && cells.length === 2) || cells.every(cell => position.digits[cell] !== 0)) continue;
    const isOwn = new Set(cells);
    const isOther = changes.ofAny(cells);
    for (const cell of cellsSeeing(position, clue)) {
      if (isOwn.has(cell) || !(isOther || changes.ofCell(cell))) continue;
      const found: Candidate[] = digitsOf(candidates[cell])
        .filter(digit => isConflict(position, clue, cell, digit))
        .map(digit => ({ cell, digit }));
      if (found.length > 0)
        yield makeStep({ ...aboutSubject(clueConflict, clue.subject, found), fins: [cell], eliminations: found });
      yield undefined;
    }
  }
}

/** The empty cells that see at least one cell of a clue. */
function cellsSeeing({ geometry, empty }: Position, { subject }: Clue): Iterable<Cell> {
  const peers = peerSets(geometry);
  return subject.cells
    .map(cell => peers[cell])
    .reduce((all, some) => all.or(some))
    .and(empty);
}

/** Whether a digit of another cell leaves no way to fill the cells of a clue. */
function isConflict(position: Position, clue: Clue, cell: Cell, digit: Digit): boolean {
  const { geometry } = position;
  const candidates = masksOf(position);
  const arrangements = arrangementsOf(geometry, clue);
  const sees = peerSets(geometry)[cell];
  const relations = geometry.variant!.relationsOf[cell];
  let isChanged = false;
  const masks = arrangements.cells.map(own => {
    let mask = candidates[own];
    if (sees.has(own)) mask &= ~bitOf(digit);
    for (const other of relations) if (other.cell === own) mask &= other.allowed[digit];
    if (mask !== candidates[own]) isChanged = true;
    return mask;
  });
  return isChanged && arrangements.areImpossible(masks);
}

function explain(step: Step, names: Names): string {
  const { digits, fins, subject } = step;
  const conflict = t(
    'Suppose {cell} is {digits}. ' +
      'Then its peers among {cells} lose {n, plural, one {{digits}} other {that digit}}, ' +
      'and the remaining candidates leave no way to fill these cells. So {cell} cannot hold {digits}.',
    {
      cell: names.cell(fins![0]),
      digits: any(digits.map(names.digit)),
      cells: names.cells(subject!.cells),
      n: digits.length,
    },
  );
  return joinSentences([introduce(step, names), conflict]);
}
