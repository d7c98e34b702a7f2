import assert from 'node:assert/strict';
import { makeLine } from '../../src/core/notation';
import { openSudoku } from '../../src/formats/openSudoku';
import { finish } from '../../src/text/work';

const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const ZEROS = EASY.replaceAll('.', '0');

describe('an OpenSudoku file', () => {
  const games = (xml: string) => finish(openSudoku.file!.read(xml)).map(({ content }) => content);

  it('can have digits', () => {
    const [first, second] = games(
      `<opensudoku><game data="${ZEROS}" /><game created="1" data='${ZEROS}'/></opensudoku>`,
    );
    assert.equal(makeLine(first.grid.digits), EASY);
    assert.equal(makeLine(second.givens), EASY);
  });
  it('can have a played puzzle', () => {
    const cells = [...ZEROS].map((digit, i) =>
      i === 2 ? '4|0|1|' : digit === '0' ? `0|${i === 3 ? 5 : 0}|1|` : `${digit}|0|0|`,
    );
    const [game] = games(`<opensudoku version="2"><game data="version: 3\n${cells.join('')}"/></opensudoku>`);
    assert.equal(makeLine(game.givens), EASY);
    assert.equal(game.grid.digits[2], 4);
    assert.equal(game.marks?.corner[3], 0b101);
  });
  it('can have other versions', () => {
    const one = games(`<opensudoku><game data="version: 1\n${'0|1,9,|1|'.repeat(81)}"/></opensudoku>`);
    assert.equal(one[0].marks?.corner[0], 0b100000001);
    const four = games(`<opensudoku><game data="version: 4\n${'0|3|0|1|1|0|0|0|'.repeat(40)}0|0|0|1|"/></opensudoku>`);
    assert.deepEqual([four[0].marks?.corner[0], four[0].givens[1]], [3, 1]);
  });
  it('has no puzzle if none can be read', () =>
    assert.deepEqual(games('<opensudoku><game data="12"/><game data="version: 3\n1|2|"/>'), []));
});
