import assert from 'node:assert/strict';
import { finish } from '../../../src/core/pausing';
import { startTool } from '../../../src/features/tools/index';
import type { ToolResult } from '../../../src/features/tools/tool';
import { withEmbeddedText } from '../../../src/picture/embedded';
import { encodePng } from '../../../src/picture/encoding';
import { foundResult, none, type Result } from '../../../src/text/result';
import { pageOf, sheetOf } from '../../picture/drawing';
import { doubtfulPage } from '../pictures/pages';

const POSITION = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const BLANK = { width: 20, height: 20, data: new Uint8Array(400).fill(200) };
const PAGE = encodePng(pageOf(POSITION));

const base64Of = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** Calls the tool where the file `page.png` has these bytes, and no other file can be read. */
async function call(input: object, file: Uint8Array = PAGE): Promise<Result<ToolResult>> {
  const work = await startTool('sudoku_read_picture', input, async name =>
    name === 'page.png' ? foundResult(file) : none(`No ${name}.`),
  );
  return finish(work);
}

async function answerOf(input: object, file?: Uint8Array): Promise<ToolResult> {
  const result = await call(input, file);
  assert.ok(result.isFound, result.isFound ? '' : result.reason);
  return result.value;
}

describe('sudoku_read_picture', () => {
  it('reads a file', async () => {
    const { text, data } = await answerOf({ picture: 'page.png' });
    assert.ok(text.startsWith(`The 9x9 puzzle in the picture:\n${POSITION}\nIt has exactly one solution.`), text);
    assert.deepEqual([data.puzzle, data.size, data.isUnique, data.isExact], [POSITION, 9, 'yes', false]);
  });

  it('reads base64, also with line breaks and as a data URL', async () => {
    const base64 = base64Of(PAGE);
    const file = await answerOf({ picture: 'page.png' });
    for (const data of [base64, base64.replace(/.{76}/g, '$&\r\n'), `data:image/png;base64,${base64}`])
      assert.deepEqual(await answerOf({ data }), file);
  });

  it('names the cells in doubt with the second guess', async () => {
    const { text, data } = await answerOf({ picture: 'page.png' }, doubtfulPage(POSITION));
    const doubts = data.doubtful as { cell: string; digit: number; second: number; isExchanged: boolean }[];
    const first = doubts.find(({ cell }) => cell === 'r1c1')!;
    const reading = first.isExchanged
      ? `${first.digit}, not as ${first.second}, because only then does the puzzle have exactly one solution.`
      : `${first.digit}, but may be ${first.second}.`;
    assert.ok(text.split('\n').includes(`- r1c1 is read as ${reading}`), text);
    assert.equal(text.split('\n- ').length - 1, doubts.length);
  });

  it('says that a puzzle without one solution may have been read incorrectly', async () => {
    const position = `${POSITION.slice(0, 60)}${'.'.repeat(21)}`;
    const { text, data } = await answerOf({ picture: 'page.png' }, encodePng(pageOf(position)));
    assert.equal(data.isUnique, 'no');
    assert.match(text, /^It does not have exactly one solution, so some digits may have been read incorrectly\.$/m);
  });

  it('returns all puzzles of a picture in reading order', async () => {
    const second = POSITION.replace(/\d/g, digit => `${10 - Number(digit)}`);
    const file = encodePng(sheetOf([pageOf(POSITION), pageOf(second)], 2, 40));
    const { text, data } = await answerOf({ picture: 'page.png' }, file);
    assert.ok(text.startsWith(`Puzzle 1 of 2 in the picture, 9x9:\n${POSITION}\n`), text);
    assert.ok(text.includes(`\n\nPuzzle 2 of 2 in the picture, 9x9:\n${second}\nIt has exactly one solution.`), text);
    assert.equal(data.puzzle, POSITION);
    assert.deepEqual(
      (data.others as { puzzle: string }[]).map(({ puzzle }) => puzzle),
      [second],
    );
  });

  it('returns the puzzle that an exported picture contains, with its rules', async () => {
    const puzzle = '12..\n..3.\n....\n2..1\n\n[Rules]\nthermo: r1c1 r2c1';
    const { text, data } = await answerOf({ picture: 'page.png' }, withEmbeddedText(encodePng(BLANK), puzzle));
    assert.ok(text.startsWith(`The 4x4 puzzle in the picture, which contains it as text:\n${puzzle}\n`), text);
    assert.deepEqual([data.puzzle, data.size, data.isExact, data.doubtful], [puzzle, 4, true, []]);
  });

  const check = (title: string, input: object, reason: string, file?: Uint8Array) =>
    it(`reports the problem: ${title}`, async () =>
      assert.deepEqual(await call(input, file), { isFound: false, reason }));
  const picture = 'page.png';

  check('neither a file nor data', {}, 'Give either "picture" or "data".');
  check('both', { picture, data: 'AAAA' }, 'Give either "picture" or "data".');
  check('a path of a wrong type', { picture: 7 }, '"picture" must be a text.');
  check('a file that cannot be read', { picture: 'other.png' }, 'No other.png.');
  check('data in another encoding', { data: '<svg>' }, '"data" is not base64.');
  check('no data', { data: '' }, 'This is not a picture. PNG and JPEG pictures can be read.');
  check(
    'a damaged picture',
    { picture },
    'The picture is damaged and cannot be decoded.',
    Uint8Array.from(PAGE.subarray(0, 20)),
  );
  check(
    'a picture without a grid',
    { data: base64Of(encodePng(BLANK)) },
    'No grid was found. The picture must show all lines of the grid.',
  );
  check(
    'a picture that declares too many pixels',
    { picture },
    'The picture has 60000 × 60000 pixels, which is too large. Reduce it to at most 25 million pixels.',
    withSize(PAGE, 60_000, 60_000),
  );
  check(
    'a long text in an exported picture',
    { picture },
    'The puzzle in the picture has more than 20,000 characters, which is too long for the tools.',
    withEmbeddedText(encodePng(BLANK), `12..\n..3.\n....\n2..1\n${'# a comment\n'.repeat(2000)}`),
  );
});

/** A PNG file whose header declares another size. */
function withSize(png: Uint8Array, width: number, height: number): Uint8Array {
  const bytes = Uint8Array.from(png);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}
