import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type Position, positionOf } from '../../../../src/core/position';
import { findAllSteps, techniques } from '../../../../src/core/techniques/index';
import { effectKey, type Step } from '../../../../src/core/techniques/step';
import { RUNS } from '../../arbitraries';
import { drawn, explanationOf, linesOf } from '../drawing';
import { positionOfLine, techniqueOf } from '../positions';
import { validPuzzle } from '../randomPuzzles';
import { findStep } from '../walks';
import { NaiveChains } from './naiveChains';

const FOURS =
  '3+8.2..1.+7+7.+1+6+38.+95+59.17+4.8+363.+82..7+1+1+7+946+3+85+2+2.8.+1+7.+3.4+67+3+8+2+5+1+9+8.+3..1+7..+91.+7.63.8:585';
const EAST =
  '4+38+1+25+67+9...+6+79.3.+9+7683+41...6.98+7...7.+9+41+3.+6.+3.4+5+62+9.7+6+92+7+48...+153+2+9+67..+8+4+7+3+5+1+296:' +
  '527 229 529 547 548 249 449 549 859 579';
const WEST =
  '...+3+9258+7+87+5+16+43+9+2...5+8+7+1+6+4...+82.671..8..1+9+4+3+7..+94.+8+25+194+2+38+7+5+6+567+41+9+2+3+83+8+2...4+19:363';
const SOUTH =
  '4+1+6+5+9+8+32+7+85+9.2.16+4..+2+16+45+98+5+9+4+28.+6....8+6.194516.+94+5.....5..+64.+99+4+18+5+273+66..+4.9.+5.:752 371 372 292 395';
const RING =
  '.+9.+281+736...+4+9518+2+18+263+7+594...+129.+67.6.54+3.+2.9+2.+7+68+3...5.9+1+4+2+7+82.8+3.+6.1..+1+9+8.+26.+3:563';
const EIGHTS =
  '...+6721+8+9+7+2+6+1+9853+4+9+81+54+3..7+3+19.....+8+8+6+7+9314+52+25+4+7+8+6+9+131+7.3.+9.+46.9..+6...+16.2.+17.+9+5:583 484';
const FORCED =
  '+2.6+3.1+8...3+9.8..2..5+8+4.+2..38+24+1+3..9..+1+3..94+82..+52+483.1.+82+614.3..+619+73+2.8+3.7+8+2+5..6:418 721 727 729 637';

/** Checks that this step is found, and optionally its explanation. */
function check(position: Position | string, line: string, reason?: string): void {
  const at = typeof position === 'string' ? positionOfLine(position) : position;
  const technique = techniques.find(({ name }) => line.startsWith(`${name}: `))!;
  const lines = linesOf(at, technique);
  assert.ok(lines.includes(line), `no step ${line} among\n${lines.join('\n')}`);
  if (reason) assert.equal(explanationOf(at, technique, line), reason);
}

const ROWS = `
  x...x....
  ..x......
  .x.......
  .........
  ....x..x.
  .x.......
  .........
  .x.....x.
  .........`;

describe('X-Chain', () => {
  it('removes the digit from cells that see both ends', () =>
    check(
      FOURS,
      'X-Chain: 4 r1c8 =4= r1c3 -4- r4c3 =4= r4c7 -4- r6c9 =4= r8c9 => r89c8<>4',
      'If r1c8 is not 4, then r1c3 is 4, so r4c3 is not 4, so r4c7 is 4, so r6c9 is not 4, so r8c9 is 4. ' +
        'So r1c8 is 4 or r8c9 is 4, or both, and no cell that sees r1c8 and r8c9 can be 4.',
    ));
  it('proves the digit in the cell to which it returns', () =>
    check(
      FOURS,
      'X-Chain: 4 r2c2 =4= r2c7 -4- r4c7 =4= r4c3 -4- r1c3 =4= r2c2 => r1c3,r2c7,r6c2<>4',
      'If r2c2 is not 4, then r2c7 is 4, so r4c7 is not 4, so r4c3 is 4, so r1c3 is not 4, so r2c2 is 4. ' +
        'So r2c2 is 4 in any case, and no cell that sees it can be 4.',
    ));
  it('needs its strong links', () => {
    const line = 'X-Chain: 5 r1c1 =5= r1c5 -5- r5c5 =5= r5c8 -5- r8c8 =5= r8c2 => r3c2<>5';
    assert.deepEqual(linesOf(drawn(5, ROWS), techniqueOf('x-chain')), [line]);
    const near = linesOf(drawn(5, ROWS.replace('....x..x.', '....x..xx')), techniqueOf('x-chain'));
    assert.ok(near.length > 0 && near.every(other => !other.endsWith('=> r3c2<>5')));
  });
});

