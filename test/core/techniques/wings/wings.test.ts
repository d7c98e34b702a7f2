import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../../src/core/geometry';
import { Position } from '../../../../src/core/position';
import { findAllSteps } from '../../../../src/core/techniques/index';
import { Names } from '../../../../src/core/techniques/names';
import { linesOf } from '../drawing';
import { positionOfLine, techniqueOf } from '../positions';

function check(id: string, position: Position | string, ...expected: string[]): void {
  const at = typeof position === 'string' ? positionOfLine(position) : position;
  assert.deepEqual(linesOf(at, techniqueOf(id)), expected);
}

function checkExplained(id: string, line: string, expected: string): void {
  const position = positionOfLine(line);
  const [step] = findAllSteps(position, [techniqueOf(id)]);
  assert.equal(step.technique.explain(step, new Names(position.geometry)), expected);
}

/** An empty 9x9 grid in which some cells have only these candidates, by cell name such as `r1c1`. */
function withOnly(candidatesByCell: Record<string, readonly number[]>): Position {
  const candidates = new Uint32Array(81).fill(0b111111111);
  for (const [name, digits] of Object.entries(candidatesByCell)) {
    const cell = 9 * (Number(name[1]) - 1) + Number(name[3]) - 1;
    candidates[cell] = digits.reduce((mask, digit) => mask | (1 << (digit - 1)), 0);
  }
  const none = new Uint8Array(81);
  return new Position(geometryOfSize(9), none, candidates, none);
}

describe('XY-Wing', () => {
  it('is found along the paths of puzzles', () => {
    check(
      'xy-wing',
      '.+4+6+913.+8.8.+56+4+2+9.1.+1.57+86.4.6+82+9+4.+1.4..+3+5+18.615.+8+6+7.496..+4+3+9+158..+4+18+57+6+2+5+81+72+6+49+3:233',
      'XY-Wing: 2/3/7 in r4c1,r67c3 => r5c3<>7',
    );
    check(
      'xy-wing',
      '+8+9+16+24+3+575+3+7.8.6+242..+3+5+79+81+3+78..+2...+9+12+4+6573+86..7+3+819+2+7+8.+2.6..+31+2.+5+4+38+7.+4.387.2..',
      'XY-Wing: 1/6/9 in r8c9,r9c68 => r9c9<>9',
    );
  });

  it('is the only step of its pattern', () => {
    check(
      'xy-wing',
      withOnly({ r1c1: [1, 2], r1c8: [1, 3], r2c3: [2, 3] }),
      'XY-Wing: 1/2/3 in r1c18,r2c3 => r1c23,r2c789<>3',
    );
  });

  it('is not found in similar patterns', () => {
    // wings that the pivot does not see both
    check('xy-wing', withOnly({ r1c1: [1, 2], r1c8: [1, 3], r4c3: [2, 3] }));
    // a naked triple
    check('xy-wing', withOnly({ r1c1: [1, 2], r1c8: [1, 3], r1c3: [2, 3] }));
    // a pivot with a third candidate
    check('xy-wing', withOnly({ r1c1: [1, 2, 4], r1c8: [1, 3], r2c3: [2, 3] }));
  });

  it('is explained', () => {
    checkExplained(
      'xy-wing',
      '.+4+6+913.+8.8.+56+4+2+9.1.+1.57+86.4.6+82+9+4.+1.4..+3+5+18.615.+8+6+7.496..+4+3+9+158..+4+18+57+6+2+5+81+72+6+49+3:233',
      'r6c3 is 2 or 3. If it is 2, r7c3 must be 7. If it is 3, r4c1 must be 7. So one of these two cells ' +
        'is 7, and no cell that sees both can be 7.',
    );
  });
});

describe('XYZ-Wing', () => {
  it('is found along the paths of puzzles', () => {
    check(
      'xyz-wing',
      '...2+45.+8.+25+4+83+1+67+9+81+3+7..+5241...+24.5+8.+42+58.91.+5.8+1+7.+4+6+2+4+8+53+1+7+2+9+6+371..2+84+592+645+8.3.',
      'XYZ-Wing: 3/6/9 in r4c24,r6c2 => r4c3<>9',
    );
    check(
      'xyz-wing',
      '+8+9+16+24+3+575+3+7.8.6+242..+3+5+79+81+3+78..+2...+9+12+4+6573+86..7+3+819+2+7+8.+2.6..+31+2.+5+4+38+7.+4.387.2..',
      'XYZ-Wing: 5/6/9 in r89c9,r9c2 => r9c8<>6',
    );
  });

  it('is the only step of its pattern', () => {
    check(
      'xyz-wing',
      withOnly({ r1c1: [1, 2, 3], r1c8: [1, 3], r2c3: [2, 3] }),
      'XYZ-Wing: 1/2/3 in r1c18,r2c3 => r1c23<>3',
    );
  });

  it('is not found in similar patterns', () => {
    // wings that the pivot does not see both
    check('xyz-wing', withOnly({ r1c1: [1, 2, 3], r1c8: [1, 3], r4c3: [2, 3] }));
    // equal wings
    check('xyz-wing', withOnly({ r1c1: [1, 2, 3], r1c8: [1, 3], r2c3: [1, 3] }));
    // a pivot with a fourth candidate
    check('xyz-wing', withOnly({ r1c1: [1, 2, 3, 4], r1c8: [1, 3], r2c3: [2, 3] }));
  });

  it('is explained', () => {
    checkExplained(
      'xyz-wing',
      '...2+45.+8.+25+4+83+1+67+9+81+3+7..+5241...+24.5+8.+42+58.91.+5.8+1+7.+4+6+2+4+8+53+1+7+2+9+6+371..2+84+592+645+8.3.',
      'If neither r4c4 nor r6c2 is 9, they are 3 and 6, and r4c2, which sees both, must be 9. So one of ' +
        'the three cells is 9, and no cell that sees all of them can be 9.',
    );
  });
});

