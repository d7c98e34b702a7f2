import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { finish } from '../../src/core/pausing';
import { positionOf } from '../../src/core/position';
import { solve } from '../../src/core/solver/index';
import { findingStep } from '../../src/core/techniques/path';
import type { PracticeRecords } from '../../src/features/practice/records';
import { applied, fill, type TextEdit, toggleCandidate } from '../../src/text/edits';
import { parse } from '../../src/text/parser/parser';
import { closeAll, messagesOf, open, run, until } from './editor';
import { hintIn } from './hints';

interface Opened {
  readonly uri: string;
  readonly technique: string;
}

/** Opens an exercise, and waits for its editor. */
async function practice(argument: object): Promise<Opened> {
  const opened = await run<Opened>('sudoku.practice', argument);
  if (opened.uri) await until('the exercise', exercise);
  return opened;
}

/** The editor with the exercise. */
const exercise = (): vscode.TextEditor =>
  vscode.window.visibleTextEditors.find(({ document }) => document.getText().startsWith('# Practice: '))!;

/** The puzzle of the exercise, its position and the easiest step. */
function contentOf({ document }: vscode.TextEditor) {
  const [puzzle] = parse(document.getText()).puzzles;
  const position = positionOf(puzzle.grid, puzzle.givens);
  return { puzzle, position, step: finish(findingStep(position))! };
}

async function edit({ document }: vscode.TextEditor, edits: readonly TextEdit[]): Promise<void> {
  const change = new vscode.WorkspaceEdit();
  for (const { start, end, text } of edits)
    change.replace(document.uri, new vscode.Range(document.positionAt(start), document.positionAt(end)), text);
  await vscode.workspace.applyEdit(change);
}

/** Waits for the result on the line above the puzzle. */
const untilShown = (start: string) =>
  until(`a result that starts with ${start}`, async () => {
    const lens = await hintIn(exercise());
    return lens[0]?.startsWith(start) ? lens : undefined;
  });

/** The statistics, or none. */
async function statistics(): Promise<PracticeRecords> {
  const { text } = await run<{ text: string }>('sudoku.exportPractice');
  return text ? JSON.parse(text).techniques : {};
}

const countsOf = ({ right, wrong }: PracticeRecords[string]) => ({ right, wrong });