describe('XY-Chain', () => {
  it('removes the digit of both ends from cells that see them', () =>
    check(
      EAST,
      'XY-Chain: 4 4- r4c7 -3- r4c9 -1- r6c8 -8- r8c8 -4 => r4c8<>4',
      'If r4c7 is not 4, then r4c7 is 3, so r4c9 is not 3, so r4c9 is 1, so r6c8 is not 1, so r6c8 is 8, so r8c8 is not 8, ' +
        'so r8c8 is 4. So r4c7 is 4 or r8c8 is 4, or both, and no cell that sees r4c7 and r8c8 can be 4.',
    ));
});

describe('Continuous Nice Loop', () => {
  it('removes candidates that both ends of a weak link exclude', () =>
    check(
      RING,
      'Continuous Nice Loop: 4 5- r1c1 -4- r9c1 =4= r9c8 -4- r6c8 =4= r6c3 -4- r1c3 -5- r1c1 -4 => r4c13<>4',
      'If r1c1 is 4, then r9c1 is not 4, so r9c8 is 4, so r6c8 is not 4, so r6c3 is 4, so r1c3 is not 4, ' +
        'so r1c3 is 5, so r1c1 is not 5, which leads back to the start of the loop. So these statements are ' +
        'all true or all false. Where two candidates of the loop exclude each other, exactly one of them is ' +
        'true. A candidate that sees both of these, or shares a cell with both, is false.',
    ));
  it('leaves a cell two candidates between two strong links', () =>
    check(SOUTH, 'Continuous Nice Loop: 7 3= r7c5 =1= r7c8 -1- r4c8 -7- r4c6 -3- r5c5 =3= r7c5 =1 => r7c5<>7'));
});

describe('Discontinuous Nice Loop', () => {
  it('refutes a candidate by another one of its cell', () =>
    check(
      EAST,
      'Discontinuous Nice Loop: 1 r6c8 -1- r7c8 -5- r7c7 =5= r5c7 =8= r6c8 => r6c8<>1',
      'Suppose r6c8 is 1. Then r7c8 is not 1, so r7c8 is 5, so r7c7 is not 5, so r5c7 is 5, so r5c7 is not ' +
        '8, so r6c8 is 8. r6c8 cannot be both, so it is not 1.' +
        ' Chains with three strong links of these kinds have the name M-Wing.',
    ));
  it('refutes a candidate by itself', () =>
    check(
      FOURS,
      'Discontinuous Nice Loop: 4 r1c3 -4- r1c8 =4= r2c7 -4- r4c7 =4= r4c3 -4- r1c3 => r1c3<>4',
      'Suppose r1c3 is 4. Then r1c8 is not 4, so r2c7 is 4, so r4c7 is not 4, so r4c3 is 4, so r1c3 is not ' +
        '4, which is the opposite. So r1c3 is not 4.',
    ));
  it('proves a candidate', () =>
    check(
      FOURS,
      'Discontinuous Nice Loop: 6 r1c8 =4= r1c3 -4- r4c3 =4= r4c7 -4- r2c7 =4= r1c8 => r1c8<>6',
      'Suppose r1c8 is not 4. Then r1c3 is 4, so r4c3 is not 4, so r4c7 is 4, so r2c7 is not 4, so r1c8 is ' +
        '4, which is the opposite. So r1c8 is 4 and can hold no other digit.',
    ));
  it('excludes a candidate, whether another one is true or not', () =>
    check(
      EAST,
      'Discontinuous Nice Loop: 8 r5c7 =5= r7c7 -5- r7c8 -1- r6c8 -8- r5c7 => r5c7<>8',
      'If r5c7 is not 5, then r7c7 is 5, so r7c8 is not 5, so r7c8 is 1, so r6c8 is not 1, so r6c8 is 8, ' +
        'so r5c7 is not 8. If r5c7 is 5, it is not 8 either. So it is not 8 in any case.' +
        ' Chains with three strong links of these kinds have the name H-Wing.',
    ));
});