describe('WXYZ-Wing', () => {
  it('is found along the paths of puzzles', () => {
    check(
      'wxyz-wing',
      '.+12+3+9+67..+7.+8+25+1.63.6.+8+7+4.1+2..1+68+7+25+487+642+5+3+91+2+54+13+9+8+7+6.+27+5+1+36..+68.7+4+2+1+3.1..9+6+8.2+7:533',
      'WXYZ-Wing: 3/4/5/9 in r29c2,r89c3 => r3c3<>9',
    );
    check(
      'wxyz-wing',
      '+258+6+1..9.3+61.7+9+8.+5+9+47+5+8...6+5+1+2+7.69.8+4+8+91.+5.+6.+6+73+8+9..5.+82+43+51+67+9+79+6..85..1+359+6+74+8+2:237',
      'WXYZ-Wing: 1/3/4/7 in r1c79,r3c7,r6c9 => r6c7<>1',
    );
  });

  it('is the only step of its pattern', () => {
    check(
      'wxyz-wing',
      withOnly({ r1c1: [1, 2, 3, 4], r1c7: [1, 4], r1c8: [2, 4], r2c3: [3, 4] }),
      'WXYZ-Wing: 1/2/3/4 in r1c178,r2c3 => r1c23<>4',
    );
  });

  it('is not found in similar patterns', () => {
    // two digits that could be in two cells at once
    check('wxyz-wing', withOnly({ r1c1: [1, 2, 3, 4], r1c7: [1, 4], r1c8: [3, 4], r2c3: [3, 4] }));
    // five digits
    check('wxyz-wing', withOnly({ r1c1: [1, 2, 3, 4], r1c7: [1, 4], r1c8: [2, 5], r2c3: [3, 4] }));
    // three cells that are an XYZ-Wing by themselves
    check('wxyz-wing', withOnly({ r1c1: [1, 3, 4], r1c7: [1, 4], r1c8: [2, 4], r2c3: [3, 4] }));
    // cells that are not in two crossing houses
    check('wxyz-wing', withOnly({ r1c1: [1, 4], r1c5: [1, 2], r5c5: [2, 3], r5c9: [3, 4] }));
  });

  it('is explained', () => {
    checkExplained(
      'wxyz-wing',
      '.+12+3+9+67..+7.+8+25+1.63.6.+8+7+4.1+2..1+68+7+25+487+642+5+3+91+2+54+13+9+8+7+6.+27+5+1+36..+68.7+4+2+1+3.1..9+6+8.2+7:533',
      'r29c2,r89c3 have only the candidates 3, 4, 5 and 9. Each of 3, 4 and 5 can be in only one of these ' +
        'cells, because all of them that have it as a candidate see each other. These three digits fill ' +
        'three cells at most, so one cell holds 9. No cell that sees every one of these cells with the ' +
        'candidate 9 can be 9.',
    );
  });
});

describe('W-Wing', () => {
  it('is found along the paths of puzzles', () => {
    check(
      'w-wing',
      '...2+45.+8.+25+4+83+1+67+9+81+3+7..+5241...+24.5+8.+42+58.91.+5.8+1+7.+4+6+2+4+8+53+1+7+2+9+6+371..2+84+592+645+8.3.',
      'W-Wing: 6/9 in r1c2,r4c4 connected by 9 in r6c26 => r4c2<>6',
    );
    check(
      'w-wing',
      '+61+3+8+29+4+75....+5.3165+74+3+6+1..+2+3+5+1+98+672+4+869.+4.+15+34+2+7+13+5.+6.+1.+56+9+32.+7.3+6.78+5.+17..+51.63.',
      'W-Wing: 9/8 in r2c2,r9c9 connected by 8 in r7c28 => r9c2<>9',
    );
  });

  it('needs a house with two places, each seen by one of the two cells', () => {
    const others = { r5c2: [1, 3], r5c3: [1, 3], r5c4: [1, 3], r5c6: [1, 3], r5c7: [1, 3], r5c8: [1, 3] };
    const pair = { r1c1: [1, 2], r9c9: [1, 2] };
    const line = 'W-Wing: 1/2 in r1c1,r9c9 connected by 2 in r5c19 => r1c9,r9c1<>1';
    check('w-wing', withOnly({ ...pair, ...others, r5c5: [1, 3] }), line);
    check('w-wing', withOnly({ ...pair, ...others }));
    check('w-wing', withOnly({ r1c1: [1, 2], r9c8: [1, 2], ...others, r5c5: [1, 3] }));
    check('w-wing', withOnly({ r1c1: [1, 2], r9c9: [1, 3], ...others, r5c5: [1, 3] }));
  });

  it('is explained', () => {
    checkExplained(
      'w-wing',
      '...2+45.+8.+25+4+83+1+67+9+81+3+7..+5241...+24.5+8.+42+58.91.+5.8+1+7.+4+6+2+4+8+53+1+7+2+9+6+371..2+84+592+645+8.3.',
      'r1c2 and r4c4 are each 6 or 9. In row 6, only r6c26 can hold 9, and each of these cells sees one of ' +
        'the first two. So r1c2 and r4c4 cannot both be 9. At least one of them is 6, and no cell that sees ' +
        'both can be 6.',
    );
  });
});
