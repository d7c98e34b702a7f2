import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as core from '../../bench/variantCore';
import { variantSets } from '../../bench/variantSets';
import { rulesOfGeometry } from '../../src/core/rules/geometry';

describe('benchmark sets of puzzles with rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sudoku-variants-'));
  after(() => rmSync(folder, { recursive: true }));

  const check = (name: string, text: string, expected: readonly [string, string][]) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    const [set] = variantSets(core, [file]);
    const found = set.puzzles.map(({ name, geometry }) => [
      name,
      rulesOfGeometry(geometry)
        .map(({ kind }) => kind)
        .join(),
    ]);
    assert.deepEqual(found, expected);
  };

  it('numbers the puzzles of a list', () =>
    check('list.txt', '.AntiKing.Windoku\n\n.AntiKnight\n', [
      ['1', 'antiKing,windoku'],
      ['2', 'antiKnight'],
    ]));
  it('reads names and puzzles from the columns of a table', () =>
    check('table.tsv', '# name\trules\tpuzzle\nKing\tAntiKing\t.AntiKing\t123\n', [['King', 'antiKing']]));
  it('accepts classic puzzles', () => check('classic.txt', '.~R1C1_5\n', [['1', '']]));
  it('rejects text that is not a puzzle', () =>
    assert.throws(() => check('bad.txt', 'no puzzle', []), /bad\.txt: no puzzle/));
  it('names a set after its file', () => {
    writeFileSync(join(folder, 'some-half.txt'), '.AntiKing\n');
    assert.equal(variantSets(core, [join(folder, 'some-half.txt')])[0].name, 'some');
  });
});
