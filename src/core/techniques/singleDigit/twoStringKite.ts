import { shareBox } from '../../geometry';
import type { Position } from '../../position';
import { joinSentences, t } from '../../sentences';
import type { Names } from '../names';
import { distinct, makeStep, type Step, type Technique } from '../step';
import { explainJoinedPairs, type JoinedPairs, joinedPairs, joinedPairsEvidence, patternOf } from './joinedPairs';

/**
 * A digit with two places in a row and two in a column. One place of each is in the same box. The cell that sees the other two
 * places cannot hold the digit. A dual kite is two kites with the same two cells in the box, of one digit or, as in HoDoKu, of two
 * digits. It eliminates what both kites eliminate.
 */
export const twoStringKite: Technique = {
  id: 'two-string-kite',
  name: '2-String Kite',
  otherNames: ['Two-String Kite', 'Dual 2-String Kite'],
  aliases: ['Kite', 'Turbot Kite'],
  level: 'hard',
  score: 150,
  rating: 41,
  find: position => distinct(findKites(position)),
  evidence: (step, names) => (isDual(step) ? dualEvidence(step, names) : joinedPairsEvidence(step, names)),
  explain: (step, names) => (isDual(step) ? explainDual(step, names) : explainJoinedPairs(step, names)),
};

function* findKites(position: Position): Generator<Step | undefined> {
  const kites: Step[] = [];
  for (const joined of joinedPairs(position)) {
    const kite = joined && isKite(position, joined) ? makeKite(position, joined) : undefined;
    if (kite) kites.push(kite);
    yield kite;
  }
  for (const [i, kite] of kites.entries()) {
    for (const other of kites.slice(i + 1)) {
      if (haveSameJoints(kite, other)) yield makeDual(kite, other);
    }
  }
}

function isKite({ geometry }: Position, { houses: [row, column], joints }: JoinedPairs): boolean {
  return row.kind === 'row' && column.kind === 'column' && shareBox(geometry, joints);
}

function makeKite(position: Position, joined: JoinedPairs): Step | undefined {
  const { size, rowOf, columnOf } = position.geometry;
  const [endOfRow, endOfColumn] = joined.ends;
  const meeting = rowOf[endOfColumn] * size + columnOf[endOfRow];
  if (!position.has(meeting, joined.digit)) return undefined;
  const eliminations = [{ cell: meeting, digit: joined.digit }];
  return makeStep({ technique: twoStringKite, ...patternOf(joined), eliminations });
}

/** Two different kites of one digit at the same cells never have the same row, which has no other cells for the digit. */
function haveSameJoints({ cells: [, , a, b] }: Step, { cells: [, , c, d] }: Step): boolean {
  return (a === c && b === d) || (a === d && b === c);
}

/** The step of two kites: its cells are those of one kite, then those of the other. Its digits are those of both kites: one or two. */
function makeDual(kite: Step, other: Step): Step | undefined {
  return makeStep({
    ...kite,
    digits: [...new Set([...kite.digits, ...other.digits])],
    houses: [...kite.houses, ...other.houses],
    cells: [...kite.cells, ...other.cells],
    chains: [...kite.chains!, ...other.chains!],
    eliminations: [...kite.eliminations, ...other.eliminations],
  });
}

const isDual = ({ houses }: Step) => houses.length > 2;

/** `1 in r2c9,r7c4/in r1c4,r7c8 (connected by r12c5)`, with two digits `1 in r2c9,r7c4/2 in …` */
function dualEvidence({ digits: [digit, second], cells }: Step, names: Names): string {
  const [ends, joints, otherEnds] = [cells.slice(0, 2), cells.slice(2, 4), cells.slice(4, 6)];
  const other = second === undefined ? '' : `${names.digit(second)} `;
  const [where, otherwise] = [names.cells(ends), names.cells(otherEnds)];
  return `${names.digit(digit)} in ${where}/${other}in ${otherwise} (connected by ${names.cells(joints)})`;
}

function explainDual(step: Step, names: Names): string {
  const { digits, cells, eliminations } = step;
  if (digits.length > 1) return joinSentences(kitesOf(step).map(kite => explainJoinedPairs(kite, names)));
  const [inRow, otherInColumn, joint, otherJoint, otherInRow, inColumn] = cells.map(cell => names.cell(cell));
  return t(
    '{joint} and {otherJoint} are in one {regions, select, irregular {region} other {box}}, ' +
      'so at least one of them is not {digit}. ' +
      'If {joint} is not {digit}, then {inRow} and {inColumn} are {digit}, the only other places in its row and its column. ' +
      'If {otherJoint} is not {digit}, then {otherInRow} and {otherInColumn} are {digit} in the same way. ' +
      'In both cases each of {excluded} sees one of these cells and cannot be {digit}.',
    {
      joint,
      otherJoint,
      inRow,
      inColumn,
      otherInRow,
      otherInColumn,
      regions: names.geometry.regions,
      digit: names.digit(digits[0]),
      excluded: names.cells(eliminations.map(({ cell }) => cell)),
    },
  );
}

/** The two kites of a dual kite with two digits. */
function kitesOf(step: Step): Step[] {
  return step.digits.map((digit, i) => ({
    ...step,
    digits: [digit],
    houses: step.houses.slice(2 * i, 2 * i + 2),
    cells: step.cells.slice(4 * i, 4 * i + 4),
    eliminations: step.eliminations.filter(other => other.digit === digit),
  }));
}
