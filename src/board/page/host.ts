/** The interface between the page and its environment. */

import type { FromPage, PageCommand } from '../protocol/messages';

/** VS Code, or a web page that has the puzzle itself. */
export interface PageHost {
  post(message: FromPage): void;
  /** Whether a command can be run here. The buttons of others are hidden. */
  offers(command: PageCommand): boolean;
  /** Returns the last argument of {@link setState}, which survives hiding and reloading the page. */
  getState(): unknown;
  setState(state: unknown): void;
}
