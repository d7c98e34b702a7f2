/**
 * Shows a hint on the line above its puzzle, in place of the puzzle's other lenses. A code lens is used because it is
 * next to the grid, moves no line of it, stays until it is removed, and has buttons. Notifications would pile up and
 * vanish. A comment thread would open the Comments panel.
 *
 * An entry of the status bar has the same text, and the buttons in its hover. Screen readers do not read lenses that appear, but
 * announce the entry by its role `status`. Where lenses are turned off, it is the only place of the hint. The entry is hidden
 * while the cursor is in another puzzle or file, to which it would seem to belong.
 */

import * as vscode from 'vscode';
import * as messages from '../../messages/index';
import { whole } from '../../messages/steps/hint';
import { escaped, paragraphs } from '../../text/strings/markdown';
import { activeEditor } from '../services/activeEditor';
import { rangeOf } from '../services/convert';
import { LANGUAGE } from '../services/languages';
import { settingsOf } from '../services/settings';
import { type HintText, isVisible } from '../services/shownSteps';
import { type HintPlace, lensLineOf } from './hintPlace';

/** Shows one hint at a time. */
export class HintView implements vscode.CodeLensProvider, vscode.HoverProvider, vscode.Disposable {
  readonly onDidChangeCodeLenses: vscode.Event<void>;
  private readonly item = vscode.window.createStatusBarItem('sudoku.hint', vscode.StatusBarAlignment.Left);
  private shown: HintText | undefined;
  /** Whether a lens shows the hint too. */
  private hasLens = false;
  private readonly listeners: vscode.Disposable;

  /**
   * `place` informs the lenses of puzzles about the hint. `isOnBoard` returns whether a board shows a document, and so the hint.
   * `lineAt` returns the line in which the puzzle at an offset starts.
   */
  constructor(
    private readonly place: HintPlace,
    private readonly isOnBoard: (document: vscode.TextDocument) => boolean,
    private readonly lineAt: (document: vscode.TextDocument, offset: number) => number | undefined,
  ) {
    this.onDidChangeCodeLenses = place.onDidChange;
    this.item.name = messages.hint.name();
    this.listeners = vscode.Disposable.from(
      this.item,
      vscode.languages.registerCodeLensProvider(LANGUAGE, this),
      vscode.languages.registerHoverProvider(LANGUAGE, this), // after the other hovers: VS Code shows the last one first
      vscode.window.onDidChangeActiveTextEditor(() => this.followCursor()),
      vscode.window.onDidChangeTextEditorSelection(() => this.followCursor()),
    );
  }

  /** Shows a hint. Where the text has no lenses and a board shows the hint, only the board does. */
  show(shown: HintText): void {
    const { document, line, sentence, full, buttons } = shown;
    const hasLens = isVisible(document) && hasLenses(document);
    if (!hasLens && this.isOnBoard(document)) {
      this.hide();
      return;
    }
    this.shown = shown;
    this.hasLens = hasLens;
    this.item.text = `$(compass) ${whole(sentence)}`;
    this.item.tooltip = tooltipOf(shown);
    // While the hint has nothing to explain, a click shows more of it.
    const { command } = buttons.find(button => button.command === 'sudoku.explainHint') ?? buttons[0];
    this.item.command = { title: '', command, arguments: [document.uri, line] };
    this.item.accessibilityInformation = {
      label: [full, ...buttons.map(({ title }) => title)].join(' '),
      role: 'status',
    };
    this.item.show();
    this.place.set(hasLens ? shown : undefined);
  }

  /** Removes the hint. */
  hide(): void {
    if (!this.shown) return;
    this.shown = undefined;
    this.item.hide();
    this.place.set(undefined);
  }

  /** Shows the entry only while the cursor is in its puzzle, or no text has the focus. */
  private followCursor(): void {
    const editor = activeEditor();
    if (!this.shown || !editor) return;
    const { document, selection } = editor;
    const isHere =
      document === this.shown.document &&
      this.lineAt(document, document.offsetAt(selection.active)) === this.shown.line;
    if (isHere) this.item.show();
    else this.item.hide();
  }

  /**
   * Adds the whole text of a hint to the hovers of its cells. A hover of the highlight itself would be shown once for
   * each highlight that touches the position.
   */
  provideHover(document: vscode.TextDocument, position: vscode.Position): vscode.Hover | undefined {
    if (this.shown?.document !== document) return undefined;
    const at = document.offsetAt(position);
    const cell = this.shown.cells.find(({ start, end }) => start <= at && at < end);
    if (!cell) return undefined;
    return new vscode.Hover(new vscode.MarkdownString(paragraphs(this.shown.full)), rangeOf(document, cell));
  }

  provideCodeLenses(document: vscode.TextDocument): vscode.CodeLens[] {
    if (this.shown?.document !== document || !this.hasLens) return [];
    const { line, sentence, full, buttons } = this.shown;
    const above = lensLineOf(document, line);
    const range = new vscode.Range(above, 0, above, 0);
    return [
      new vscode.CodeLens(range, {
        title: `$(compass)\u00a0${messages.hint.inLine(sentence)}`,
        command: '',
        tooltip: full,
      }),
      ...buttons.map(
        ({ title, command }) => new vscode.CodeLens(range, { title, command, arguments: [document.uri, line] }),
      ),
    ];
  }

  dispose(): void {
    this.listeners.dispose();
  }
}

/** The whole text, and the buttons as links, which work with the mouse; all their commands are in the palette too. */
function tooltipOf({ document, line, full, buttons }: HintText): vscode.MarkdownString {
  const args = encodeURIComponent(JSON.stringify([document.uri, line]));
  const links = buttons.map(({ title, command }) => `[${escaped(title)}](command:${command}?${args})`);
  const text = new vscode.MarkdownString([paragraphs(full), links.join(' | ')].join('\n\n'));
  text.isTrusted = { enabledCommands: buttons.map(({ command }) => command) };
  return text;
}

/** Whether the user wants lenses in a document that can have some. */
function hasLenses(document: vscode.TextDocument): boolean {
  const isOn = vscode.workspace.getConfiguration('editor', document).get('codeLens') !== false;
  return isOn && document.languageId === LANGUAGE && settingsOf(document).codeLens;
}
