import type { FromPage, PageCommand } from '../../board/protocol/messages';

/** An edit that a page asks for. */
export type IntentMessage = Extract<FromPage, { readonly type: 'intent' }>;

/** Messages that may come between two intents without a meaning for them. */
const NEUTRAL: readonly FromPage['type'][] = ['cursor', 'list'];

/** The commands that edit the puzzle or go to another one at once. */
const QUICK: readonly PageCommand[] = [
  'sudoku.nextPuzzle',
  'sudoku.previousPuzzle',
  'sudoku.startPlaying',
  'sudoku.restart',
  'sudoku.revealCell',
  'sudoku.applyStep',
];

/** Milliseconds that the next message waits for one of them. */
export const LONGEST_WAIT = 1000;

/** Milliseconds that the next message waits at most until a command is done. Others may take long, or wait for the user. */
export const waitFor = (command: PageCommand) => (QUICK.includes(command) ? LONGEST_WAIT : 0);

/** What a page has sent and is not handled yet, in order. */
export class Inbox {
  private waiting: readonly FromPage[] = [];

  /** A message has come. */
  add(message: FromPage): void {
    this.waiting = [...this.waiting, message];
  }

  /** Takes a message out. False when it was taken before. */
  take(message: FromPage): boolean {
    const isWaiting = this.waiting.includes(message);
    this.waiting = this.waiting.filter(other => other !== message);
    return isWaiting;
  }

  /** The intents that can be carried out next, before anything else is done. */
  get intents(): readonly IntentMessage[] {
    const others = this.waiting.filter(({ type }) => !NEUTRAL.includes(type));
    const end = others.findIndex(({ type }) => type !== 'intent');
    return others.slice(0, end < 0 ? others.length : end).filter(message => message.type === 'intent');
  }
}
