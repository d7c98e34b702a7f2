/** Losses between two forms of a puzzle. */

/** A part of a puzzle that a format may be unable to express. */
export type PuzzlePart =
  /** The whole puzzle, because it has no digits: its text is not read as a puzzle. */
  | 'empty'
  /** The name of the puzzle. */
  | 'title'
  /** The name of the author. */
  | 'author'
  /** The rules in the words of the author. */
  | 'ruleset'
  /** The digits that are not givens. */
  | 'entries'
  /** The distinction between givens and other digits. All digits are kept. */
  | 'givens'
  /** Candidates that the player eliminated. */
  | 'candidates'
  /** Corner and center marks. */
  | 'marks'
  /** Color marks. */
  | 'colours'
  /** Colors of candidates, and links between them. */
  | 'chains'
  /** Rules that classic Sudoku does not have: cages, lines, other regions. */
  | 'rules'
  /** Words next to or between the cells. */
  | 'words';

/** A lost property of one puzzle as a noun phrase for messages. Its prefix distinguishes it from a {@link PuzzlePart}. */
export type Dropped = `dropped ${string}`;

/** A part or property that is lost. */
export type Loss = PuzzlePart | Dropped;

/** The loss with this noun phrase. */
export function droppedAs(noun: string): Dropped {
  return `dropped ${noun}`;
}
