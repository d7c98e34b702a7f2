import * as vscode from 'vscode';
import type { Grid } from '../../core/grid';
import { type Transformation, transformed } from '../../core/symmetry/transformation';
import { type EmptiedCell, emptiedCells } from '../../features/codeActions/emptiedCells';
import { ACTION_KINDS, codeActions, type OfferedAction } from '../../features/codeActions/index';
import { collectionFindingsIn } from '../../features/lint/placedFindings';
import type { PuzzleDocument } from '../../text/document/document';
import type { TextEdit } from '../../text/edits';
import { cellSpanOf, type Puzzle } from '../../text/puzzle';
import type { PuzzleFile } from '../../text/puzzleFile';
import { activeEditor } from '../services/activeEditor';
import { spanOfRange, workspaceEditOf } from '../services/convert';
import type { EditorAnalysis } from '../services/documents';
import { inform } from '../services/notify';
import { settingsOf } from '../services/settings';
import { inSlices } from '../services/slices';

/** Maximum delay of the menu by one check for a quick fix, in milliseconds. */
const LONGEST_CHECK = 40;

/**
 * The command that runs after the edits of a fix that empties cells. VS Code leaves the cursor after the replaced text, so
 * the next digit would go into the next cell. It is internal, so `package.json` does not list it.
 */
const RETURN_TO_CELL = '_sudoku.returnToCell';

/** A code action whose edits may be found later, when it is chosen. */
class SudokuAction extends vscode.CodeAction {
  constructor(
    readonly action: OfferedAction,
    readonly document: vscode.TextDocument,
    readonly version: number,
    private readonly file: PuzzleFile,
  ) {
    super(action.title, vscode.CodeActionKind.Empty.append(action.kind));
  }

  setEdits(edits: readonly TextEdit[] | undefined): void {
    const { document, version, file, title } = this;
    if (!edits || document.version !== version) return;
    this.edit = workspaceEditOf(document, edits);
    const cells = emptiedCells(file, edits);
    if (cells.length > 0) this.command ??= { title, command: RETURN_TO_CELL, arguments: [document.uri, cells] };
  }
}

/** Offers all code actions of `features/codeActions`. */
export const codeActionProvider = (analysis: EditorAnalysis): Required<vscode.CodeActionProvider<SudokuAction>> => ({
  async provideCodeActions(document, range, context, token) {
    const { excluded } = settingsOf(document);
    const [{ paths }, repairs] = await Promise.all([analysis.reasoning(), analysis.repairs()]);
    if (token.isCancellationRequested) return [];
    const puzzles = analysis.documents.puzzlesOf(document);
    const at = spanOfRange(document, range);
    const request = {
      file: puzzles.around(at),
      all: () => puzzles.puzzles(),
      isRead: puzzles.isRead,
      reading: () => puzzles.reading(),
      at,
      isAsked: context.triggerKind === vscode.CodeActionTriggerKind.Invoke,
      recentEdits: analysis.documents.recentEdits(document),
      verdictOf: (grid: Grid) => analysis.verdicts.within(LONGEST_CHECK, grid),
      suspicionsOf: (puzzle: Puzzle) => analysis.verdicts.suspicionsOf(puzzle),
      doubtsOf: (puzzle: Puzzle) => analysis.doubtsIn(document, puzzle),
      placingOf: (puzzle: Puzzle) => paths.placingWithin(LONGEST_CHECK, puzzle, excluded),
      transforming: transformingIn(analysis, puzzles),
      repairs,
      collectionFindings: collectionFindingsIn(puzzles, at),
    };
    const { only, triggerKind } = context;
    const automatic = !only && triggerKind === vscode.CodeActionTriggerKind.Automatic;
    const kinds = ACTION_KINDS.filter(kind => {
      const codeActionKind = vscode.CodeActionKind.Empty.append(kind);
      if (only) return only.contains(codeActionKind);
      // Refactorings are only offered on request.
      if (vscode.CodeActionKind.Refactor.contains(codeActionKind)) return false;
      return !automatic || vscode.CodeActionKind.QuickFix.contains(codeActionKind);
    });
    return codeActions(request, kinds).map(action => {
      const converted = new SudokuAction(action, document, document.version, request.file);
      if (action.isPreferred) converted.isPreferred = true;
      if (action.disabled !== undefined) converted.disabled = { reason: action.disabled };
      converted.diagnostics = context.diagnostics.filter(diagnostic => fixes(action, document, diagnostic));
      const { command } = action;
      if (command) {
        const line = document.positionAt(command.at).line;
        const args = [document.uri, line, ...(command.cell === undefined ? [] : [command.cell])];
        converted.command = { title: action.title, command: command.name, arguments: args };
      }
      const edits = action.work ? [] : action.edits();
      if (edits.length > 0) converted.setEdits(edits);
      return converted;
    });
  },
  async resolveCodeAction(action, token) {
    const { work, noEdits } = action.action;
    if (!work) return action;
    const edits = await inSlices(work(), token);
    action.setEdits(edits);
    if (edits?.length === 0 && noEdits) void inform(noEdits);
    return action;
  },
});

/** Registers the command that moves cursors after cells that a fix emptied to the start of these cells. Other cursors stay. */
export function registerReturnToCell({ documents }: EditorAnalysis): vscode.Disposable {
  return vscode.commands.registerCommand(RETURN_TO_CELL, (uri: vscode.Uri, cells: readonly EmptiedCell[]) => {
    const editor = activeEditor();
    if (editor?.document.uri.toString() !== uri.toString()) return;
    const { document, selections } = editor;
    const spans = cells.flatMap(({ start, cell }) => {
      const { puzzles } = documents.puzzlesOf(document).around({ start, end: start });
      const puzzle = puzzles.find(each => each.start === start);
      return (puzzle?.written[cell] === 0 && cellSpanOf(puzzle, cell)) || [];
    });
    editor.selections = selections.map(selection => {
      const at = document.offsetAt(selection.active);
      const span = selection.isEmpty ? spans.find(({ start, end }) => start < at && at <= end) : undefined;
      if (!span) return selection;
      const start = document.positionAt(span.start);
      return new vscode.Selection(start, start);
    });
  });
}

/** The data for transformations of the puzzles of a document. */
export function transformingIn(analysis: EditorAnalysis, { source, givens }: PuzzleDocument) {
  return {
    source,
    givensOf: (puzzle: Puzzle) => givens.originalOf(puzzle),
    check: (grid: Grid) => analysis.verdicts.check(grid),
    /** Returns a function that undoes the call. */
    expect: (puzzle: Puzzle, transformation: Transformation) =>
      givens.expect(puzzle, digits => transformed({ ...puzzle.grid, digits }, transformation).digits),
  };
}

function fixes({ fixes }: OfferedAction, document: vscode.TextDocument, diagnostic: vscode.Diagnostic): boolean {
  if (!fixes || diagnostic.source !== 'sudoku') return false;
  const { code, range } = diagnostic;
  const at = spanOfRange(document, range);
  return typeof code === 'object' && code.value === fixes.code && at.start === fixes.start && at.end === fixes.end;
}
