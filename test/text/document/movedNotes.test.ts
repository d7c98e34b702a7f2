import assert from 'node:assert/strict';
import { geometryOfSize } from '../../../src/core/geometry';
import { type GivenNote, move } from '../../../src/text/document/givenNotes';

/** A note on the puzzle from 10 to 26. */
const noteOn = (isPuzzle: boolean): GivenNote => ({
  start: 10,
  end: 26,
  geometry: geometryOfSize(4),
  givens: new Uint8Array(16),
  digits: new Uint8Array(16),
  recent: [],
  isPuzzle,
});

/** The place of a note after an edit, and whether its puzzle may be elsewhere. */
function moved(start: number, removed: number, added: number, isPuzzle = true) {
  const note = noteOn(isPuzzle);
  const fate = move(note, start, removed, added);
  return fate === 'gone' ? fate : `${fate} ${note.start}-${note.end}${note.isLost ? ' lost' : ''}`;
}

describe('the note on the givens of a puzzle', () => {
  const EDITS: readonly (readonly [name: string, edit: readonly [number, number, number], expected: string])[] = [
    ['moves with text that is inserted before it', [3, 0, 5], 'untouched 15-31'],
    ['moves with text that is inserted at its start', [10, 0, 5], 'untouched 15-31'],
    ['moves with text that is deleted before it', [3, 7, 0], 'untouched 3-19'],
    ['stays before text that is inserted at its end', [26, 0, 5], 'untouched 10-26'],
    ['stays before text that is deleted after it', [26, 4, 0], 'untouched 10-26'],
    ['includes a character that is typed at its start', [10, 0, 1], 'touched 10-27'],
    ['includes a character that is typed at its end', [26, 0, 1], 'touched 10-27'],
    ['includes a change in it', [12, 2, 5], 'touched 10-29'],
    ['includes a change across its start', [8, 4, 1], 'touched 8-23'],
    ['includes a change across its end', [24, 4, 1], 'touched 10-25'],
    ['stays when as much text as before replaces some of it', [12, 4, 4], 'touched 10-26'],
    ['is gone when exactly its text is deleted', [10, 16, 0], 'gone'],
    ['is gone when its text is deleted with other text', [0, 40, 0], 'gone'],
    ['covers the text that replaces exactly its text', [10, 16, 20], 'touched 10-30'],
    ['is lost in text that replaces more than its text', [5, 30, 20], 'touched 5-25 lost'],
  ];
  for (const [name, [start, removed, added], expected] of EDITS)
    it(name, () => assert.equal(moved(start, removed, added), expected));

  it('is gone when other text replaces it before it was a puzzle', () => {
    assert.equal(moved(10, 16, 20, false), 'gone');
    assert.equal(moved(5, 30, 20, false), 'gone');
    assert.equal(moved(12, 2, 5, false), 'touched 10-29');
  });
});
