import assert from 'node:assert/strict';
import { pictureOf } from '../../../src/board/drawing/picture';
import { finish } from '../../../src/core/pausing';
import { embeddedPuzzle, textForPicture } from '../../../src/features/pictures/embedding';
import { editForPicture } from '../../../src/features/pictures/writing';
import { contentOf, fingerprint } from '../../../src/formats/content';
import { decode } from '../../../src/picture/decoding/index';
import { embeddedText, withEmbeddedText } from '../../../src/picture/embedded';
import { encodePng } from '../../../src/picture/encoding';
import { PuzzleDocument } from '../../../src/text/document/document';
import { sourceOf } from '../../../src/text/document/textSource';
import { applied } from '../../../src/text/edits';
import { parse } from '../../../src/text/parser/parser';

const GRAY = { width: 20, height: 20, data: new Uint8Array(400).fill(200) };
const LINE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

const PUZZLES = {
  'a line with a title': `${LINE} # Łódź & "数独" <1>`,
  'a small grid': '12..\n..3.\n....\n2..1\n',
  'givens and entries': '[Puzzle]\n12..\n..3.\n....\n2..1\n[State]\n1234\n..3.\n....\n2..1\n',
  'rules and regions':
    '1...\n....\n....\n....\n\n[Rules]\nthermo: r1c1-r1c4\ncage 5: r2c1 r3c1\n[Regions]\nAABB\nABBB\nAACC\n',
};

/** The text in the pictures of a puzzle, from an SVG file and from a PNG file. */
function textsOf(text: string): readonly (string | undefined)[] {
  const source = sourceOf(text);
  const [puzzle] = parse(text).puzzles;
  const metadata = textForPicture(puzzle, source);
  const svg = pictureOf(puzzle, { content: 'digits', metadata });
  return [embeddedText(new TextEncoder().encode(svg)), embeddedText(withEmbeddedText(encodePng(GRAY), metadata))];
}

describe('the puzzle in a picture', () => {
  for (const [name, text] of Object.entries(PUZZLES))
    it(`is restored exactly: ${name}`, () => {
      const source = sourceOf(text);
      const [puzzle] = parse(text).puzzles;
      const expected = contentOf(puzzle, source);
      for (const embedded of textsOf(text)) {
        const content = embeddedPuzzle(embedded!)?.content;
        assert.ok(content, embedded);
        assert.equal(fingerprint(content.grid), fingerprint(expected.grid));
        assert.deepEqual(content.givens, expected.givens);
        assert.equal(content.title, expected.title);
      }
    });

  it('leaves a PNG file readable', () =>
    assert.deepEqual(finish(decode(withEmbeddedText(encodePng(GRAY), 'text'))), { gray: GRAY }));

  it('may be only its givens', () => {
    const text = PUZZLES['givens and entries'];
    const [puzzle] = parse(text).puzzles;
    const embedded = embeddedPuzzle(textForPicture(puzzle, sourceOf(text), puzzle.givens));
    assert.deepEqual(embedded?.content.grid.digits, puzzle.givens);
    assert.equal(embedded?.keepsStyle, true);
  });

  it('may have any references of XML in an SVG file', () => {
    const svg = (content: string) => new TextEncoder().encode(`<svg><metadata id="sudoku">${content}</metadata></svg>`);
    const written = '&#49;2&#x33;&#X41; &lt;&gt;&quot;&apos;&amp;amp; &#x1F600;';
    assert.equal(embeddedText(svg(written)), `123A <>"'&amp; \u{1f600}`);
    for (const unknown of ['&nbsp;', '&#x110000;', '&#1114112;', '&;', '&#;'])
      assert.equal(embeddedText(svg(unknown)), unknown);
  });

  it('is not text of another kind', () => {
    assert.equal(embeddedPuzzle('a comment'), undefined);
    assert.equal(embeddedText(encodePng(GRAY)), undefined);
    assert.equal(embeddedText(new TextEncoder().encode('<svg><metadata>12</metadata></svg>')), undefined);
    assert.equal(embeddedText(new Uint8Array(0)), undefined);
  });

  it('is written with its rules, even among lines', () => {
    const [text] = textsOf(PUZZLES['rules and regions']);
    const document = new PuzzleDocument(sourceOf(`${LINE}\n`));
    const edit = editForPicture(document, { start: 5, end: 5 }, [embeddedPuzzle(text!)!]);
    const after = applied(`${LINE}\n`, [edit]);
    const { puzzles } = parse(after);
    assert.equal(puzzles.length, 2);
    assert.equal(fingerprint(puzzles[1].grid), fingerprint(parse(PUZZLES['rules and regions']).puzzles[0].grid));
  });
});
