/** All commands except those of open files. */

import type { CommandServices } from './command';
import { COMMANDS } from './generated/commands';

/** The functions that VS Code calls, by the ids of their commands. */
export type CommandFunctions = Readonly<Record<string, (...args: unknown[]) => unknown>>;

/** Makes the functions of all commands. */
export function commandsOf(services: CommandServices): CommandFunctions {
  return Object.fromEntries(COMMANDS.map(command => [command.id, command.make(services)]));
}
