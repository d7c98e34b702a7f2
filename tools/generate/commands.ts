/** The commands in the manifest and the documentation, generated from their declarations. */

import type {
  CommandDeclaration,
  CommandSection,
  KeyDeclaration,
  MenuId,
  MenuPlace,
} from '../../src/extension/commands/command';
import { IN_TEXT } from '../../src/extension/commands/conditions';
import { textOf } from './files';
import { replacePart, tableOf } from './markdown';
import { DECLARED_COMMANDS } from './sources';
import type { Words } from './words';

/** The menus of the manifest. The command palette has a separate list. */
const MENUS = [
  'editor/context',
  'explorer/context',
  'sudoku.menu',
  'editor/title',
  'file/newFile',
] as const satisfies readonly MenuId[];

/** The place of the submenu in the context menu of the editor. */
const SUBMENU: MenuPlace = { group: '1_sudoku@4', when: IN_TEXT };

/** Tab accepts a suggestion that is not selected, as `editor.acceptSuggestionOnEnter` and the quick suggestions do not select one. */
const SUGGESTION_KEY: KeyDeclaration & { readonly command: string } = {
  command: 'runCommands',
  key: 'tab',
  args: { commands: ['selectNextSuggestion', 'acceptSelectedSuggestion'] },
  when: `editorTextFocus && !editorReadonly && ${IN_TEXT} && suggestWidgetVisible && !suggestWidgetHasFocusedSuggestion && !editorTabMovesFocus`,
};

const PAGE = 'docs/guide/commands.md';

const SECTIONS: readonly CommandSection[] = [
  'start',
  'solving',
  'playing',
  'practice',
  'sharing',
  'hidden',
  'collection',
];

/** All commands: by section, and in the order of their rows on the page. New commands are the last ones of their section. */
const COMMANDS: readonly CommandDeclaration[] = inOrder(textOf(PAGE));

function inOrder(page: string): CommandDeclaration[] {
  const placeOf = ({ id }: CommandDeclaration) => (page.includes(`\`${id}\``) ? page.indexOf(`\`${id}\``) : Infinity);
  return SECTIONS.flatMap(section =>
    DECLARED_COMMANDS.filter(command => command.section === section).sort((a, b) =>
      placeOf(a) === placeOf(b) ? (a.id < b.id ? -1 : 1) : placeOf(a) - placeOf(b),
    ),
  );
}

const wordOf = (id: string) => `command.${id.replace('sudoku.', '')}`;

/** The fields `commands`, `keybindings` and `menus` of `contributes`. */
export function contributedCommands() {
  return {
    commands: COMMANDS.map(({ id: command, icon, enablement }) => ({
      command,
      category: 'Sudoku',
      title: `%${wordOf(command)}%`,
      icon,
      enablement,
    })),
    keybindings: [
      SUGGESTION_KEY,
      ...COMMANDS.flatMap(({ id: command, keys = [] }) =>
        keys.map(({ key, mac, args, when }) => ({ command, key, mac, args, when })),
      ),
    ],
    menus: {
      commandPalette: COMMANDS.flatMap(({ id: command, palette: when }) =>
        when === undefined ? [] : [{ command, when }],
      ),
      ...Object.fromEntries(MENUS.map(menu => [menu, itemsOf(menu)])),
    },
  };
}

function itemsOf(menu: MenuId): object[] {
  const items = COMMANDS.flatMap(({ id: command, menus }) => {
    const place = menus?.[menu];
    return place ? [{ command, when: place.when, group: place.group }] : [];
  });
  const { when, group } = SUBMENU;
  return menu === 'editor/context' ? [...items, { submenu: 'sudoku.menu', when, group }] : items;
}

/** The titles of the commands, by their keys in package.nls.json. */
export function commandWords(): Words {
  return Object.fromEntries(COMMANDS.map(({ id, title }) => [wordOf(id), title]));
}

/** docs/guide/commands.md with updated tables. */
export function withCommandTables(markdown: string): string {
  const commands = inOrder(markdown);
  return SECTIONS.reduce((text, section) => {
    const rows = commands
      .filter(command => command.section === section)
      .map(({ id, title, description }) => [title, `\`${id}\``, description]);
    return replacePart(text, `${section} commands`, tableOf(['Command', 'Id', 'Description'], rows));
  }, markdown);
}
