/** Reports the results of Solve to the user, and offers to go to the puzzles that need attention. */

import * as vscode from 'vscode';
import type { Value } from '../../../core/sentences';
import { joinSentences } from '../../../core/sentences';
import { firstProblem } from '../../../features/puzzles/firstProblem';
import type { SolveOutcome } from '../../../features/solving/solving';
import * as messages from '../../../messages/index';
import { MOST_NAMES, type Named } from '../../../messages/wording';
import type { Puzzle } from '../../../text/puzzle';
import { answers } from '../../services/answers';
import { answerCommand, inform, mention, warn } from '../../services/notify';

/** A notification with more buttons is hard to read. */
const MOST_BUTTONS = 3;

interface NamedPosition {
  readonly name: Value;
  readonly position: vscode.Position;
}

/** Number of puzzles by outcome. Every puzzle counts once. */
export type SolveCounts = Record<SolveOutcome['kind'], number>;

/** The counts before the first puzzle. */
export const NONE: SolveCounts = { solved: 0, ambiguous: 0, unsolvable: 0, timedOut: 0, unchanged: 0 };

/** The outcomes so far: counts, and the first few puzzles by name. */
export class SolveTally {
  readonly counts: SolveCounts = { ...NONE };
  total = 0;
  unreadable = 0;
  private readonly first = new Map<SolveOutcome['kind'], NamedPosition[]>();

  constructor(private readonly document: vscode.TextDocument) {}

  /** Call before the document is changed, because the change moves the puzzles. */
  add(puzzle: Puzzle, outcome: SolveOutcome): void {
    const { kind } = outcome;
    this.total++;
    this.counts[kind]++;
    if (outcome.kind === 'unchanged') {
      if (outcome.why === 'solved') return;
      this.unreadable++;
    }
    const first = this.first.get(kind) ?? [];
    if (first.length < MOST_NAMES) this.first.set(kind, [...first, placeOf(this.document, puzzle)]);
  }

  /** The first puzzles with an outcome. For `unchanged`, only puzzles that cannot be read. */
  firstOf(kind: SolveOutcome['kind']): readonly NamedPosition[] {
    return this.first.get(kind) ?? [];
  }
}

/** Details about the only puzzle in addition to the outcome. */
interface Details {
  /** Its name, if it needs one. */
  readonly name?: Value | undefined;
  /** Why it was not solved. */
  readonly reason?: string | undefined;
}

/** Shows the message. `seconds` is the time limit for one puzzle. */
export function report(document: vscode.TextDocument, tally: SolveTally, seconds: number, details: Details = {}): void {
  const { counts } = tally;
  if (tally.total === 0) {
    answerCommand(document, messages.commands.noPuzzle());
    return;
  }
  const message = sentenceOf(tally, seconds, details);
  // A board has its list of puzzles to go to them, and shows itself that its only puzzle is solved.
  if (tally.total > 1 && answers.give(document, message)) return;
  const failed = [...tally.firstOf('unsolvable'), ...tally.firstOf('timedOut'), ...tally.firstOf('unchanged')];
  if (failed.length === 0 && counts.ambiguous === 0) {
    mention(message);
    return;
  }
  const show = failed.length > 0 ? warn : inform;
  const targets = new Map(
    [...failed, ...tally.firstOf('ambiguous')]
      .slice(0, MOST_BUTTONS)
      .map(({ name, position }) => [messages.commands.goTo(name), position]),
  );
  void show(message, ...targets.keys()).then(chosen => {
    const position = targets.get(chosen ?? '');
    if (position) void goTo(document, position);
  });
}

/** The outcome in words. */
export function sentenceOf(tally: SolveTally, seconds: number, { name, reason }: Details = {}): string {
  const { counts, unreadable } = tally;
  const named = (kind: SolveOutcome['kind'], total: number = counts[kind]): Named => ({
    names: tally.firstOf(kind).map(each => each.name),
    total,
  });
  const already = counts.unchanged - unreadable;
  const sentences = [
    counts.solved > 0 && messages.commands.solved(counts.solved, name),
    already > 0 && (counts.solved === 0 || tally.total > 1) && messages.commands.alreadySolved(already, name),
    counts.ambiguous > 0 && messages.commands.ambiguous(named('ambiguous')),
    counts.unsolvable > 0 &&
      (reason ? messages.notices.about(name, reason) : messages.commands.unsolvable(named('unsolvable'))),
    counts.timedOut > 0 && messages.commands.timedOut(named('timedOut'), seconds),
    unreadable > 0 && messages.commands.unreadable(named('unchanged', unreadable)),
  ];
  return joinSentences(sentences.filter(sentence => sentence !== false));
}

/** The place of the first problem of a puzzle that cannot be read, otherwise of the puzzle. */
function placeOf(document: vscode.TextDocument, puzzle: Puzzle): NamedPosition {
  const position = document.positionAt(puzzle.start + (firstProblem(puzzle)?.start ?? 0));
  return { name: messages.commands.name(puzzle, position.line + 1), position };
}

async function goTo(document: vscode.TextDocument, position: vscode.Position): Promise<void> {
  await vscode.window.showTextDocument(document, { selection: new vscode.Range(position, position) });
}
