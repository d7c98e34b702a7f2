import assert from 'node:assert/strict';
import fc from 'fast-check';
import { pathFrom, startPositionOf } from '../../../src/analysis/paths';
import { bitOf } from '../../../src/core/grid';
import { makeLine } from '../../../src/core/notation';
import { verdict as verdictOf } from '../../../src/core/solver/index';
import { nextStep } from '../../../src/features/steps/hint';
import { editsOf } from '../../../src/features/steps/stepping';
import { applied } from '../../../src/text/edits';
import { namesFor } from '../../../src/text/puzzle';
import { RUNS } from '../../core/arbitraries';
import { validPuzzle } from '../../core/techniques/randomPuzzles';
import { sized } from '../../sizes';
import { afterSingles, drive, onlyPuzzle, sampleText, withMarks } from '../steps';

const VALID = { kind: 'valid', solution: new Uint8Array(81) } as const;

/** The first step, and the text with its edits. */
function stepIn(text: string) {
  const puzzle = onlyPuzzle(text);
  const next = drive(nextStep(puzzle, pathFrom(puzzle, VALID)));
  return next.isFound ? { step: next.value.step, after: applied(text, editsOf(puzzle, next.value.step)) } : undefined;
}

/** Checks the next step, and the text after its edits. */
function check(text: string, step: string, after: string): void {
  const found = stepIn(text);
  assert.equal(found && namesFor(onlyPuzzle(text)).step(found.step), step);
  assert.equal(found?.after, after);
}

const maskOf = (digit: number) => (digit === 0 ? 0 : bitOf(digit));

const POINTING = afterSingles(sampleText('Pointing'));
const ELIMINATION = 'Locked Candidates Type 1 (Pointing): 3 in b7 => r8c4<>3';

describe('the next step', () => {
  it('fills one cell', () => check('123.\n3..2\n....\n2..1\n', 'Full House: r1c4=4', '1234\n3..2\n....\n2..1\n'));

  it('changes nothing if it eliminates and the file lists no candidates', () => check(POINTING, ELIMINATION, POINTING));

  it('eliminates if the file lists candidates', () => {
    const text = withMarks(POINTING);
    check(text, ELIMINATION, text.replace('1348 ', '148  '));
  });

  it('removes a digit from the candidates of all cells that see it', () => {
    const text = withMarks(POINTING).replace('1348 ', '148  ');
    const lines = text.split('\n');
    lines[0] = lines[0].replace('34 ', '4  ');
    lines[2] = lines[2].replace('238 ', '28  ').replace('38 ', '8  ').replace('34 ', '3  ');
    check(text, 'Hidden Single: r3c4=3', lines.join('\n'));
  });

  it('keeps the rest of a cell in any order and markup', () => {
    const text = withMarks(POINTING).replace('1348 ', '8431 ').replace('58  ', '{58}');
    check(text, ELIMINATION, text.replace('8431 ', '841  '));
  });

  it('is absent if a digit is wrong', () => {
    const text = POINTING.replace('.976.5', '2976.5');
    const puzzle = onlyPuzzle(text);
    const verdict = drive(verdictOf(puzzle.grid));
    assert.equal(verdict.kind, 'contradictory');
    assert.equal(drive(nextStep(puzzle, pathFrom(puzzle, verdict))).isFound, false);
  });

  it('is absent in a solved puzzle', () => assert.equal(stepIn('1234\n3412\n2143\n4321\n'), undefined));

  it('has the same effect on a text as on the position, along the whole path', () => {
    fc.assert(
      fc.property(validPuzzle, ({ grid }) => {
        let text = withMarks(`${makeLine(grid.digits)}\n`);
        for (let i = 0; i < 40; i++) {
          const next = stepIn(text);
          if (!next) break;
          const position = startPositionOf(onlyPuzzle(text)).after(next.step);
          text = next.after;
          const read = startPositionOf(onlyPuzzle(text));
          for (let cell = 0; cell < 81; cell++) {
            // A cell that lists one candidate is read as a digit, which is then excluded from its peers.
            const seen = grid.geometry.peersOf[cell].reduce((all, peer) => all | maskOf(read.digits[peer]), 0);
            assert.equal(
              read.candidates[cell] | maskOf(read.digits[cell]),
              (position.candidates[cell] & ~seen) | maskOf(position.digits[cell]),
            );
          }
        }
      }),
      { ...RUNS, numRuns: Math.min(RUNS.numRuns, sized(8, 30)) },
    );
  });
});

describe('edits of a step', () => {
  it('never change a cell that contains a digit', () => {
    const puzzle = onlyPuzzle('1...\n....\n....\n....\n');
    assert.deepEqual(editsOf(puzzle, { placements: [{ cell: 0, digit: 2 }], eliminations: [] }), []);
  });
  it('are empty for candidates if none are listed', () => {
    const puzzle = onlyPuzzle('1...\n....\n....\n....\n');
    assert.deepEqual(editsOf(puzzle, { placements: [], eliminations: [{ cell: 1, digit: 2 }] }), []);
  });
});
