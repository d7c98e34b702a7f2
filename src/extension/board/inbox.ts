import type { FromPage, PageCommand } from '../../board/protocol/messages';

/** An edit that a page requests. */
export type IntentMessage = Extract<FromPage, { readonly type: 'intent' }>;

/** Messages that may come between two intents without an effect on them. */
const NEUTRAL: readonly FromPage['type'][] = ['cursor', 'list'];

/** The commands that immediately edit the puzzle or go to another one. */
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

/**
 * Maximum time in milliseconds that the next message waits for a command: 0 for other commands, because they may take a
 * long time, or wait for the user.
 */
export const waitFor = (command: PageCommand) => (QUICK.includes(command) ? LONGEST_WAIT : 0);

/** The messages of a page that are not handled yet. They are handled in order: each edit must see the result of the last one. */
export class Inbox {
  private waiting: readonly FromPage[] = [];
  private queue: Promise<void> = Promise.resolve();

  constructor(
    private readonly handle: (message: FromPage) => Promise<void>,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Handles a message after the earlier ones, unless it is taken out before. */
  add(message: FromPage): void {
    this.waiting = [...this.waiting, message];
    this.queue = this.queue.then(() => (this.take(message) ? this.handle(message) : undefined)).catch(this.onError);
  }

  /** Takes a message out. Returns false if it has already been taken out. */
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
