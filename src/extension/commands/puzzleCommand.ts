/** Commands for one puzzle of a document. */

import * as messages from '../../messages/index';
import { refuse } from '../services/notify';
import { type DocumentPuzzle, findPuzzle } from '../services/puzzleAt';
import type { Command, CommandServices } from './command';
import { type DocumentCommand, documentCommand } from './documentCommand';
import { type DocumentState, documentStateOf } from './making/change';

/** The puzzle of a command, and the state of its document when the command was called. */
export interface PuzzleTarget extends DocumentPuzzle {
  readonly snapshot: DocumentState;
}

/** A command for a puzzle, and its result `T` as plain data. */
export interface PuzzleCommand<T> extends Omit<DocumentCommand<T>, 'run'> {
  /** Makes the function that runs the command, with the arguments after the document and the line. */
  run(services: CommandServices): (target: PuzzleTarget, ...rest: unknown[]) => Promise<T>;
}

/** Makes a command for a puzzle: the one at the line of the second argument, otherwise the one at the cursor. */
export function puzzleCommand<T>({ run, ...command }: PuzzleCommand<T>): Command {
  return documentCommand({
    ...command,
    run(services) {
      const runs = run(services);
      return async (document, line, ...rest) => {
        const snapshot = documentStateOf(document);
        const found = await findPuzzle(services.analysis, document, line);
        return found
          ? runs({ ...found, snapshot }, ...rest)
          : refuse(document, messages.commands.noPuzzle(), command.nothing);
      };
    },
  });
}
