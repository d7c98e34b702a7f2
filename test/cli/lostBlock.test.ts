import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastLineOf } from '../../src/cli/input/blocks';
import { START } from '../../src/text/parser/context';
import { saved } from '../../src/text/parser/savedContext';
import { EASY } from '../text/texts';
import { builtWithThreads, sudoku, sudokuProcess, temporaryFile } from './cli';

/** Lines of 4096 bytes, which are a block of a slow verb, except for the last one, which may have rules below it. */
const IN_BLOCK = Math.floor(4096 / (EASY.length + 1)) - 1;

/** A thread dies at the second block while a file `dying` exists next to it. */
const DYING = `
parentPort.on('message', ({ block }) => {
  if (block.line === ${IN_BLOCK} && existsSync(new URL('./dying', import.meta.url))) process.exit(1);
});
`;

describe('a block whose threads died', () => {
  for (const format of ['text', 'json']) {
    it(`is repeated by --resume, as ${format}`, async () => {
      const folder = await builtWithThreads(DYING);
      writeFileSync(join(folder, 'dying'), '');
      const input = temporaryFile('in.sdm', `${EASY}\n`.repeat(3 * IN_BLOCK));
      const output = join(folder, 'out');
      const hint = ['hint', '-j', '2', '-f', format, input];
      const lost = await sudokuProcess([...hint, '--output', output], '', folder);
      const lines = `Lines ${IN_BLOCK + 1} to ${2 * IN_BLOCK} of ${input}`;
      assert.equal(
        lost.err,
        `sudoku: ${lines} could not be processed: its thread ended\nsudoku: The same command with --resume processes these lines again.\n`,
      );
      assert.equal(lost.status, 2);
      rmSync(join(folder, 'dying'));
      const resumed = await sudokuProcess([...hint, '--output', output, '--resume'], '', folder);
      assert.deepEqual([resumed.status, resumed.err], [0, '']);
      assert.equal(readFileSync(output, 'utf8'), (await sudoku(hint)).out);
      assert.match((await sudoku([...hint, '--output', output, '--resume'])).err, /is complete/);
    });
  }

  it('has a last line, with and without a line end', () => {
    const last = (text: string) => lastLineOf({ name: '', line: 10, text, context: saved(START) });
    assert.deepEqual(['', 'a', 'a\n', 'a\r\nb', 'a\rb\r\n', '\n'].map(last), [10, 10, 10, 11, 11, 10]);
    assert.equal(lastLineOf({ name: '', line: 3, plain: Buffer.from(`${EASY}\n`.repeat(4)) }), 6);
  });
});
