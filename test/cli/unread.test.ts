import assert from 'node:assert/strict';
import { FIRST_LENGTH } from '../../src/cli/input/blocks';
import { allVerbs } from '../../src/cli/verbs/index';
import { makeLine } from '../../src/core/notation';
import * as messages from '../../src/messages/index';
import type { UnreadNote } from '../../src/text/note';
import { parse } from '../../src/text/parser/parser';
import { sections } from '../text/pasted/sections';
import { EASY } from '../text/texts';
import { sudoku, temporaryFolder } from './cli';

/** Unread texts, with the reasons. In an unknown format, the readers of other programs may find a mistake. */
const UNREAD = sections.flatMap(({ name, text }) => {
  const [, reason] = /^! (\S+)/.exec(name) ?? [];
  return reason === undefined || reason === 'unknown-form'
    ? []
    : [{ name, text, reason: reason as UnreadNote['reason'], said: saidOf(text) }];
});

/** The message of the command line about an unread text. */
function saidOf(text: string): string {
  const [note] = parse(text).notes ?? [];
  assert.ok(note && note.reason !== 'rules');
  return messages.pasting.reasons[note.reason](note.grids ? 'terminal' : false);
}

/** Options that verbs require. Verbs that do not read puzzles are missing. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  transform: ['--rotate', '1'],
  render: ['--folder', temporaryFolder()],
};
// `convert` writes the grid.
const OTHERS = ['completions', 'convert', 'generate', 'man', 'mcp', 'merge', 'read', 'verify'];

describe('an input without a readable puzzle', () => {
  it('has a text for each of several reasons', () => {
    assert.ok(new Set(UNREAD.map(({ reason }) => reason)).size >= 4);
  });

  for (const { name, text, said: words } of UNREAD) {
    it(`is reported with the reason and its line: ${name.slice(2)}`, async () => {
      const { err, status } = await sudoku(['solve'], `Words\n\n${text}\n`);
      const said = `sudoku: There is no puzzle in input: line 3: ${words}.\n`;
      assert.deepEqual([err, status], [said, 2]);
    });
  }

  it('is reported by every verb that reads puzzles', async () => {
    const [{ text, said }] = UNREAD;
    const expected = `There is no puzzle in input: line 1: ${said}.\n`;
    for (const verb of (await allVerbs()).map(each => each.name).filter(each => !OTHERS.includes(each))) {
      const { err, status } = await sudoku([verb, ...(OPTIONS[verb] ?? [])], text);
      assert.ok(err.includes(expected), `${verb}: ${err}`);
      assert.equal(status, 2, verb);
    }
  });

  it('is not reported if a puzzle is read, and not for a later input', async () => {
    const [{ text }] = UNREAD;
    const { err } = await sudoku(['count'], `${text}\n\n${'1'.padEnd(81, '.')}\n`);
    assert.doesNotMatch(err, /no puzzle/);
    assert.equal((await sudoku(['count'], 'Words only\n')).err, 'sudoku: There is no puzzle in input.\n');
  });

  it('is reported even if a later block has only empty lines', async () => {
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

  it('is written by convert if a grid is found in it, and checked in the words of the terminal', async () => {
    const { puzzles } = parse(EASY);
    for (const { name, text, said } of UNREAD) {
      const { grids } = (parse(text).notes ?? [])[0] as UnreadNote;
      const { out, err, status } = await sudoku(['convert'], `Words\n\n${text}\n`);
      if (grids) assert.deepEqual([out, err, status], [`${makeLine(puzzles[0].grid.digits)}\n`, '', 0], name);
      else assert.deepEqual([out, status], ['', 2], name);
      const checked = await sudoku(['check'], `${text}\n`);
      assert.ok(checked.out.includes(said), checked.out);
    }
  });

  it('has the line of a long input', async () => {
    const [{ text, said: reason }] = UNREAD;
    const words = 'These are words.\n'.repeat(1000);
    const { err } = await sudoku(['solve'], `${words}\n${text}\n`);
    const said = `sudoku: There is no puzzle in input: line 1002: ${reason}.\n`;
    assert.equal(err, said);
  });
});
