import assert from 'node:assert/strict';
import fc from 'fast-check';
import { geometryOfSize } from '../../../src/core/geometry';
import { makeLine } from '../../../src/core/notation';
import { finish } from '../../../src/core/pausing';
import { positionOf } from '../../../src/core/position';
import { boardOf } from '../../../src/core/rating/board';
import { graphOf } from '../../../src/core/rating/chains/graph';
import {
  dynamicForcingChains,
  dynamicForcingChainsPlus,
  forcingChain,
  multipleForcingChains,
  nestedForcingChains,
  nishio,
} from '../../../src/core/rating/chains/index';
import { innerForcingChains } from '../../../src/core/rating/chains/innerForcingChains';
import { walking } from '../../../src/core/rating/index';
import { lengthSurcharge } from '../../../src/core/techniques/chainLength';
import { RUNS } from '../arbitraries';
import { validPuzzle } from '../techniques/randomPuzzles';
import { checkRule } from './steps';

// A case is a puzzle, its eliminated candidates, and the first step found.
describe('the chains of the rating', () => {
  checkRule(
    forcingChain,
    `
    156743928.2916.43..34..26.1413..75866854312..9726..314598316742.61.74895.47..9163 | 7.0 Cycle: r3c5<>5 r3c5<>8
    .9.176853671538249835492617.5.849721....1736571.653984567384192.....1.7612.7.5.38 | 7.1 Cycle: r5c3<>4 r8c3<>4 r8c3<>9
    64879315221546873997312548615984.3..48237.5..7365198.43649572188216349..597281643 | 7.0 Forcing Chain: r4c8<>7
    9325846178457163921672..485216...874593478126784621953459867231321.4.768678132549 | 7.1 Forcing Chain: r3c6=3 r3c6<>9
    71.5629488..71.265...8..3173762..189...981673981376452...4287914281975361976..824 | 7.2 Forcing Chain: r2c3<>3
    128734569956821374437.5.281269183745574..2813381475692892317456713546.286452...37 | 6.6 Forcing X-Chain: r9c7<>9
    293586741174923...856714..25.1472..9742398.1.93.65142.3.516.2.442983517661.24...3 | 6.7 Forcing X-Chain: r2c8<>8
    9325846178457163921672.3485216...874593478126784621953459867231321.4.768678132549 | 6.5 X-Cycle: r4c5<>9
    145239..8678541392932876415893765124567412983214398.5.789654231321987...456123879 | 6.5 Y-Cycle: r8c7<>6
    ...328175823157694.5.649382.6.934821218765943439812756.7.5.643838..71569.....3217 | 6.6 Y-Cycle: r9c1<>9 r9c3<>4
    64879315221546873997312548615984.3..48237.5..7365198.43649572188216349..597281643 r4c8<>7 | nothing
  `,
  );
  checkRule(
    nishio,
    `
    128734569956821374437.5.281269183745574..2813381475692892317456713546.286452...37 | 7.5 Nishio Forcing Chains: r9c7<>9
    9325846178457163921672.3485216...874593478126784621953459867231321.4.768678132549 | 7.6 Nishio Forcing Chains: r4c5<>9
    813794562652...9474972561839346752181284397565768..394.895.76.12619....5745.....9 | 7.7 Nishio Forcing Chains: r7c8<>3
    146287..3782..3641359641287218..9..6975..68.26348.2.79.9.168725.6..25..4.27..4.68 | 7.8 Nishio Forcing Chains: r8c3<>3
    128734569956821374437.5.281269183745574..2813381475692892317456713546.286452...37 r9c7<>9 | nothing
  `,
  );
  checkRule(
    multipleForcingChains,
    `
    146287..3782..3641359641287218.794.69754.68.26348.2.79493168725861725..4527..4.68 | 8.2 Cell Forcing Chains: r8c8<>3
    64817952.917325684532486971426891...375264198189753462793542816254618...861937245 | 8.3 Cell Forcing Chains: r4c8<>3
    932584617845716392167...485216...874593478126784621953459867231321.4.7686781.2549 | 8.0 Region Forcing Chains: r3c5<>3
    9325846178457163921672..485216...874593478126784621953459867231321.4.768678132549 | 8.1 Region Forcing Chains: r4c4=3 r4c4<>9
    .12758.699641235788..64921.658491.2..2.586941149237856486912.3.2913756845..864192 | 8.2 Region Forcing Chains: r3c3<>7
    245961.3.619873245738524619487215396152639...396748152863457921921386...574192863 | 8.3 Region Forcing Chains: r5c7<>7
    146287..3782..3641359641287218.794.69754.68.26348.2.79493168725861725..4527..4.68 r8c8<>3 | nothing
  `,
  );
  checkRule(
    dynamicForcingChains,
    `
    9325846178457163921672.3485216...874593478126784621953459867231321.4.768678132549 | 8.5 Dynamic Cell Forcing Chains: r4c4<>9
    9325846178457163921672..485216...874593478126784621953459867231321.4.768678132549 | 8.6 Dynamic Cell Forcing Chains: r4c4<>9
    128734569956821374437.5.281269183745574..2813381475692892317456713546.286452...37 | 8.5 Dynamic Contradiction Forcing Chains: r9c7<>9
    138975...7952648..624318579241.37.9.387596..495..217..413789.5.562143987879652... | 8.5 Dynamic Double Forcing Chains: r6c8<>6
    1452397.8678541392932876415893765124567412983214398.5.789654231321987...456123879 | 8.5 Dynamic Region Forcing Chains: r8c8<>6
    7135629488..71.265...8..3173762..189...981673981376452...4287914281975361976..824 | 8.7 Dynamic Region Forcing Chains: r3c3<>4
    9325846178457163921672.3485216...874593478126784621953459867231321.4.768678132549 r4c4<>9 | nothing
  `,
  );
  checkRule(
    dynamicForcingChainsPlus,
    `
    9325846178457163921672.3485216...874593478126784621953459867231321.4.768678132549 | 9.0 Dynamic Cell Forcing Chains (+): r4c4<>9
    9325846178457163921672..485216...874593478126784621953459867231321.4.768678132549 | 9.1 Dynamic Cell Forcing Chains (+): r4c4<>9
    128734569956821374437.5.281269183745574..2813381475692892317456713546.286452...37 | 9.0 Dynamic Contradiction Forcing Chains (+): r9c7<>9
    245961.3.619873245738524619487215396152639...396748152863457921921386...574192.6. | 9.0 Dynamic Double Forcing Chains (+): r9c9<>8
    154867392678932...3294156879157468234672839..8325914765463782.9783129...291654738 | 9.1 Dynamic Double Forcing Chains (+): r2c8<>5
    1452397.8678541392932876415893765124567412983214398.5.789654231321987...456123879 | 9.0 Dynamic Region Forcing Chains (+): r8c8<>6
    9325846178457163921672.3485216...874593478126784621953459867231321.4.768678132549 r4c4<>9 | nothing
  `,
  );
  checkRule(
    nestedForcingChains,
    `
    9325846178457163921672.3485216...874593478126784621953459867231321.4.768678132549 | 9.5 Dynamic Cell Forcing Chains (+ Forcing Chains): r4c4<>9
    128734569956821374437.5.281269183745574..2813381475692892317456713546.286452...37 | 9.5 Dynamic Contradiction Forcing Chains (+ Forcing Chains): r9c7<>9
    245961.3.619873245738524619487215396152639...396748152863457921921386...574192.6. | 9.5 Dynamic Double Forcing Chains (+ Forcing Chains): r9c9<>8
    9325846178457163921672.3485216...874593478126784621953459867231321.4.768678132549 r4c4<>9 | nothing
  `,
  );
});