describe('AIC', () => {
  it('removes the digit of both ends from cells that see them', () =>
    check(EIGHTS, 'AIC: 3 3- r8c3 -8- r8c4 =8= r9c4 -8- r9c7 -3 => r8c7,r9c2<>3'));
});

describe('chains with groups', () => {
  it('form continuous loops', () =>
    check(
      SOUTH,
      'Grouped Continuous Nice Loop: 7 2- r6c9 -3- r6c3 =3= r5c12 -3- r5c5 -7- r9c5 -1- r9c9 -2- r6c9 -3 => r7c5<>7',
    ));
  it('form discontinuous loops, which may return to a cell of a group', () =>
    check(
      FOURS,
      'Grouped Discontinuous Nice Loop: 4 r2c7 -4- r2c2 =4= r6c2 -4- r6c9 =4= r46c7 -4- r2c7 => r2c7<>4',
      'Suppose r2c7 is 4. Then r2c2 is not 4, so r6c2 is 4, so r6c9 is not 4, so 4 is in r46c7, so r2c7 is ' +
        'not 4, which is the opposite. So r2c7 is not 4.',
    ));
  it('lead from end to end', () =>
    check(
      SOUTH,
      'Grouped AIC: 2/7 7- r5c1 =7= r5c5 -7- r9c5 =7= r9c23 -7- r7c1 -2 => r5c1<>2, r7c1<>7',
      'If r5c1 is not 7, then r5c5 is 7, so r9c5 is not 7, so 7 is in r9c23, so r7c1 is not 7, so r7c1 is 2. ' +
        'So r5c1 is 7 or r7c1 is 2, or both. The two cells see each other, so neither can hold the digit of the other end.' +
        ' Chains with three strong links of these kinds have the name M-Wing.',
    ));
});

