/** What the page needs of the place that it is in. */

import type { FromPage, PageCommand } from '../protocol/messages';

/** VS Code, or a web page that has the puzzle itself. */
export interface Host {
  post(message: FromPage): void;
  /** Whether a command can be run here. The buttons of others are hidden. */
  offers(command: PageCommand): boolean;
  /** What {@link setState} got last, also before the page was hidden or loaded again. */
  getState(): unknown;
  setState(state: unknown): void;
}
