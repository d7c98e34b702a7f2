import assert from 'node:assert/strict';
import { pastingNoteOf } from '../../src/extension/services/foreign/pastingNote';
import { pasting } from '../../src/features/pasting/pasting';
import { compress } from '../../src/formats/shared/lzString';
import { finish } from '../../src/text/work';
import { sudoku } from '../cli/cli';

const SOLUTION = '1234341221434321';
const row = (from: number) => [0, 1, 2, 3].map(column => [from, column]);

/** SudokuPad's JSON of a 4x4 puzzle with a given 1 in r1c1. */
const drawn = (members: object, solution = SOLUTION) => ({
  cells: [[{ value: 1 }, {}, {}, {}], ...Array(3).fill([{}, {}, {}, {}])],
  ...members,
  metadata: { title: 'Own', solution },
});
/** The same puzzle in f-puzzles' JSON. */
const fPuzzle = (members: object, solution = SOLUTION) => ({
  size: 4,
  grid: [[{ value: 1, given: true }, {}, {}, {}], ...Array(3).fill([{}, {}, {}, {}])],
  solution: [...solution].map(Number),
  ...members,
});

const RULE = 'The rule may mean something else there.';

/** Checks the message about the solution in a text, if any, on each way into the project's own form. */
async function check(json: object, said: string | undefined): Promise<void> {
  const base64 = compress(JSON.stringify(json));
  const link = 'grid' in json ? `https://www.f-puzzles.com/?load=${base64}` : `https://sudokupad.app/scl${base64}`;
  for (const text of [JSON.stringify(json), link]) {
    const found = finish(pasting({ text }, undefined));
    assert.deepEqual(found?.doubts, said === undefined ? undefined : [said], text);
    assert.equal(found && pastingNoteOf(found), said, text);
    for (const verb of ['convert --to grid', 'check', 'count']) {
      const { err, status } = await sudoku(verb.split(' '), text);
      assert.equal(err, said === undefined ? '' : `sudoku: input:1: ${said}\n`);
      if (said !== undefined) assert.equal(status, 1);
    }
  }
}

describe('the solution in a text of another program', () => {
  it('causes no message if it satisfies all rules', async () => {
    const cage = { killercage: [{ cells: ['R1C1', 'R1C2'], value: '3' }] };
    await check(drawn({ cages: [{ cells: [row(0)[0], row(0)[1]], value: '3' }] }), undefined);
    await check(fPuzzle(cage), undefined);
    await check(fPuzzle({}), undefined);
  });
  it('can contradict a cage', async () => {
    const said = `The solution in the text breaks the rule "cage 4: r1c12". ${RULE}`;
    await check(drawn({ cages: [{ cells: [row(0)[0], row(0)[1]], value: '4', unique: true }] }), said);
    await check(fPuzzle({ killercage: [{ cells: ['R1C1', 'R1C2'], value: '4' }] }), said);
  });
  it('can contradict a rule for the whole grid', () =>
    check(fPuzzle({ nonconsecutive: true }), `The solution in the text breaks the rule "non-consecutive". ${RULE}`));
  it('can contradict a house that a rule adds', () =>
    check(
      fPuzzle({ 'diagonal-': true }, '1234431221433421'),
      'The solution in the text breaks the rules: diagonal \\ contains 1 twice.',
    ));
  it('can contradict a given', () =>
    check(
      drawn({}, '2134341212434321'),
      'The solution in the text contradicts a given: r1c1 is given as 1 but is 2 in the solution.',
    ));
  it('can contradict rows, columns and boxes', () =>
    check(drawn({}, '1134341221434321'), 'The solution in the text breaks the rules: row 1 contains 1 twice.'));
  it('is reported once when several puzzles are pasted', () => {
    const text = Array(3)
      .fill(JSON.stringify(fPuzzle({ nonconsecutive: true })))
      .join('\n');
    const found = finish(pasting({ text }, undefined));
    assert.equal(found?.doubts?.length, 3);
    assert.match(pastingNoteOf(found) ?? '', /"non-consecutive".* So do the solutions of 2 other puzzles\.$/);
  });
});

it('videos of SudokuPad are not rules', async () => {
  for (const name of ['vd', 'videos']) {
    const text = JSON.stringify(drawn({ [name]: [{ id: 'x' }] }));
    assert.equal((await sudoku(['convert', '--to', 'grid'], text)).err, '');
    assert.deepEqual([...(finish(pasting({ text }, undefined))?.lost ?? [])], []);
  }
});
