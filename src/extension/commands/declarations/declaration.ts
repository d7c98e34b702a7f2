/** The declaration of a command. `npm run generate` writes it into package.json, package.nls.json and docs/guide/commands.md. */

/** The menus with commands of the extension: menus of VS Code, by their VS Code ids, and the submenu of the context menu. */
export type MenuId = 'editor/title' | 'editor/context' | 'sudoku.menu' | 'file/newFile';

/** A place in a menu. */
export interface MenuPlace {
  /** The group and, after `@`, the place in it. */
  readonly group: string;
  /** When the menu shows the command, if not always. */
  readonly when?: string;
}

/** A key that runs a command. */
export interface KeyDeclaration {
  readonly key: string;
  /** The key on macOS, if it differs. */
  readonly mac?: string;
  readonly args?: unknown;
  readonly when: string;
}

/** Everything that VS Code and the documentation show about a command, which only `npm run generate` reads. */
export interface CommandDeclaration {
  readonly title: string;
  /** The effect of the command, as Markdown without a full stop. */
  readonly description: string;
  /** The icon of its button. */
  readonly icon?: string;
  /** When the command can run, if not always. */
  readonly enablement?: string;
  /** When the command palette shows it, if not always. */
  readonly palette?: string;
  readonly menus?: Partial<Readonly<Record<MenuId, MenuPlace>>>;
  readonly keys?: readonly KeyDeclaration[];
}

/** The commands of a section of the documentation, by id. */
export type CommandDeclarations = Readonly<Record<`sudoku.${string}`, CommandDeclaration>>;
