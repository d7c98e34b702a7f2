/** The commands that convert puzzles in place. */

import type * as vscode from 'vscode';
import { joinSentences } from '../../../core/sentences';
import type { ConvertForm } from '../../../features/formatting/convert';
import * as messages from '../../../messages/index';
import type { TextEdit } from '../../../text/edits';
import type { EditorAnalysis } from '../../services/documents';
import { answerCommand, mention } from '../../services/notify';
import { wantedPuzzles } from '../collection/wantedPuzzles';
import type { Command } from '../command';
import { IN_TEXT, NEVER } from '../conditions';
import { documentCommand } from '../documentCommand';
import { change, documentStateOf } from '../making/change';

/** The number of puzzles that a command converted. */
export interface Converted {
  readonly converted: number;
}

/** The result of a conversion that changed nothing. */
export const NOTHING_CONVERTED: Converted = { converted: 0 };

/** The forms with a command for keyboard shortcuts: the id of the command, its title and its description. */
const CONVERSIONS: readonly [form: ConvertForm, id: `sudoku.${string}`, title: string, description: string][] = [
  [
    'line',
    'sudoku.convertToLine',
    'Convert to One Line',
    'Writes each of the selected puzzles, or the one at the cursor, on one line',
  ],
  [
    'plain',
    'sudoku.convertToGrid',
    'Convert to Plain Grid',
    'Writes the puzzles in rows, with nothing between the cells',
  ],
  [
    'spaced',
    'sudoku.convertToSpaced',
    'Convert to Spaced Grid',
    'Writes the puzzles in rows, with a space between the cells',
  ],
  [
    'bordered',
    'sudoku.convertToBordered',
    'Convert to Bordered Grid',
    'Writes the puzzles with lines between the boxes',
  ],
  [
    'boxDrawing',
    'sudoku.convertToBoxDrawing',
    'Convert to Grid with Box Drawing',
    'Writes the puzzles in a frame of box-drawing characters',
  ],
  [
    'pencilMarks',
    'sudoku.convertToPencilMarks',
    'Convert to Pencil Marks',
    'Writes the puzzles with the candidates of every empty cell, up to 9x9',
  ],
];

export const conversionCommands: readonly Command[] = CONVERSIONS.map(([form, id, title, description]) =>
  documentCommand({
    id,
    section: 'hidden',
    title,
    description,
    enablement: IN_TEXT,
    palette: NEVER,
    nothing: NOTHING_CONVERTED,
    run: ({ analysis }) => convertTo(analysis, form),
  }),
);

/** The result of a conversion, for its messages. */
interface Outcome {
  readonly edits: readonly TextEdit[];
  readonly converted: number;
  readonly lostCandidates: number;
  readonly losesGivens: boolean;
  readonly reasons: ReadonlySet<string>;
}

/**
 * The command that converts the puzzles that are selected, or the one at the cursor, to another format; with a line,
 * the puzzle there. A message lists the parts that the new format cannot express.
 */
export const convertTo =
  (analysis: EditorAnalysis, form: ConvertForm) =>
  async (document: vscode.TextDocument, line?: unknown): Promise<Converted> => {
    const snapshot = documentStateOf(document);
    const wanted = await wantedPuzzles(analysis, document, line);
    const { convert } = await import('../../../features/formatting/index');
    const { source } = analysis.documents.puzzlesOf(document);
    let done = 0;
    function* steps(): Generator<undefined, Outcome> {
      const edits: TextEdit[] = [];
      const reasons = new Set<string>();
      const sum = { converted: 0, lostCandidates: 0, losesGivens: false };
      for (const puzzle of wanted) {
        const result = convert(source, puzzle, form);
        if (!result.isFound) reasons.add(result.reason);
        else if (result.value.edits.length > 0) {
          edits.push(...result.value.edits);
          sum.converted++;
          sum.lostCandidates += result.value.lostCandidates;
          sum.losesGivens ||= result.value.losesGivens;
        }
        done++;
        yield undefined;
      }
      return { edits, reasons, ...sum };
    }
    const task = { title: messages.convert.title(), steps: steps() };
    const progress = () => done / wanted.length;
    const changed = await change(analysis, snapshot, wanted.length > 1 ? { ...task, progress } : task);
    if (!changed) return NOTHING_CONVERTED;
    show(document, changed, wanted.length);
    return { converted: changed.converted };
  };

function show(
  document: vscode.TextDocument,
  { converted, reasons, lostCandidates, losesGivens }: Outcome,
  wanted: number,
): void {
  const convert = messages.convert;
  const commands = messages.commands;
  const sentences = [
    ...reasons,
    ...(lostCandidates > 0 ? [convert.lostCandidates(lostCandidates)] : []),
    ...(losesGivens ? [convert.losesGivens()] : []),
  ];
  if (sentences.length > 0) answerCommand(document, joinSentences(sentences));
  else if (wanted === 0) answerCommand(document, commands.noPuzzle());
  else if (converted === 0) answerCommand(document, convert.already(), mention);
}