describe('chains with almost locked sets', () => {
  it('form continuous loops', () =>
    check(
      SOUTH,
      'Continuous Nice Loop with ALS: 7 3= r7c5 =1= r7c8 -1- ALS:r4c68 -3- r5c5 =3= r7c5 =1 => r7c5<>7',
      'If r7c5 is not 1, then r7c8 is 1, so r4c68 cannot hold 1 and must hold 3 and 7, so r5c5 is not 3, ' +
        'so r7c5 is 3, which leads back to the start of the loop. So these statements are all true or all ' +
        'false. Where two candidates of the loop exclude each other, exactly one of them is true. A candidate that ' +
        'sees both of these, or shares a cell with both, is false. The almost locked sets of the loop hold their ' +
        'other digits in both cases.',
    ));
  it('leave a cell one candidate by several links together', () =>
    check(
      FORCED,
      'Continuous Nice Loop with ALS: 7/9 6= r3c8 =1= r9c8 -1- r9c7 -9- ALS:r3c17 =6= r3c8 =1 => r3c8<>7, r7c7<>9',
      'If r3c8 is not 1, then r9c8 is 1, so r9c7 is not 1, so r9c7 is 9, so r3c17 cannot hold 9 and must ' +
        'hold 1 and 7, which together exclude all other candidates from r3c8, so r3c8 is 6, which leads back ' +
        'to the start of the loop. So these statements are all true or all false. Where two candidates of ' +
        'the loop exclude each other, exactly one of them is true. A candidate that sees both of these, or ' +
        'shares a cell with both, is false. The almost locked sets of the loop hold their other digits in both ' +
        'cases, except where a set excludes several digits from a cell: each of these digits is in the set or in ' +
        'that cell.',
    ));
  it('form discontinuous loops', () =>
    check(WEST, 'Discontinuous Nice Loop with ALS: 3 r3c2 =2= r3c1 -2- ALS:r5c1,r6c23 -3- r3c2 => r3c2<>3'));
  it('lead from end to end, and from set to set', () => {
    check(WEST, 'AIC with ALS: 4 4- r1c2 -1- ALS:r4c3,r6c2 -9- r4c1 -4 => r1c1,r4c2<>4');
    check(WEST, 'Discontinuous Nice Loop with ALS: 1 r1c2 -1- ALS:r1c13 -4- ALS:r4c13,r6c2 -1- r1c2 => r1c2<>1');
  });
  it('are not found if there is no such set', () =>
    assert.deepEqual(linesOf(drawn(2, 'x..x\nx.xx\n.x..\n.xx.'), techniqueOf('aic-with-als')), []));
});

const KINDS = [
  { group: 'plain', loops: 'continuous-nice-loop', discontinuous: 'discontinuous-nice-loop', aics: 'aic' },
  {
    group: 'grouped',
    loops: 'grouped-continuous-nice-loop',
    discontinuous: 'grouped-discontinuous-nice-loop',
    aics: 'grouped-aic',
  },
] as const;

const MOST_LINKS = 5;

/** A position where singles, intersections and subsets find nothing more; undefined if they solve the puzzle. */
function stuck(start: Position): Position | undefined {
  const simple = techniques.slice(
    0,
    techniques.findIndex(({ id }) => id === 'x-wing'),
  );
  let position = start;
  for (let step = findStep(position, simple); step; step = findStep(position, simple)) position = position.after(step);
  return position.isSolved ? undefined : position;
}

describe('short chains', () => {
  it('have the same effects as all chains by the definition', () => {
    const effects = (steps: readonly Step[]) => new Set(steps.map(effectKey));
    fc.assert(
      fc.property(validPuzzle, ({ grid }) => {
        const position = stuck(positionOf(grid));
        if (!position) return;
        const naive = new NaiveChains(position, MOST_LINKS);
        for (const kind of ['loops', 'discontinuous', 'aics'] as const) {
          const plain = findAllSteps(position, [techniqueOf(KINDS[0][kind])]);
          for (const { group, [kind]: id } of KINDS) {
            const found = findAllSteps(position, [techniqueOf(id)]);
            const short = found.filter(({ chains }) => chains![0].nodes.length <= MOST_LINKS + 1);
            const [known, all] = [naive[group][kind], effects([...plain, ...found])];
            assert.deepEqual(
              [...known].filter(effect => !all.has(effect)),
              [],
              `${id} is missing`,
            );
            assert.deepEqual(
              [...effects(short)].filter(effect => !known.has(effect)),
              [],
              `${id} is too much`,
            );
          }
        }
      }),
      { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 8) },
    );
  });

  it('come first', () => {
    for (const line of [FOURS, EAST, SOUTH]) {
      const lengths = findAllSteps(positionOfLine(line), [techniqueOf('aic')]).map(
        ({ chains }) => chains![0].nodes.length,
      );
      assert.ok(lengths.length > 1);
      assert.deepEqual(
        lengths,
        [...lengths].sort((a, b) => a - b),
      );
    }
  });

  it('are found in other sizes', () => {
    const four = drawn(2, 'x..x\nx.xx\n.x..\n.xx.');
    assert.ok(linesOf(four, techniqueOf('x-chain')).length > 0);
  });
});