describe('practice', () => {
  beforeEach(() => run('sudoku.deletePractice', 'delete'));
  afterEach(closeAll);

  it('opens a position in which the technique is next, and says what to do', async () => {
    const opened = await practice({ technique: 'x-wing', seed: 7 });
    const editor = exercise();
    assert.equal(opened.technique, 'x-wing');
    assert.equal(editor.document.uri.toString(), opened.uri);
    assert.equal(editor.document.lineAt(0).text, '# Practice: X-Wing');
    assert.equal(contentOf(editor).step.technique.id, 'x-wing');
    assert.deepEqual(await untilShown('Find'), ['Find: X-Wing.', 'Hint', 'Show the Step', 'About It']);
  });

  it('names a step that is found, records it, and opens the next exercise in the same document', async () => {
    await practice({ technique: 'x-wing', seed: 7 });
    const editor = exercise();
    const before = editor.document.getText();
    const { puzzle, step } = contentOf(editor);
    const [{ cell, digit }] = step.eliminations;
    await edit(editor, toggleCandidate(puzzle, cell, digit));
    assert.deepEqual(await untilShown('Valid'), ['Valid: X-Wing.', 'Next Exercise', 'Hint', 'About It']);
    assert.deepEqual(countsOf((await statistics())['x-wing']), { right: 1, wrong: 0 });
    const next = await run<Opened>('sudoku.nextExercise');
    assert.deepEqual(next, { uri: editor.document.uri.toString(), technique: 'x-wing' });
    assert.notEqual(editor.document.getText(), before);
    assert.equal(contentOf(exercise()).step.technique.id, 'x-wing');
    await untilShown('Find: X-Wing.');
  });

  it('refutes a false answer, and accepts the right one after it without counting it', async () => {
    await practice({ technique: 'pointing', seed: 3 });
    const editor = exercise();
    const { puzzle, position, step } = contentOf(editor);
    const solution = solve({ geometry: position.geometry, digits: position.givens })!;
    const cell = position.candidates.findIndex(mask => mask.toString(2).split('1').length > 3);
    await edit(editor, toggleCandidate(puzzle, cell, solution[cell]));
    await untilShown(`r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}<>${solution[cell]} is false.`);
    const other = step.eliminations.find(each => each.cell !== cell)!;
    await edit(editor, toggleCandidate(parse(editor.document.getText()).puzzles[0], other.cell, other.digit));
    await untilShown('Valid: Locked Candidates');
    assert.deepEqual(countsOf((await statistics()).pointing), { right: 0, wrong: 1 });
  });

  it('judges an answer that is given while a command waits', async () => {
    await practice({ technique: 'x-wing', seed: 7 });
    const editor = exercise();
    const { puzzle, step } = contentOf(editor);
    const transformed = run('sudoku.transform', editor.document.uri, 1);
    const [{ cell, digit }] = step.eliminations;
    await edit(editor, toggleCandidate(puzzle, cell, digit));
    await untilShown('Valid: X-Wing.');
    assert.deepEqual(countsOf((await statistics())['x-wing']), { right: 1, wrong: 0 });
    await run('workbench.action.closeQuickOpen');
    await transformed;
  });

  it('counts an exercise whose step was shown as failed', async () => {
    await practice({ technique: 'hidden-single', seed: 5 });
    await run('sudoku.showExerciseStep');
    assert.match((await untilShown('Hidden Single'))[0], /^Hidden Single: r\dc\d is \d\.$/);
    assert.deepEqual(countsOf((await statistics())['hidden-single']), { right: 0, wrong: 1 });
  });

  it('does not name the technique of a level, and rejects words that are neither', async () => {
    await practice({ level: 'easy', seed: 2 });
    assert.equal(exercise().document.lineAt(0).text, '# Practice: Easy');
    assert.equal((await untilShown('Find'))[0], 'Find the next step.');
    const { result, messages } = await messagesOf(() => practice({ technique: 'no-wing' }));
    assert.deepEqual(result, {});
    assert.match(messages[0], /^There are no exercises for "no-wing"\./);
  });

  it('begins with the easiest technique, and offers the next one when it was found', async () => {
    const opened = await practice({ seed: 1 });
    assert.equal(opened.technique, 'full-house');
    const editor = exercise();
    const { puzzle, step } = contentOf(editor);
    const [{ cell, digit }] = step.placements;
    await edit(editor, fill(puzzle, cell, digit));
    await untilShown('Valid: Full House.');
    assert.equal((await run<Opened>('sudoku.nextExercise')).technique, 'naked-single');
  });

  it('shows what to do again after Undo of a false answer', async () => {
    await practice({ technique: 'hidden-single', seed: 5 });
    const editor = exercise();
    const { puzzle, position } = contentOf(editor);
    const solution = solve({ geometry: position.geometry, digits: position.givens })!;
    const cell = position.digits.indexOf(0);
    await edit(editor, fill(puzzle, cell, (solution[cell] % 9) + 1));
    await untilShown(`r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}=`);
    await vscode.window.showTextDocument(editor.document);
    await run('undo');
    await untilShown('Find: Hidden Single.');
  });

  it('takes positions from the active file, and says if it has none', async () => {
    const line = '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..';
    const { document } = await open(`${line}\n`);
    await practice({ technique: 'naked-single', source: 'file', seed: 1 });
    const { position } = contentOf(exercise());
    assert.equal([...position.givens].join('').replaceAll('0', '.'), line);
    await vscode.window.showTextDocument(document);
    const { result, messages } = await messagesOf(() => practice({ technique: 'jellyfish', source: 'file' }));
    assert.deepEqual(result, {});
    assert.match(messages[0], /^No puzzle of this file has a position in which Jellyfish is the easiest step\./);
  });

  it('keeps no statistics after they are deleted', async () => {
    await practice({ technique: 'hidden-single', seed: 5 });
    await run('sudoku.showExerciseStep');
    assert.deepEqual(Object.keys(await statistics()), ['hidden-single']);
    assert.deepEqual(await run('sudoku.deletePractice', 'delete'), { isDeleted: true });
    const { messages } = await messagesOf(statistics);
    assert.deepEqual(messages, ['There are no practice statistics yet.']);
  });
});

describe('Name My Step', () => {
  afterEach(closeAll);

  it('names the technique of the last change, and refutes a false one', async () => {
    const editor = await open(
      '..3.2.6..\n9..3.5..1\n..18.64..\n..81.29..\n7.......8\n..67.82..\n..26.95..\n8..2.3..9\n..5.1.3..\n',
    );
    const text = editor.document.getText();
    const [puzzle] = parse(text).puzzles;
    const { step } = contentOf(editor);
    const [{ cell, digit }] = step.placements;
    const named = () => run<{ kind: string; techniques: string[]; message: string }>('sudoku.nameMyStep');
    assert.equal((await named()).kind, 'none');
    await edit(editor, fill(puzzle, cell, digit));
    const { result, messages } = await messagesOf(named);
    assert.deepEqual([result.kind, result.techniques], ['valid', [step.technique.id]]);
    assert.deepEqual(messages, [result.message]);
    const solution = solve(puzzle.grid)!;
    const other = puzzle.grid.digits.findIndex((each, at) => each === 0 && at !== cell);
    const wrong = (solution[other] % 9) + 1;
    await edit(editor, fill(parse(applied(text, fill(puzzle, cell, digit))).puzzles[0], other, wrong));
    const refuted = await named();
    assert.equal(refuted.kind, 'false');
    assert.match(refuted.message, /^False: r1c1=\d is false\. /);
  });
});
