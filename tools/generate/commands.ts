/** The commands in the manifest and the documentation, generated from their declarations. */

import type { CommandDeclaration, MenuId } from '../../src/extension/commands/declarations/declaration';
import { COMMAND_SECTIONS, COMMANDS, SUBMENU, SUGGESTION_KEY } from '../../src/extension/commands/declarations/index';
import { replacePart, tableOf } from './markdown';
import type { Words } from './words';

/** The menus of the manifest. The command palette has a separate list. */
const MENUS = ['editor/context', 'sudoku.menu', 'editor/title', 'file/newFile'] as const satisfies readonly MenuId[];

const wordOf = (id: string) => `command.${id.replace('sudoku.', '')}`;

/** The fields `commands`, `keybindings` and `menus` of `contributes`. */
export function contributedCommands() {
  return {
    commands: COMMANDS.map(([command, { icon, enablement }]) => ({
      command,
      category: 'Sudoku',
      title: `%${wordOf(command)}%`,
      icon,
      enablement,
    })),
    keybindings: [
      SUGGESTION_KEY,
      ...COMMANDS.flatMap(([command, { keys = [] }]) =>
        keys.map(({ key, mac, args, when }) => ({ command, key, mac, args, when })),
      ),
    ],
    menus: {
      commandPalette: COMMANDS.flatMap(([command, { palette: when }]) =>
        when === undefined ? [] : [{ command, when }],
      ),
      ...Object.fromEntries(MENUS.map(menu => [menu, itemsOf(menu)])),
    },
  };
}

function itemsOf(menu: MenuId): object[] {
  const items = COMMANDS.flatMap(([command, { menus }]) => {
    const place = menus?.[menu];
    return place ? [{ command, when: place.when, group: place.group }] : [];
  });
  const { when, group } = SUBMENU;
  return menu === 'editor/context' ? [...items, { submenu: 'sudoku.menu', when, group }] : items;
}

/** The titles of the commands, by their keys in package.nls.json. */
export function commandWords(): Words {
  return Object.fromEntries(COMMANDS.map(([id, { title }]) => [wordOf(id), title]));
}

/** docs/guide/commands.md with updated tables. */
export function withCommandTables(markdown: string): string {
  return Object.entries(COMMAND_SECTIONS).reduce((text, [section, commands]) => {
    const rows = Object.entries<CommandDeclaration>(commands).map(([id, { title, description }]) => [
      title,
      `\`${id}\``,
      description,
    ]);
    return replacePart(text, `${section} commands`, tableOf(['Command', 'Id', 'Description'], rows));
  }, markdown);
}
