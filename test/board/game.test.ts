import assert from 'node:assert/strict';
import { Game, type GameFile, progressKeyOf } from '../../src/board/game';
import { gameTextOf } from '../../src/board/gameText';
import { obfuscateSolution } from '../../src/board/obfuscation';
import type { FromPage, Intent, ToPage } from '../../src/board/protocol/messages';
import type { Snapshot } from '../../src/board/protocol/snapshot';
import { onlyPuzzle } from '../features/steps';

const SOLUTION = [1, 2, 3, 4, 3, 4, 1, 2, 4, 1, 2, 3, 2, 3, 4, 1];

function fileOf(text: string): GameFile {
  const { grid, style } = onlyPuzzle(text);
  return { title: 'Monday', text: gameTextOf(grid, style.symbols)!, solution: obfuscateSolution(SOLUTION, 4) };
}
const FILE = fileOf('12..\n3..2\n....\n2..1\n');

/** The snapshot in the answers of a game. */
function shown(answers: readonly ToPage[]): Snapshot {
  const found = answers.find(answer => answer.type === 'snapshot');
  assert.ok(found);
  return found.snapshot;
}

const said = (answers: readonly ToPage[]) =>
  answers.flatMap(answer => (answer.type === 'notice' || answer.type === 'refused' ? [answer.message] : []));

const doing = (intent: Intent, id = 1): FromPage => ({ type: 'intent', id, start: 0, intent });
const digit = (cell: number, value: number) => doing({ kind: 'setDigit', cells: [cell], digit: value });
const CHECK: FromPage = { type: 'command', command: 'sudoku.checkProgress' };
/** The answer when there is nothing to undo or to redo. */
const NOTHING: readonly ToPage[] = [{ type: 'notice', message: 'Nothing was changed.' }];
const RESTART: FromPage = { type: 'command', command: 'sudoku.restart' };

