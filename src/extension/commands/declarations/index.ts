/** All commands, by the sections of docs/guide/commands.md. No bundle contains them: other code uses only the type of their ids. */

import { COLLECTION_COMMANDS } from './collections';
import { IN_TEXT } from './conditions';
import type { CommandDeclaration, KeyDeclaration, MenuPlace } from './declaration';
import { HIDDEN_COMMANDS } from './hidden';
import { PLAYING_COMMANDS } from './playing';
import { SHARING_COMMANDS } from './sharing';
import { SOLVING_COMMANDS } from './solving';
import { START_COMMANDS } from './start';

/** The commands of each section, in the order of the documentation. */
export const COMMAND_SECTIONS = {
  start: START_COMMANDS,
  solving: SOLVING_COMMANDS,
  playing: PLAYING_COMMANDS,
  sharing: SHARING_COMMANDS,
  hidden: HIDDEN_COMMANDS,
  collection: COLLECTION_COMMANDS,
} as const;

type KeysOf<T> = T extends unknown ? keyof T : never;

/** The id of a command. */
export type CommandId = KeysOf<(typeof COMMAND_SECTIONS)[keyof typeof COMMAND_SECTIONS]>;

/** A command that needs only the code of open files, and is loaded with it. */
export type OpenFileCommandId = 'sudoku.pressCellKey';

/** The functions that commands call, by id. */
export type Commands<Id extends CommandId = CommandId> = Readonly<Record<Id, (...args: unknown[]) => unknown>>;

/** All commands, in the order of the documentation. */
export const COMMANDS: readonly (readonly [id: string, declaration: CommandDeclaration])[] = Object.values(
  COMMAND_SECTIONS,
).flatMap(section => Object.entries<CommandDeclaration>(section));

/** The place of the submenu in the context menu of the editor. */
export const SUBMENU: MenuPlace = { group: '1_sudoku@4', when: IN_TEXT };

/** Tab accepts a suggestion that is not selected, as `editor.acceptSuggestionOnEnter` and the quick suggestions do not select one. */
export const SUGGESTION_KEY: KeyDeclaration & { readonly command: string } = {
  command: 'runCommands',
  key: 'tab',
  args: { commands: ['selectNextSuggestion', 'acceptSelectedSuggestion'] },
  when: `editorTextFocus && !editorReadonly && ${IN_TEXT} && suggestWidgetVisible && !suggestWidgetHasFocusedSuggestion && !editorTabMovesFocus`,
};