describe('the length of a chain', () => {
  function check(statements: number, tenths: number): void {
    it(`of ${statements} statements adds ${tenths} tenths`, () => assert.equal(lengthSurcharge(statements), tenths));
  }

  check(6, 0);
  check(7, 1);
  check(8, 1);
  check(9, 2);
  check(10, 2);
  check(11, 3);
  check(14, 3);
  check(15, 4);
  check(26, 5);
  check(27, 6);
  check(130, 10);
  check(131, 11);
});

describe('chains within chains', () => {
  it('first exclude the same candidates as forcing chains', () => {
    let count = 0;
    fc.assert(
      fc.property(validPuzzle, ({ grid }) => {
        const position = positionOf(grid);
        const board = boardOf(position);
        for (const step of walking(position)) {
          if (!step) continue;
          const [chain] = [...forcingChain.find(board)].filter(found => found !== undefined);
          const [nested] = finish(innerForcingChains(finish(graphOf(board)))(board));
          assert.equal(nested === undefined, chain === undefined, makeLine(grid.digits));
          if (chain?.name.startsWith('Forcing')) {
            assert.ok(chain.eliminations.includes(nested.candidate), makeLine(grid.digits));
            count++;
          }
          board.take(step);
        }
      }),
      { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 20) },
    );
    assert.ok(count > 0);
  });

  it('exclude the same candidates, by chains as long, in a puzzle that is turned by 180 degrees and has its digits reversed', () => {
    let count = 0;
    const excluded = (digits: Uint8Array, turn: (candidate: number) => number) => {
      const board = boardOf(positionOf({ geometry: geometryOfSize(9), digits }));
      const found = finish(innerForcingChains(finish(graphOf(board)))(board));
      return found.map(({ candidate, nested }) => `${turn(candidate)} by ${nested!.length}`).sort();
    };
    fc.assert(
      fc.property(validPuzzle, fc.nat(40), ({ grid, solution }, solved) => {
        // With some more cells solved there are more chains.
        const digits = grid.digits.map((digit, cell) => (cell % 41 < solved ? solution[cell] : digit));
        const turned = digits
          .slice()
          .reverse()
          .map(digit => (digit === 0 ? 0 : 10 - digit));
        const found = excluded(digits, candidate => candidate);
        assert.deepEqual(
          excluded(turned, candidate => 728 - candidate),
          found,
          makeLine(digits),
        );
        count += found.length;
      }),
      RUNS,
    );
    assert.ok(count > 0);
  });
});