describe('a game', () => {
  it('starts with its givens, which are locked', () => {
    const { title, digits, givens, locked, status } = shown(new Game(FILE).receive({ type: 'ready' }));
    assert.deepEqual([title, locked?.cells, status], ['Monday', [0, 1, 4, 7, 12, 15], '4x4 · 10 cells left']);
    assert.equal(digits.join(''), '1200300200002001');
    assert.deepEqual(givens, digits);
  });
  it('shows no clock and no computed marks', () => {
    const { hasClock, hasAutomaticMarks } = shown(new Game(FILE).receive({ type: 'ready' }));
    assert.deepEqual([hasClock, hasAutomaticMarks], [false, false]);
  });
  it('names rows and columns, unless its file says otherwise', () => {
    const labels = [undefined, false].map(each => {
      const other = new Game({ ...FILE, ...(each === false && { labels: each }) });
      return shown(other.receive({ type: 'ready' })).hasLabels;
    });
    assert.deepEqual(labels, [true, false]);
  });

  it('answers an intent with a newer snapshot', () => {
    const game = new Game(FILE);
    const [answer, ...others] = game.receive(doing({ kind: 'setDigit', cells: [2, 3], digit: 3 }, 7));
    assert.ok(answer.type === 'snapshot');
    assert.deepEqual([answer.answered, answer.snapshot.version, others], [7, 2, []]);
    assert.equal(answer.snapshot.digits.join(''), '1233300200002001');
    assert.deepEqual(answer.snapshot.problems.map(({ cell, kind }) => `${cell} ${kind}`).sort(), [
      '2 conflict',
      '3 conflict',
    ]);
    assert.equal(answer.snapshot.givens.join(''), '1200300200002001');
  });
  it('keeps marks', () => {
    const game = new Game(FILE);
    const { marks } = shown(game.receive(doing({ kind: 'toggleMark', cells: [2], layer: 'corner', digit: 3 })));
    assert.equal(marks.corner[2], 0b100);
    assert.equal(shown(new Game(FILE, game.text).receive({ type: 'ready' })).marks.corner[2], 0b100);
  });
  it('does not change a given', () => {
    const game = new Game(FILE);
    assert.deepEqual(said(game.receive(digit(0, 3))), ['r1c1 is a given.']);
    assert.equal(game.text, FILE.text);
  });
  it('undoes and redoes, and restores each byte', () => {
    const game = new Game(FILE);
    game.receive(digit(2, 3));
    const after = game.text;
    game.receive(digit(3, 4));
    game.receive({ type: 'undo' });
    assert.equal(game.text, after);
    game.receive({ type: 'undo' });
    assert.equal(game.text, FILE.text);
    assert.deepEqual(game.receive({ type: 'undo' }), NOTHING);
    assert.equal(shown(game.receive({ type: 'redo' })).digits[2], 3);
    game.receive(digit(3, 4));
    assert.deepEqual(game.receive({ type: 'redo' }), NOTHING);
  });
  it('adds no undo step for an intent that changes nothing', () => {
    const game = new Game(FILE);
    game.receive(doing({ kind: 'clear', cells: [2], layer: 'digit' }));
    assert.deepEqual(game.receive({ type: 'undo' }), NOTHING);
  });
  it('reports in its status that it is solved', () => {
    const game = new Game(FILE);
    for (const cell of SOLUTION.keys()) {
      if (cell !== 14) game.receive(digit(cell, SOLUTION[cell]));
    }
    const answers = game.receive(digit(14, 4));
    assert.equal(shown(answers).status, '4x4 · ✓ Solved');
    assert.equal(shown(answers).isSolved, true);
    assert.deepEqual(said(game.receive(CHECK)), ['Solved. Well done!']);
  });
  it('marks wrong entries after a check, until they are removed', () => {
    const game = new Game(FILE);
    game.receive(digit(2, 4));
    game.receive(digit(8, 3));
    const answers = game.receive(CHECK);
    assert.deepEqual(said(answers), ['2 entries are wrong: r1c3 and r3c1.']);
    const wrong = (snapshot: Snapshot) =>
      snapshot.problems.filter(({ kind }) => kind === 'wrong digit').map(({ cell }) => cell);
    assert.deepEqual(wrong(shown(answers)), [2, 8]);
    assert.deepEqual(wrong(shown(game.receive(digit(2, 3)))), [8]);
    assert.deepEqual(wrong(shown(game.receive({ type: 'undo' }))), [2, 8]);
  });
  it('confirms that entries are correct', () => {
    const game = new Game(FILE);
    assert.deepEqual(said(game.receive(CHECK)), ['There is no entry to check yet.']);
    game.receive(digit(2, 3));
    assert.deepEqual(said(game.receive(CHECK)), ['The entry is correct.']);
  });
  it('can undo a restart', () => {
    const game = new Game(FILE);
    game.receive(digit(2, 3));
    assert.deepEqual(said(game.receive(RESTART)), ['The puzzle was reset to its givens. Undo restores your entries.']);
    assert.equal(game.text, FILE.text);
    assert.equal(shown(game.receive({ type: 'undo' })).digits[2], 3);
  });
  it('says that there is nothing to undo or to redo', () => {
    const game = new Game(FILE);
    assert.deepEqual(game.receive({ type: 'undo' }), NOTHING);
    game.receive(digit(2, 3));
    assert.deepEqual(game.receive({ type: 'redo' }), NOTHING);
    assert.deepEqual(said(game.receive({ type: 'undo' })), []);
  });
  it('offers no hints, and Check only when the solution is known', () => {
    const { title, text } = FILE;
    const game = new Game({ title, text });
    assert.deepEqual([game.offers('sudoku.hint'), game.offers('sudoku.checkProgress')], [false, false]);
    assert.deepEqual([game.offers('sudoku.restart'), new Game(FILE).offers('sudoku.checkProgress')], [true, true]);
    assert.deepEqual(game.receive(CHECK), []);
  });
  it('continues only with a stored text of the same puzzle', () => {
    const game = new Game(FILE);
    game.receive(digit(2, 3));
    assert.equal(new Game(FILE, game.text).text, game.text);
    const other = fileOf('1...\n3..2\n....\n2..1\n');
    for (const text of [other.text, '', 'Hello', '12..\n3..2\n....\n2..1\n', `${FILE.text}\n${FILE.text}`]) {
      assert.equal(new Game(FILE, text).text, FILE.text, text);
    }
    assert.notEqual(progressKeyOf(FILE), progressKeyOf(other));
  });
  it('rejects a stored position that lacks a given or has another digit there', () => {
    const start = '12..3..2....2..1';
    const [givens] = FILE.text.split('[State]\n');
    const position = (cells: string) => `${givens}[State]\n${cells.match(/..../g)!.join('\n')}\n`;
    for (let cell = 0; cell < 16; cell++)
      for (const sign of '.1234') {
        const text = position(start.slice(0, cell) + sign + start.slice(cell + 1));
        // An empty cell of the position keeps the given.
        const isKept = start[cell] === '.' || sign === start[cell] || sign === '.';
        assert.equal(new Game(FILE, text).text, isKept ? text : FILE.text, text);
      }
  });
  it('has the same key for all positions of a puzzle', () => {
    const game = new Game(FILE);
    game.receive(digit(2, 3));
    assert.equal(progressKeyOf({ ...FILE, title: '', text: game.text }), progressKeyOf(FILE));
  });
});
