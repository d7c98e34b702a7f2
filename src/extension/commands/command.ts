/**
 * The type of commands. To add one, add a file to this folder that exports it, and run `npm run generate`, which adds it to the list of
 * commands, package.json, package.nls.json and docs/guide/commands.md.
 */

import type * as vscode from 'vscode';
import type { MistakeReport } from '../../features/mistakes/mistakeReport';
import type { SolutionsReport } from '../../features/solving/solutionsReport';
import type { PathReport } from '../../features/steps/pathReport';
import type { Trace } from '../../features/steps/trace';
import type { OpenFiles } from '../openFiles';
import type { FileReports } from '../reports/fileReports';
import type { Reports } from '../reports/report';
import type { EditorAnalysis } from '../services/documents';
import type { Log } from '../services/log';
import type { PicturePainter } from '../views/painting';
import type { WatchPanel } from '../watch/watchPanel';
import type { Practice } from './practice/exercises';
import type { HintSurfaces, Hints } from './steps/hints';

/** A command: everything that VS Code and the documentation show about it, and what it does. */
export interface Command extends CommandDeclaration {
  /** Makes the function that VS Code calls. */
  make(services: CommandServices): (...args: unknown[]) => unknown;
}

/** Everything that VS Code and the documentation show about a command, which only `npm run generate` reads. */
export interface CommandDeclaration {
  readonly id: `sudoku.${string}`;
  /** The section of docs/guide/commands.md that lists it. The order of the commands there is edited by hand. */
  readonly section: CommandSection;
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

/** The sections of docs/guide/commands.md. */
export type CommandSection = 'start' | 'solving' | 'playing' | 'practice' | 'sharing' | 'hidden' | 'collection';

/** The menus with commands of the extension: menus of VS Code, by their VS Code ids, and the submenu of the context menu. */
export type MenuId = 'editor/title' | 'editor/context' | 'explorer/context' | 'sudoku.menu' | 'file/newFile';

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

/** What commands use, and the surfaces that show their results. */
export interface CommandServices extends HintSurfaces {
  readonly context: vscode.ExtensionContext;
  readonly analysis: EditorAnalysis;
  readonly log: Log;
  readonly hints: Hints;
  readonly practice: Practice;
  readonly paths: Reports<PathReport>;
  readonly traces: Reports<Trace>;
  readonly mistakes: Reports<MistakeReport>;
  readonly solutions: Reports<SolutionsReport>;
  readonly fileReports: FileReports;
  readonly watchPanel: WatchPanel;
  readonly painter: PicturePainter;
  readonly pictures: OpenFiles['pictures'];
  /** Called when the givens of a document were marked. */
  readonly onMarked: (document: vscode.TextDocument) => void;
  /** Shows which entries are wrong. */
  readonly onChecked: () => void;
}
