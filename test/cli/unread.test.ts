import assert from 'node:assert/strict';
import { FIRST_LENGTH } from '../../src/cli/input/blocks';
import { allVerbs } from '../../src/cli/verbs/index';
import * as messages from '../../src/messages/index';
import type { UnreadNote } from '../../src/text/note';
import { sections } from '../text/pasted/sections';
import { sudoku, temporaryFolder } from './cli';

/** Texts of which nothing is read, with the reasons. In a form that is not known, the readers of other programs may find a mistake. */
const UNREAD = sections.flatMap(({ name, text }) => {
  const [, reason] = /^! (\S+)/.exec(name) ?? [];
  return reason === undefined || reason === 'unknown-form'
    ? []
    : [{ name, text, reason: reason as UnreadNote['reason'] }];
});

/** What verbs need besides. Those that are left out read no puzzles, or something else. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  transform: ['--rotate', '1'],
  render: ['--folder', temporaryFolder()],
};
const OTHERS = ['completions', 'generate', 'man', 'mcp', 'merge', 'verify'];

describe('an input of which nothing is read', () => {
  it('has a text for each of several reasons', () => {
    assert.ok(new Set(UNREAD.map(({ reason }) => reason)).size >= 4);
  });

  for (const { name, text, reason } of UNREAD) {
    it(`the reason, with its line: ${name.slice(2)}`, async () => {
      const { err, status } = await sudoku(['solve'], `Words\n\n${text}\n`);
      const said = `sudoku: There is no puzzle in input: line 3: ${messages.pasting.reasons[reason](false)}.\n`;
      assert.deepEqual([err, status], [said, 2]);
    });
  }

  it('is told by every verb that reads puzzles', async () => {
    const [{ text, reason }] = UNREAD;
    const expected = `There is no puzzle in input: line 1: ${messages.pasting.reasons[reason](false)}.\n`;
    for (const verb of (await allVerbs()).map(each => each.name).filter(each => !OTHERS.includes(each))) {
      const { err, status } = await sudoku([verb, ...(OPTIONS[verb] ?? [])], text);
      assert.ok(err.includes(expected), `${verb}: ${err}`);
      assert.equal(status, 2, verb);
    }
  });

  it('is not told where a puzzle is read, nor of a later input', async () => {
    const [{ text }] = UNREAD;
    const { err } = await sudoku(['count'], `${text}\n\n${'1'.padEnd(81, '.')}\n`);
    assert.doesNotMatch(err, /no puzzle/);
    assert.equal((await sudoku(['count'], 'Words only\n')).err, 'sudoku: There is no puzzle in input.\n');
  });

  it('is told also where a later block has only empty lines', async () => {
    const blank = '\n'.repeat(3 * FIRST_LENGTH);
    for (const verb of ['solve', 'check', 'count', 'lint', 'stats', 'convert --to line']) {
      const [alone, before, after] = [
        await sudoku(verb.split(' '), 'Words only\n'),
        await sudoku(verb.split(' '), `Words only\n${blank}`),
        await sudoku(verb.split(' '), `${blank}Words only\n`),
      ];
      assert.equal(alone.err, 'sudoku: There is no puzzle in input.\n', verb);
      assert.deepEqual([before.err, before.status], [alone.err, alone.status], verb);
      assert.deepEqual([after.err, after.status], [alone.err, alone.status], verb);
      assert.deepEqual((await sudoku(verb.split(' '), blank)).err, '', verb);
    }
  });

  it('has the line of a long input', async () => {
    const [{ text, reason }] = UNREAD;
    const words = 'These are words.\n'.repeat(1000);
    const { err } = await sudoku(['solve'], `${words}\n${text}\n`);
    const said = `sudoku: There is no puzzle in input: line 1002: ${messages.pasting.reasons[reason](false)}.\n`;
    assert.equal(err, said);
  });
});
