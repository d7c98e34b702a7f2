import assert from 'node:assert/strict';
import { lossesOf } from '../../src/formats/format';
import { fPuzzlesJson } from '../../src/formats/fPuzzles/fPuzzles';
import { iss } from '../../src/formats/iss/iss';
import { puzzleLines, withShared } from '../collections';
import { type ReadParts, read, solutionsOf } from './solving';

/** Puzzles that take the solver seconds: their output is not solved. */
const SLOW = ['Hard renban 1', 'Hard renban 2', 'Hailstone - little killer', 'Sandwich snipe 18'];
/** Puzzles with an unsupported rule, and their losses. */
const LOST: Readonly<Record<string, readonly string[]>> = {
  Alien: ['drawings'],
};
/** Puzzles with several solutions, in the original program too. */
const AMBIGUOUS = ['Sandwich snipe 18'];

function check(name: string, content: ReadParts, solution: string | undefined): void {
  const found = solutionsOf(content).map(digits => [...digits].join(''));
  const isAmbiguous = AMBIGUOUS.some(each => name.includes(each));
  assert.equal(found.length, isAmbiguous ? 2 : 1, name);
  if (solution && !isAmbiguous) assert.equal(found[0], solution, name);
}

describe('variant puzzles of collections are read and have their solutions', () => {
  const named = (file: string, columns: (fields: readonly string[]) => readonly string[]) =>
    withShared(`variants/${file}`, text => {
      it(file, () => {
        const lines = puzzleLines(text());
        assert.ok(lines.length > 10);
        for (const line of lines) {
          const [name, puzzle, solution] = columns(line.split('\t'));
          const content = read(puzzle);
          const lost = Object.entries(LOST).find(([each]) => name.includes(each))?.[1] ?? [];
          assert.deepEqual(content.lost, lost, name);
          check(name, content, solution);
          // If nothing is lost, the output has the same solutions.
          for (const format of [iss, fPuzzlesJson]) {
            const losses = lossesOf(format, content.content);
            if (SLOW.includes(name) || losses.some(each => each.startsWith('dropped'))) continue;
            check(name, read(format.write([content.content])), solution);
          }
        }
      });
    });
  named('named-iss.tsv', ([name, , puzzle, solution]) => [name, puzzle, solution]);
  named('fpuzzles-half.tsv', ([name, solution, puzzle]) => [name, puzzle, solution]);

  for (const file of ['killers-tarek-half.txt', 'killers-hs-half.txt', 'killers-mathemagic-half.txt']) {
    withShared(`variants/${file}`, text => {
      it(file, () => {
        const lines = puzzleLines(text());
        assert.ok(lines.length > 4);
        for (const line of lines) {
          const content = read(line);
          assert.deepEqual([content.size, content.lost, content.regions], [9, [], undefined], line);
          assert.ok(
            content.rules.every(({ kind }) => kind === 'cage' || kind === 'diagonal'),
            line,
          );
          check(line, content, undefined);
        }
      });
    });
  }
});
