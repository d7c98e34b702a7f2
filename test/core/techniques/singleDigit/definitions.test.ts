import type { House } from '../../../../src/core/geometry';
import type { Candidate, Position } from '../../../../src/core/position';
import {
  checkDefinition,
  choices,
  digitsOfSize,
  housesOfKind,
  type NaivePair,
  ordered,
  pairsIn,
  see,
  seeingAll,
  ways,
} from '../definitions';

/** By digit, every two disjoint pairs in houses of these kinds. */
function* twoPairs(position: Position, ...kinds: readonly House['kind'][]): Generator<[NaivePair, NaivePair]> {
  for (const digit of digitsOfSize(position)) {
    for (const [one, other] of choices(pairsIn(position, housesOfKind(position, ...kinds), digit), 2)) {
      if (!one.cells.some(cell => other.cells.includes(cell))) yield [one, other];
    }
  }
}

interface Kite {
  readonly joints: readonly [number, number];
  readonly excluded: readonly Candidate[];
}

function* kites(position: Position, digit: number): Generator<Kite> {
  const { boxOf, rowOf, columnOf } = position.geometry;
  for (const row of pairsIn(position, housesOfKind(position, 'row'), digit)) {
    for (const column of pairsIn(position, housesOfKind(position, 'column'), digit)) {
      if (row.cells.some(cell => column.cells.includes(cell))) continue;
      for (const [end, joint] of ways(row)) {
        for (const [otherEnd, otherJoint] of ways(column)) {
          if (boxOf[joint] !== boxOf[otherJoint]) continue;
          const meeting = position.cellsWith[digit]
            .cells()
            .filter(cell => columnOf[cell] === columnOf[end] && rowOf[cell] === rowOf[otherEnd]);
          if (meeting.length > 0) {
            yield { joints: [joint, otherJoint], excluded: meeting.map(cell => ({ cell, digit })) };
          }
        }
      }
    }
  }
}

describe('patterns of one digit are found by their definitions:', () => {
  it('Skyscraper: two parallel lines on one crossing line', () =>
    checkDefinition('skyscraper', function* (position) {
      const { rowOf, columnOf } = position.geometry;
      for (const kind of ['row', 'column'] as const) {
        const across = kind === 'row' ? columnOf : rowOf;
        for (const [one, other] of twoPairs(position, kind)) {
          for (const [roof, foot] of ways(one)) {
            for (const [otherRoof, otherFoot] of ways(other)) {
              if (across[foot] !== across[otherFoot] || across[roof] === across[otherRoof]) continue;
              yield seeingAll(position, [roof, otherRoof], one.digit);
            }
          }
        }
      }
    }));

  it('2-String Kite: a row and a column that cross in a box; and two with the same cells there', () =>
    checkDefinition('two-string-kite', function* (position) {
      const all = digitsOfSize(position).flatMap(digit => [...kites(position, digit)]);
      for (const { excluded } of all) yield excluded;
      for (const [one, other] of ordered(all)) {
        if (one.joints.every(joint => other.joints.includes(joint))) yield [...one.excluded, ...other.excluded];
      }
    }));

  it('Turbot Fish: two pairs of any houses, a cell of one seeing a cell of the other', () =>
    checkDefinition('turbot-fish', function* (position) {
      for (const [one, other] of twoPairs(position, 'row', 'column', 'box')) {
        for (const [end, joint] of ways(one)) {
          for (const [otherEnd, otherJoint] of ways(other)) {
            if (see(position, joint, otherJoint)) yield seeingAll(position, [end, otherEnd], one.digit);
          }
        }
      }
    }));
});
