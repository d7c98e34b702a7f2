/** Tells the user what became of the puzzles, and offers to go to those that need a look. */

import * as vscode from 'vscode';
import type { Outcome } from '../../language/features/solving';
import { MOST_NAMES, messages, type Named } from '../../language/messages';
import { isWhole, type Puzzle } from '../../language/puzzle';

/** More buttons than these no notification shows well. */
const MOST_BUTTONS = 3;

/** Milliseconds that a mere "done" stays in the status bar. */
const STATUS_TIME = 5000;

interface Place {
  readonly name: string;
  readonly position: vscode.Position;
}

/** How many puzzles came to what: every puzzle counts once. */
export type SolveCounts = Record<Outcome['kind'], number>;

export const NONE: SolveCounts = { solved: 0, ambiguous: 0, unsolvable: 0, timedOut: 0, unchanged: 0 };

/** What became of the puzzles so far: how many, and the first few by name. */
export class Tally {
  readonly counts: SolveCounts = { ...NONE };
  total = 0;
  unreadable = 0;
  private readonly first = new Map<Outcome['kind'], Place[]>();

  constructor(private readonly document: vscode.TextDocument) {}

  /** To be told before the document is changed, which moves the puzzles. */
  add(puzzle: Puzzle, kind: Outcome['kind']): void {
    this.total++;
    this.counts[kind]++;
    const isWanted = kind !== 'unchanged' || !isWhole(puzzle);
    if (!isWanted) return;
    if (kind === 'unchanged') this.unreadable++;
    const first = this.first.get(kind) ?? [];
    if (first.length < MOST_NAMES) this.first.set(kind, [...first, placeOf(this.document, puzzle)]);
  }

  /** The first ones of a kind; of those unchanged only what cannot be read. */
  firstOf(kind: Outcome['kind']): readonly Place[] {
    return this.first.get(kind) ?? [];
  }
}

/** `seconds` is the time limit for one puzzle. */
export function report(document: vscode.TextDocument, tally: Tally, seconds: number): void {
  const { commands } = messages;
  const { counts, unreadable } = tally;
  if (tally.total === 0) {
    void vscode.window.showInformationMessage(commands.noPuzzle());
    return;
  }
  const named = (kind: Outcome['kind'], total: number = counts[kind]): Named => ({
    names: tally.firstOf(kind).map(({ name }) => name),
    total,
  });
  const already = counts.unchanged - unreadable;
  const message = [
    counts.solved > 0 && commands.solved(counts.solved),
    already > 0 && (counts.solved === 0 || tally.total > 1) && commands.alreadySolved(already),
    counts.ambiguous > 0 && commands.ambiguous(named('ambiguous')),
    counts.unsolvable > 0 && commands.unsolvable(named('unsolvable')),
    counts.timedOut > 0 && commands.timedOut(named('timedOut'), seconds),
    unreadable > 0 && commands.unreadable(named('unchanged', unreadable)),
  ]
    .filter(sentence => sentence !== false)
    .join(' ');

  const failed = [...tally.firstOf('unsolvable'), ...tally.firstOf('timedOut'), ...tally.firstOf('unchanged')];
  if (failed.length === 0 && counts.ambiguous === 0) {
    vscode.window.setStatusBarMessage(message, STATUS_TIME);
    return;
  }
  const show = failed.length > 0 ? vscode.window.showWarningMessage : vscode.window.showInformationMessage;
  const buttons = [...failed, ...tally.firstOf('ambiguous')]
    .slice(0, MOST_BUTTONS)
    .map(({ name, position }) => ({ title: commands.goTo(name), position }));
  void show(message, ...buttons).then(chosen => chosen && goTo(document, chosen.position));
}

function placeOf(document: vscode.TextDocument, puzzle: Puzzle): Place {
  const position = document.positionAt(puzzle.start);
  return { name: messages.commands.name(puzzle, position.line + 1), position };
}

async function goTo(document: vscode.TextDocument, position: vscode.Position): Promise<void> {
  await vscode.window.showTextDocument(document, { selection: new vscode.Range(position, position) });
}
