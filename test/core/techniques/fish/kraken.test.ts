import assert from 'node:assert/strict';
import { type Position, positionOf } from '../../../../src/core/position';
import { allSteps, findAllSteps, techniques } from '../../../../src/core/techniques/index';
import { Names } from '../../../../src/core/techniques/names';
import type { Step } from '../../../../src/core/techniques/step';
import { parse } from '../../../../src/text/parser/parser';

function positionIn(text: string): Position {
  const [{ grid, givens }] = parse(text).puzzles;
  return positionOf(grid, givens);
}

const position = positionIn(`
.-------------.---------------.------------.
| 9   7   4  | 8    5    2  | 3   6   1 |
| 2   5   8  | 136  136  16 | 4   9   7 |
| 6   1   3  | 4    7    9  | 8   2   5 |
:-------------+---------------+------------:
| 8   26  27 | 5    16   3  | 17  4   9 |
| 37  36  5  | 16   9    4  | 17  8   2 |
| 4   9   1  | 7    2    8  | 5   3   6 |
:-------------+---------------+------------:
| 37  8   9  | 2    13   5  | 6   17  4 |
| 1   4   6  | 9    8    7  | 2   5   3 |
| 5   23  27 | 136  4    16 | 9   17  8 |
.-------------.---------------.------------.
`);
const names = new Names(position.geometry);

function stepsOf(id: string): Step[] {
  return findAllSteps(
    position,
    techniques.filter(technique => technique.id === id),
  );
}

function check(id: string, line: string, text: string): void {
  const step = stepsOf(id).find(found => names.step(found) === line);
  assert.ok(
    step,
    `${line} is not among\n${stepsOf(id)
      .map(found => names.step(found))
      .join('\n')}`,
  );
  assert.equal(step.technique.explain(step, names), text);
}

describe('kraken fish', () => {
  it('eliminate candidates that all fins exclude by chains', () => {
    check(
      'kraken-fish-type-1',
      'Kraken Fish Type 1: Sashimi X-Wing 3 r29 c24 fr2c5, r2c5 =6= r4c5 -6- r5c4 =6= r5c2 => r5c2<>3',
      'Rows 2 and 9 must each hold 3. All places for it except the fin r2c5 lie in columns 2 and 4. ' +
        'If the fin does not hold 3, each of these houses has its 3 in one of these places, and nowhere else. ' +
        'If r2c5 is 3, then r2c5 is not 6, so r4c5 is 6, so r5c4 is not 6, ' +
        'so r5c2 is 6, so r5c2 is not 3. So r5c2 cannot be 3 in any case.',
    );
  });

  it('eliminate candidates that the fins and the places of a cover set exclude by chains', () => {
    check(
      'kraken-fish-type-2',
      'Kraken Fish Type 2: Finned Franken X-Wing 1 r24 c5b2 fr4c7, r4c5 -1- r7c5 -3- r7c1 =3= r5c1, r4c7 -1- r5c7 -7- r5c1 => r5c1<>7',
      'Rows 2 and 4 must each hold 1. All places for it except the fin r4c7 lie in column 5 and box 2. ' +
        'If the fin does not hold 1, each of these houses has its 1 in one of these places, and nowhere else. ' +
        'r2c5 lies in two of these cover houses: a 1 there would use up both, and one of the base houses would get none. ' +
        'So column 5 has its 1 in r4c5, unless a fin is true. If r4c5 is 1, then r7c5 is not 1, so r7c5 is 3, ' +
        'so r7c1 is not 3, so r5c1 is 3, so r5c1 is not 7. If r4c7 is 1, then r5c7 is not 1, so r5c7 is 7, ' +
        'so r5c1 is not 7. So r5c1 cannot be 7 in any case.',
    );
  });

  it('are found if smaller ones find nothing', () => {
    const [{ grid, givens }] = parse(
      '1....648..64..........4..67....9.67..7.4..5..5...7.1...5...432.3....87..4.....8..',
    ).puzzles;
    const hard = positionOf(grid, givens);
    const type1 = techniques.filter(({ id }) => id === 'kraken-fish-type-1');
    const firstOfThree = () => {
      for (const step of allSteps(hard, type1))
        if (step && names.step(step).includes('Swordfish')) return names.step(step);
      return undefined;
    };
    assert.equal(
      firstOfThree(),
      'Kraken Fish Type 1: Finned Swordfish 9 c167 r237 fr5c1 fr9c6, r5c1 =6= r7c1 =8= r7c3, ' +
        'r9c6 =7= r2c6 -7- r2c1 =7= r7c1 =8= r7c3 => r7c3<>9',
    );
  });

  it('have chains from candidates of the fish to the eliminated candidate', () => {
    for (const step of [...stepsOf('kraken-fish-type-1'), ...stepsOf('kraken-fish-type-2')]) {
      const fins = [...step.fins!, ...step.endoFins!];
      const starts = step.chains!.map(({ nodes: [{ digit, cells, isOn }] }) => {
        assert.deepEqual([digit, isOn, cells.length], [step.digits[0], true, 1]);
        return cells[0];
      });
      assert.ok(
        fins.every(cell => starts.includes(cell)),
        names.step(step),
      );
      for (const { nodes } of step.chains!) {
        const [{ cell, digit }] = step.eliminations;
        assert.deepEqual(nodes[nodes.length - 1], { digit, cells: [cell], isOn: false });
      }
    }
  });

  it('eliminate nothing twice', () => {
    for (const id of ['kraken-fish-type-1', 'kraken-fish-type-2']) {
      const eliminated = stepsOf(id).map(step => names.effect(step));
      assert.equal(new Set(eliminated).size, eliminated.length);
    }
  });
});
