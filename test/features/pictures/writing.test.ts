import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../src/core/geometry';
import { makeLine, parseLine } from '../../../src/core/notation';
import { editForPicture, lineOrGrid, newFileOf, type PicturedPuzzle } from '../../../src/features/pictures/writing';
import { geometryOfRegions } from '../../../src/picture/walls';
import { PuzzleDocument } from '../../../src/text/document/document';
import { sourceOf } from '../../../src/text/document/textSource';
import { applied } from '../../../src/text/edits';
import { parse } from '../../../src/text/parser/parser';
import { BORDERED, PUZZLE as LINE } from '../pasting/clipboards';

const OTHER = '........1....8.64..1.9......6...54...5....7.3..4.....6....1...9.2.3.4.....8..5.2.';
const ROWS = LINE.replace(/.{9}(?=.)/g, '$&\n');
const EMPTY = BORDERED.replace(/\d/g, '.');

const pictured = { geometry: geometryOfSize(9), digits: parseLine(LINE)!.digits };

/** Checks the text after a picture was read at `‸`. */
function check(before: string, after: string, puzzles: readonly PicturedPuzzle[] = [pictured]): void {
  const offset = before.indexOf('‸');
  const text = before.replace('‸', '');
  const edit = editForPicture(new PuzzleDocument(sourceOf(text)), { start: offset, end: offset }, puzzles);
  assert.equal(applied(text, [edit]), after);
}

describe('a puzzle from a picture', () => {
  it('is a grid in an empty file', () => check('‸', `${BORDERED}\n`));
  it('is a line among lines', () => check(`${OTHER}\n‸`, `${OTHER}\n${LINE}`));
  it('is a line below the line of the cursor', () =>
    check(`${OTHER}‸ # a\n${OTHER}\n`, `${OTHER} # a\n${LINE}\n${OTHER}\n`));
  it('has the blanks of the file', () =>
    check(`${OTHER.replaceAll('.', '0')}\n‸`, `${OTHER.replaceAll('.', '0')}\n${LINE.replaceAll('.', '0')}`));
  it('has rows below a puzzle in rows', () => check(`# One\n‸${ROWS}\n`, `# One\n${ROWS}\n\n${ROWS}\n`));
  it('replaces the empty grid of the cursor', () => check(`# New\n.‸${EMPTY.slice(1)}\n`, `# New\n${BORDERED}\n`));
  it('keeps the line ends of the file', () => check(`${OTHER}\r\n${OTHER}‸`, `${OTHER}\r\n${OTHER}\r\n${LINE}`));
});

describe('a jigsaw from a picture', () => {
  const regions = Uint8Array.from('AAABACBBCCBDCDDD', letter => letter.charCodeAt(0) - 65);
  const jigsaw = { geometry: geometryOfRegions(4, regions), digits: parseLine('12...........3.4')!.digits };

  it('is written with its regions, also into a file with lines', () => {
    const { text } = editForPicture(new PuzzleDocument(sourceOf(`${OTHER}\n`)), { start: 82, end: 82 }, [jigsaw]);
    const [{ grid }] = parse(text).puzzles;
    assert.equal(makeLine(grid.digits), '12...........3.4');
    assert.equal(grid.geometry, jigsaw.geometry);
  });
  it('is a grid with regions where other puzzles are lines', () => {
    assert.equal(lineOrGrid(pictured), LINE);
    assert.equal(parse(lineOrGrid(jigsaw)).puzzles[0].grid.geometry, jigsaw.geometry);
  });
});

describe('several puzzles from a picture', () => {
  const other = { geometry: geometryOfSize(9), digits: parseLine(OTHER)!.digits };
  const both = [pictured, other];

  it('are grids in an empty file', () => {
    const { text } = editForPicture(new PuzzleDocument(sourceOf('')), { start: 0, end: 0 }, both);
    assert.deepEqual(
      parse(text).puzzles.map(({ grid }) => makeLine(grid.digits)),
      [LINE, OTHER],
    );
    assert.ok(text.startsWith(`${BORDERED}\n\n`), text);
  });
  it('are lines among lines', () => check(`${OTHER}\r\n‸`, `${OTHER}\r\n${LINE}\r\n${OTHER}`, both));
  it('replace the empty grid of the cursor', () =>
    check(`# New\n.‸${EMPTY.slice(1)}\n`, `# New\n${BORDERED}\n\n${BORDERED}\n`, [pictured, pictured]));
});

describe('a new file with puzzles from pictures', () => {
  it('has one puzzle without a title', () => assert.equal(newFileOf([pictured]), `${BORDERED}\n`));
  it('has the titles of several', () =>
    assert.equal(
      newFileOf([
        { ...pictured, title: 'page 1' },
        { ...pictured, title: 'page 2' },
      ]),
      `# page 1\n${BORDERED}\n\n# page 2\n${BORDERED}\n`,
    ));
});
