import assert from 'node:assert/strict';
import { PuzzleDocument } from '../../../src/text/document/document';

const SMALL = '12..\n3..2\n....\n2..1\n';

describe('the puzzle before an edit', () => {
  /** Reads a text, replaces it, and recalls the puzzle at an offset before the document learns of the edit. */
  const check = (title: string, text: string, offset: number, expected: string | undefined) =>
    it(title, () => {
      let now = text;
      const source = {
        get length() {
          return now.length;
        },
        slice: (start: number, end: number) => now.slice(start, end),
      };
      const document = new PuzzleDocument(source);
      for (const _ of document.reading());
      assert.ok([...document.puzzles()].length > 0);
      now = text.replaceAll(/\d/g, '?');
      assert.equal(document.recall(offset)?.text, expected);
    });
  check('is known at its start', SMALL, 0, SMALL.trimEnd());
  check('is known at its last character', SMALL, SMALL.length - 1, SMALL.trimEnd());
  check(
    'is the one at the offset',
    `${SMALL}\n${SMALL.replace('12', '21')}`,
    SMALL.length + 3,
    SMALL.replace('12', '21').trimEnd(),
  );
  check('is none between puzzles', `${SMALL}\n\n\n${SMALL}`, SMALL.length + 1, undefined);

  it('is not known in a text that was not read', () => {
    const document = new PuzzleDocument({ length: SMALL.length, slice: () => assert.fail() });
    assert.equal(document.recall(2), undefined);
  });
});
