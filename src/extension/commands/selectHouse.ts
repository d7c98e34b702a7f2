/** `Select Row`, `Select Column` and `Select Box`. */

import * as vscode from 'vscode';
import type { House } from '../../core/geometry';
import { houseSpansAt } from '../../features/navigation/selecting';
import * as messages from '../../messages/index';
import { puzzleAt } from '../../text/puzzleFile';
import { rangeOf } from '../services/convert';
import type { EditorAnalysis } from '../services/documents';
import { mention } from '../services/notify';
import { editorOf } from '../services/puzzleAt';
import { IN_TEXT } from './conditions';
import { documentCommand } from './documentCommand';

/** The number of selections that a command made. */
export interface SelectionCount {
  readonly selections: number;
}

export const selectRowCommand = documentCommand({
  id: 'sudoku.selectRow',
  section: 'playing',
  title: 'Select Row',
  description: 'Selects the row of the cell at each cursor',
  enablement: IN_TEXT,
  nothing: { selections: 0 },
  run: ({ analysis }) => selectHouse(analysis, 'row'),
});

export const selectColumnCommand = documentCommand({
  id: 'sudoku.selectColumn',
  section: 'playing',
  title: 'Select Column',
  description: 'Selects the column, with a cursor in each of its cells',
  enablement: IN_TEXT,
  nothing: { selections: 0 },
  run: ({ analysis }) => selectHouse(analysis, 'column'),
});

export const selectBoxCommand = documentCommand({
  id: 'sudoku.selectBox',
  section: 'playing',
  title: 'Select Box',
  description: 'Selects the box, with a cursor in each of its rows',
  enablement: IN_TEXT,
  nothing: { selections: 0 },
  run: ({ analysis }) => selectHouse(analysis, 'box'),
});

/**
 * Selects the row, column or box of each cursor. A column is one selection for each cell, and a box one
 * for each of its rows.
 */
const selectHouse =
  (analysis: EditorAnalysis, kind: House['kind']) =>
  async (document: vscode.TextDocument): Promise<SelectionCount> => {
    const editor = editorOf(document);
    if (!editor) return { selections: 0 };
    const puzzles = analysis.documents.puzzlesOf(document);
    const found = new Map<number, vscode.Selection>();
    for (const { active } of editor.selections) {
      const at = document.offsetAt(active);
      const puzzle = puzzleAt(puzzles.around({ start: at, end: at }), at);
      for (const span of puzzle ? houseSpansAt(puzzle, at, kind) : []) {
        const { start, end } = rangeOf(document, span);
        found.set(span.start, new vscode.Selection(start, end));
      }
    }
    if (found.size === 0) mention(messages.going.noCell());
    else editor.selections = [...found.values()];
    return { selections: found.size };
  };
