import assert from 'node:assert/strict';
import { replayDrawingOf } from '../../../src/board/drawing/replayDrawing';
import { type Replay, replayOf } from '../../../src/features/replay/replay';
import type { Puzzle } from '../../../src/text/puzzle';
import { onlyPuzzle } from '../steps';

const GIVENS = '12..\n3..2\n....\n2..1\n';
const START = '12..3..2....2..1';

/** The puzzle with its givens and these rows, which are written in one line. */
const played = (line: string): Puzzle => onlyPuzzle(`[Puzzle]\n${GIVENS}[State]\n${line.replace(/.{4}/g, '$&\n')}`);

/** The positions, sentences and changed cells of a replay. */
function shownIn(puzzle: Puzzle, replay: Replay) {
  return replay.map((_, index) => {
    const { digits, sentence, cells, inPath } = replayDrawingOf(puzzle, replay, index);
    assert.deepEqual(inPath, { index, count: replay.length });
    const line = digits!.map(digit => (digit === 0 ? '.' : `${digit}`)).join('');
    return [line, sentence, cells.map(({ cell, role }) => `${role} ${cell}`).join()];
  });
}

/** The replay of recorded positions, each in one line. The last one is the current position. */
function recorded(...lines: readonly string[]) {
  const puzzle = played(lines[lines.length - 1]);
  const gridOf = (line: string) => ({ ...puzzle.grid, digits: Uint8Array.from(line.replaceAll('.', '0'), Number) });
  const result = replayOf(puzzle, lines.map(gridOf), '');
  return result.isFound ? shownIn(puzzle, result.value) : result.reason;
}

/** The replay of the steps in a text. */
function written(text: string) {
  const puzzle = onlyPuzzle(text);
  const result = replayOf(puzzle, [], text);
  return result.isFound ? shownIn(puzzle, result.value) : result.reason;
}

describe('the replay of a recorded solve', () => {
  it('has a position for each change, with the changed cells', () =>
    assert.deepEqual(recorded(START, '12.43..2....2..1', '12343..2....2..1'), [
      ['12.43..2....2..1', 'r1c4=4.', 'placement 3'],
      ['12343..2....2..1', 'r1c3=3.', 'placement 2'],
    ]));

  it('shows digits that were removed or replaced', () =>
    assert.deepEqual(recorded(START, '12.33..2....2..1', '12..3..2....2..1', '12.43..2....2..1', '12.33..2....2..1'), [
      ['12.33..2....2..1', 'r1c4=3.', 'placement 3'],
      ['12..3..2....2..1', 'Emptied r1c4.', 'elimination 3'],
      ['12.43..2....2..1', 'r1c4=4.', 'placement 3'],
      ['12.33..2....2..1', 'r1c4=3.', 'placement 3'],
    ]));

  it('names several cells that were changed at once, and counts many', () => {
    const [[, few]] = recorded(START, '12343..2....2..1') as string[][];
    assert.equal(few, 'r1c3=3, r1c4=4.');
    const [empty, full] = ['................', '1234341241232341'].map(line =>
      onlyPuzzle(line.replace(/.{4}/g, '$&\n')),
    );
    const result = replayOf(full, [empty.grid, full.grid], '');
    assert.ok(result.isFound);
    assert.equal(replayDrawingOf(full, result.value, 0).sentence, '16 cells were changed. The puzzle is solved.');
  });

  it('ends with the solved puzzle', () => {
    const moves = recorded('12343412412323.1', '1234341241232341') as string[][];
    assert.deepEqual(moves[0].slice(0, 2), ['1234341241232341', 'r4c3=4. The puzzle is solved.']);
  });

  it('does not call a full grid with a conflict solved', () => {
    const moves = recorded('12343412412323.1', '1234341241232331') as string[][];
    assert.equal(moves[0][1], 'r4c3=3.');
  });

  it('begins when all givens were there, even if one was overwritten later', () =>
    assert.deepEqual(recorded('12..3.......2..1', START, '12.43..2....2..1', '42.43..2....2..1'), [
      ['12.43..2....2..1', 'r1c4=4.', 'placement 3'],
      ['42.43..2....2..1', 'r1c1=4.', 'placement 0'],
    ]));

  it('has all changes of a puzzle without entries', () => {
    const puzzles = ['1...............', '12..............'].map(line => onlyPuzzle(line.replace(/.{4}/g, '$&\n')));
    const result = replayOf(
      puzzles[1],
      puzzles.map(({ grid }) => grid),
      '',
    );
    assert.ok(result.isFound);
    assert.deepEqual(shownIn(puzzles[1], result.value), [['12..............', 'r1c2=2.', 'placement 1']]);
  });

  it('shows candidates that were removed, and those that are left', () => {
    const listed = (first: string) => onlyPuzzle(`${first} 2 34 34\n34 134 1 2\n14 134 2 34\n2 34 34 1\n`);
    const [before, after] = [listed('134'), listed('13')];
    const result = replayOf(after, [before.grid, after.grid], '');
    assert.ok(result.isFound);
    const { sentence, candidates, allowed } = replayDrawingOf(after, result.value, 0);
    assert.equal(sentence, 'r1c1<>4.');
    assert.deepEqual(
      candidates,
      [{ cell: 0, digit: 4, role: 'elimination' }].map(each => ({ ...candidates[0], ...each })),
    );
    assert.equal(allowed[0] & 0b1000, 0);
  });

  it('says why there is none', () => {
    assert.match(recorded('12.43..2....2..1') as string, /^The order of the entries is not known/);
    assert.match(recorded(START) as string, /^There is nothing to replay/);
    const broken = onlyPuzzle('12?.\n3..2\n....\n2..1\n');
    const result = replayOf(broken, [], '');
    assert.ok(!result.isFound && /r1c3/.test(result.reason));
  });
});

describe('the replay of written steps', () => {
  const PATH = `Solution path\n\n${GIVENS}\n1. Full House: r3c1=4\n2. Hidden Pair: 1,4 in r2c23 => r2c23<>3\n   set: 1,4 in r2c23\nwords\nr4c2=3\n`;

  it('has the position after each step, and its line without its number', () =>
    assert.deepEqual(written(PATH), [
      ['12..3..24...2..1', 'Full House: r3c1=4.', 'placement 8'],
      ['12..3..24...2..1', 'Hidden Pair: 1,4 in r2c23 => r2c23<>3.', ''],
      ['12..3..24...23.1', 'r4c2=3.', 'placement 13'],
    ]));

  it('leaves out steps that cannot be read', () =>
    assert.deepEqual(
      (written(`${GIVENS}\n1. Full House: r9c9=4\n2. r3c1=4\n`) as string[][]).map(([, sentence]) => sentence),
      ['r3c1=4.'],
    ));

  it('is only used if no change was recorded', () => {
    const puzzle = onlyPuzzle(PATH);
    const before = { ...puzzle.grid, digits: puzzle.grid.digits.map((digit, cell) => (cell === 0 ? 0 : digit)) };
    const result = replayOf(puzzle, [before, puzzle.grid], PATH);
    assert.ok(result.isFound && result.value.length === 1 && result.value[0].line === undefined);
  });

  it('takes the candidates that the text excludes from the start', () => {
    const text = `${GIVENS}\nExcluded from the start: r1c3<>3\n\n1. Naked Single: r1c3=4\n`;
    const puzzle = onlyPuzzle(text);
    const result = replayOf(puzzle, [], text);
    assert.ok(result.isFound);
    assert.equal((result.value[0].before.allowed![2] >> 2) & 1, 0);
  });
});
