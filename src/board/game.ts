/**
 * A puzzle that is played in a separate web page. It replaces the document and the extension of the editor: its model
 * is a text with `[Puzzle]` and `[State]`, intents become edits of the text, and the answer is a snapshot. So the
 * exported page behaves as a board does, and needs no second implementation of the rules. This code does not depend on
 * a browser.
 */

import type { Cell, Digit } from '../core/numbers';
import { diagnoseBy } from '../features/diagnostics/diagnose';
import { conflict } from '../features/diagnostics/rules/conflict';
import { noCandidate } from '../features/diagnostics/rules/noCandidate';
import { noPlace } from '../features/diagnostics/rules/noPlace';
import { entriesIn } from '../features/puzzles/entries';
import * as messages from '../messages/index';
import { sourceOf } from '../text/document/textSource';
import { applied } from '../text/edits';
import { marksOf } from '../text/marks/marks';
import { parse } from '../text/parser/parser';
import { isSolution, type Puzzle } from '../text/puzzle';
import { editsFor } from './intents';
import { revealSolution } from './obfuscation';
import { plainSnapshotOf } from './plainSnapshot';
import type { FromPage, Intent, PageCommand, ToPage } from './protocol/messages';

/** The diagnostics that boards mark without a search, except those for variant rules, which a game does not have. */
const RULES = [conflict, noCandidate, noPlace];

/** The data of an exported page. */
export interface GameFile {
  /** The title of the puzzle; empty when it has none. */
  readonly title: string;
  /** The puzzle at the start, with its givens in `[Puzzle]`. */
  readonly text: string;
  /** Its only solution, as `obfuscateSolution` writes it. Absent when it has several. */
  readonly solution?: string;
  /** Whether rows and columns have labels next to the grid; true when absent. */
  readonly labels?: boolean;
}

/** A game: its current text, and its earlier texts. */
export class Game {
  private current: string;
  private readonly past: string[] = [];
  private future: string[] = [];
  private version = 1;
  private answered = 0;
  /** The result of the last check: by cell, the wrong digit. It is marked until it changes. */
  private wrong: ReadonlyMap<Cell, Digit> = new Map();

  /** `stored` is the text of an earlier visit. It is used if it belongs to the same puzzle. */
  constructor(
    private readonly file: GameFile,
    stored?: string,
  ) {
    this.current = stored !== undefined && isSameGame(stored, file.text) ? stored : file.text;
  }

  /** The current text. */
  get text(): string {
    return this.current;
  }

  /** Whether the page may run a command. Hints are not among them: the techniques would make each page three times as large. */
  offers(command: PageCommand): boolean {
    return command === 'sudoku.restart' || (command === 'sudoku.checkProgress' && this.file.solution !== undefined);
  }

  /** Handles a message of the page, and returns the answers in order. */
  receive(message: FromPage): ToPage[] {
    switch (message.type) {
      case 'ready':
        return [this.snapshot()];
      case 'intent':
        return this.carryOut(message.id, message.intent);
      case 'undo':
        return this.goTo(this.past, this.future);
      case 'redo':
        return this.goTo(this.future, this.past);
      case 'command':
        return this.offers(message.command) ? this.run(message.command) : [];
      default:
        return [];
    }
  }

  private carryOut(id: number, intent: Intent): ToPage[] {
    const changed = editsFor(puzzleOf(this.current), sourceOf(this.current), intent);
    this.answered = id;
    if ('refused' in changed) return [{ type: 'refused', id, message: changed.refused }, this.snapshot()];
    return this.change(applied(this.current, changed.edits));
  }

  private run(command: PageCommand): ToPage[] {
    if (command === 'sudoku.checkProgress') return this.check();
    return [...this.change(this.file.text), notice(messages.play.restarted())];
  }

  /** Replaces the text, in one step that can be undone. */
  private change(text: string): ToPage[] {
    if (text === this.current) return [this.snapshot()];
    this.past.push(this.current);
    this.future = [];
    return this.show(text);
  }

  private goTo(from: string[], to: string[]): ToPage[] {
    const text = from.pop();
    if (text === undefined) return [notice(messages.boards.unchanged())];
    to.push(this.current);
    return this.show(text);
  }

  private show(text: string): ToPage[] {
    this.current = text;
    this.version++;
    return [this.snapshot()];
  }

  /** Marks and names wrong entries. */
  private check(): ToPage[] {
    const puzzle = puzzleOf(this.current);
    const { digits, geometry } = puzzle.grid;
    const solution = revealSolution(this.file.solution ?? '', geometry.size);
    const entries = entriesIn(puzzle);
    const wrong = entries.filter(cell => digits[cell] !== solution[cell]);
    this.wrong = new Map(wrong.map(cell => [cell, digits[cell]]));
    const words = messages.progress;
    const right = entries.length > 0 ? words.right(entries.length) : messages.webPage.noEntry();
    const done = isSolution(puzzle) ? messages.webPage.solved() : right;
    return [this.snapshot(), notice(wrong.length > 0 ? words.wrong(puzzle, wrong) : done)];
  }

  private snapshot(): ToPage {
    const puzzle = puzzleOf(this.current);
    const { digits } = puzzle.grid;
    const left = digits.filter(digit => digit === 0).length;
    const wrong = [...this.wrong].flatMap(([cell, digit]) => (digits[cell] === digit ? [cell] : []));
    const known = {
      version: this.version,
      status: messages.webPage.status(puzzle, isSolution(puzzle) ? undefined : left),
      marks: marksOf(puzzle, sourceOf(this.current)),
      wrong,
      settings: { clock: false, automaticMarks: false, labels: this.file.labels !== false },
    };
    const snapshot = plainSnapshotOf(puzzle, known, diagnoseBy(RULES, puzzle, 'off'));
    const { title } = this.file;
    return { type: 'snapshot', snapshot: { ...snapshot, title }, answered: this.answered };
  }
}

/** A name for the progress of a game: the same for pages with the same givens. */
export function progressKeyOf({ text }: GameFile): string {
  const { givens, grid } = puzzleOf(text);
  return `sudoku ${grid.geometry.key} ${Array.from(givens, digit => digit.toString(36)).join('')}`;
}

/** The puzzle of a text that has one. */
const puzzleOf = (text: string): Puzzle => parse(text).puzzles[0];

const notice = (message: string): ToPage => ({ type: 'notice', message });

/** Whether a text is this puzzle in a different position. The storage of a browser cannot be trusted. */
function isSameGame(text: string, start: string): boolean {
  const { puzzles } = parse(text);
  const [puzzle] = puzzles;
  if (puzzles.length !== 1 || !puzzle.givenPlaces || puzzle.problems.length > 0) return false;
  const { givens, grid } = puzzleOf(start);
  return (
    puzzle.grid.geometry === grid.geometry &&
    givens.every((given, cell) => puzzle.givens[cell] === given && (given === 0 || puzzle.grid.digits[cell] === given))
  );
}
