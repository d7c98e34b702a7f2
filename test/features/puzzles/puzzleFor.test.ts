import assert from 'node:assert/strict';
import { puzzleFor } from '../../../src/features/puzzles/puzzleFor';
import { puzzleNear } from '../../../src/text/puzzleFile';
import { EASY } from '../../text/texts';
import { documentOf, FILE, readAll } from '../readingTexts';

const GRID = '1...\n....\n....\n...2';

/** By line of the text: the number (from 1) of the puzzle to which both ends of the line belong. */
function ownersIn(text: string): string {
  const { document, puzzles } = readAll(text);
  let start = 0;
  const owners = text.split('\n').map(line => {
    const ends = [start, start + line.length].map(at => puzzleFor(document, at)?.start);
    start += line.length + 1;
    assert.equal(ends[0], ends[1], line);
    return puzzles.findIndex(puzzle => puzzle.start === ends[0]) + 1;
  });
  return owners.join('');
}

const check = (name: string, text: string, owners: string) => it(name, () => assert.equal(ownersIn(text), owners));

describe('the puzzle of a position', () => {
  check('is the one below for titles directly above it', `One\n${GRID}\nTwo\n${GRID}\n`, '11111222222');
  check('is the one below for titles after an empty line', `One\n${GRID}\n\nTwo\n${GRID}`, '11111122222');
  check('is the one below for comments above a grid', `${GRID}\n\n# easy\n# 2 solutions\n${GRID}`, '11111222222');
  check(
    'is the one below for a comment above its title',
    `${GRID}\n\n# easy\n\n# hard\nTwo\n\n${GRID}`,
    '11111122222222',
  );
  check('is the one below for a title with empty lines below it', `${GRID}\n\n\nTwo\n\n\n\n${GRID}`, '11111222222222');
  check('is the nearer one for empty lines', `${GRID}\n\n\n\n\n${GRID}`, '111111222222');
  check('is the one above for its rules', `${GRID}\n[Rules]\nanti-king\n\nTwo\n${GRID}`, '111111122222');
  check('is the only one for all other lines', `# a file\n\nOne\n${GRID}\n\nan end\n`, '1111111111');
  check('is the named one for a line with a name', `a: ${EASY}\nb: ${EASY}`, '12');

  it('is the same at each position in a puzzle as for its cells', () => {
    const { document, puzzles } = readAll(FILE);
    for (let at = 0; at <= FILE.length; at++) {
      const inside = puzzles.find(({ start, end }) => start <= at && at <= end);
      if (inside) assert.equal(puzzleFor(document, at)?.start, inside.start);
    }
  });

  it('is the nearest puzzle if the next one is far away', () => {
    const text = `${GRID}\n${'\n'.repeat(5000)}${GRID}`;
    const document = documentOf(text);
    const at = GRID.length + 100;
    assert.equal(puzzleFor(document, at)?.start, puzzleNear(document.around({ start: at, end: at }), at)?.start);
    assert.equal(puzzleFor(document, text.length - GRID.length - 100)?.start, text.length - GRID.length);
  });

  it('does not exist in a text without puzzles', () => assert.equal(puzzleFor(documentOf('Only words'), 3), undefined));
});
