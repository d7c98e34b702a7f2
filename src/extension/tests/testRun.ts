import * as vscode from 'vscode';
import { type PuzzleTested, type TestKnowledge, testPuzzle } from '../../features/collection/puzzleTest';
import type { PuzzleRange } from '../../features/collection/ranges';
import * as messages from '../../messages/index';
import { Lines } from '../../text/strings/lines';
import type { Work } from '../../text/work';
import { rangeIn } from '../services/convert';
import { type Branches, puzzlesOf, type ReadFile } from './branches';

/** The numbers of tested, failed and undecided puzzles. */
export interface Tested {
  puzzles: number;
  failed: number;
  undecided: number;
}

/** Maximum number of messages of one test. */
const MOST_MESSAGES = 20;

/**
 * The tests of one file in one run. A range that has no items yet is tested as a whole, and gets items only if one of its puzzles fails,
 * so that a run of a long file makes few items.
 */
export class FileRun {
  private readonly lines: Lines;

  constructor(
    private readonly run: vscode.TestRun,
    private readonly branches: Branches,
    private readonly file: ReadFile,
    private readonly knowledge: TestKnowledge,
    private readonly isExcluded: (item: vscode.TestItem) => boolean,
    /** Counts the puzzles of all files of the run. */
    private readonly sum: Tested,
  ) {
    this.lines = new Lines(file.text, 0);
  }

  /** Tests the puzzles of an item. Yields where it may be paused. */
  *test(item: vscode.TestItem): Work<void> {
    const branch = this.branches.of(item);
    if (!branch || this.isExcluded(item)) return;
    if (branch.kind === 'puzzle') {
      yield* this.tested(branch.range, () => {
        this.run.started(item);
        return result => this.report(item, result);
      });
    } else if (branch.kind === 'file' || item.children.size > 0) {
      this.branches.expand(item, this.file);
      for (const [, child] of item.children) yield* this.test(child);
      if (item.children.size === 0) this.run.skipped(item);
    } else yield* this.testRange(item, branch.range);
  }

  private *testRange(item: vscode.TestItem, range: PuzzleRange): Work<void> {
    this.run.started(item);
    const results: PuzzleTested[] = [];
    yield* this.tested(range, () => result => results.push(result));
    this.reportRange(item, range, results);
  }

  private reportRange(item: vscode.TestItem, range: PuzzleRange, results: readonly PuzzleTested[]): void {
    if (results.every(({ isDecided, failures }) => isDecided && failures.length === 0)) {
      this.run.passed(item);
      return;
    }
    // Without a separate result, VS Code would list the range as skipped.
    if (results.some(({ failures }) => failures.length > 0)) this.run.failed(item, []);
    else this.run.errored(item, []);
    this.branches.expand(item, this.file);
    for (const [, child] of item.children) {
      const branch = this.branches.of(child);
      if (!branch || branch.kind === 'file' || this.isExcluded(child)) continue;
      const { first, end } = branch.range;
      const found = results.slice(first - range.first, end - range.first);
      if (branch.kind === 'range') this.reportRange(child, branch.range, found);
      else this.report(child, found[0]);
    }
  }

  /** Tests each puzzle of a range: `begin` is called before each, and the callback that it returns with the result. */
  private *tested(range: PuzzleRange, begin: () => (result: PuzzleTested) => void): Work<void> {
    const { puzzles } = this.file;
    for (const puzzle of puzzlesOf(puzzles, range)) {
      const end = begin();
      const result = yield* testPuzzle(puzzles.source, puzzle, this.knowledge);
      this.sum.puzzles++;
      if (result.failures.length > 0) this.sum.failed++;
      else if (!result.isDecided) this.sum.undecided++;
      end(result);
      yield undefined;
    }
  }

  private report(item: vscode.TestItem, { isDecided, failures }: PuzzleTested): void {
    const testMessages = failures.slice(0, MOST_MESSAGES).map(({ start, end, message }) => {
      const testMessage = new vscode.TestMessage(message);
      testMessage.location = new vscode.Location(this.file.uri, rangeIn(this.lines, { start, end }));
      return testMessage;
    });
    if (testMessages.length > 0) this.run.failed(item, testMessages);
    else if (isDecided) this.run.passed(item);
    else this.run.errored(item, new vscode.TestMessage(messages.tests.notDecided()));
  }
}
