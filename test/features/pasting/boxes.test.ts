import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../src/core/geometry';
import { keepingBoxes } from '../../../src/features/pasting/boxes';
import { sourceOf } from '../../../src/text/document/textSource';
import { parse } from '../../../src/text/parser/parser';

const SIX = ['1.....', '..2...', '.3....', '....4.', '...5..', '.....6', ''].join('\n');
const NINE = `${'.'.repeat(80)}1\n`;

/** The box heights of all puzzles after a text is pasted between two others. */
function heights(before: string, text: string, after: string): number[] {
  const all = before + keepingBoxes(text, sourceOf(before + after), before.length) + after;
  return parse(all).puzzles.map(({ grid }) => grid.geometry.boxHeight);
}

describe('boxes of pasted puzzles', () => {
  it('are kept, and so are those of the puzzles below', () => {
    assert.equal(geometryOfSize(6).boxHeight, 2);
    assert.deepEqual(heights(`# box: 3x2\n${SIX}\n`, SIX, `\n${SIX}`), [3, 2, 3]);
    assert.deepEqual(heights(`${SIX}\n`, `# box: 3x2\n${SIX}`, `\n${SIX}`), [2, 3, 2]);
    assert.deepEqual(heights(`${SIX}\n`, `# box: 3x2\n${SIX}\n# box: 2x3\n${SIX}`, `\n${SIX}`), [2, 3, 2, 2]);
  });
  it('are not written if they are read correctly', () => {
    assert.equal(keepingBoxes(SIX, sourceOf(`${SIX}\n`), SIX.length + 1), SIX);
    assert.equal(keepingBoxes(NINE, sourceOf('# box: 3x2\n'), 11), NINE);
    const same = `# box: 3x2\n${SIX}`;
    assert.equal(keepingBoxes(same, sourceOf('# box: 3x2\n'), 11), same);
  });
  it('have the line endings of the text', () => {
    const text = SIX.replaceAll('\n', '\r\n');
    assert.equal(
      keepingBoxes(text, sourceOf('# box: 3x2\n'), 11),
      `# box: 2x3\r\n${text.trimEnd()}\r\n\r\n# box: 3x2\r\n`,
    );
  });
});
