/** `Add Rule to Selected Cells…` */

import * as vscode from 'vscode';
import type { Cell, Digit } from '../../../core/numbers';
import type { SelectableRule, SelectedRule } from '../../../features/ruleEdits/index';
import * as messages from '../../../messages/index';
import type { TextEdit } from '../../../text/edits';
import { cellsIn, type Puzzle } from '../../../text/puzzle';
import { spanOfRange } from '../../services/convert';
import type { EditorAnalysis } from '../../services/documents';
import { refuse } from '../../services/notify';
import { editorOf } from '../../services/puzzleAt';
import { IN_TEXT_OR_GRID, WRITABLE } from '../conditions';
import { type PuzzleTarget, puzzleCommand } from '../puzzleCommand';
import { change } from './change';

/** The number of added lines. */
export interface RuleAdded {
  readonly isAdded: boolean;
}

/** The result when nothing was added. */
const NOTHING_ADDED: RuleAdded = { isAdded: false };

export const addRuleCommand = puzzleCommand({
  id: 'sudoku.addRule',
  section: 'playing',
  title: 'Add Rule to Selected Cells…',
  description: 'Adds a cage, a line or another rule for the selected cells to the `[Rules]` section of the puzzle',
  enablement: IN_TEXT_OR_GRID,
  menus: {
    'sudoku.menu': { group: '4_change@3', when: WRITABLE },
  },
  nothing: NOTHING_ADDED,
  run: ({ analysis }) => addRule(analysis),
});

/** Adds a rule below a puzzle. Arguments: its line, the cells in their order, and the text of a rule's keyword and number. */
const addRule =
  (analysis: EditorAnalysis) =>
  async ({ document, puzzle, snapshot }: PuzzleTarget, cells?: unknown, named?: unknown): Promise<RuleAdded> => {
    const chosen = isCells(puzzle, cells) ? cells : selectedCells(document, puzzle);
    if (chosen.length === 0) return refuse(document, messages.ruleEdits.selectCells(), NOTHING_ADDED);
    const rule = await ruleFor(puzzle, chosen, named);
    if (!rule) return NOTHING_ADDED;
    const { addSelected } = await import('../../../features/ruleEdits/index');
    const { source } = analysis.documents.puzzlesOf(document);
    const changed = addSelected(puzzle, source, rule.id, rule.selected);
    if ('refused' in changed) return refuse(document, changed.refused, NOTHING_ADDED);
    const { edits } = changed;
    function* steps(): Generator<undefined, { edits: readonly TextEdit[] }> {
      yield undefined;
      return { edits };
    }
    const isAdded = await change(analysis, snapshot, { title: messages.ruleEdits.adding(), steps: steps() });
    return { isAdded: isAdded !== undefined };
  };

/** The cells that the selections of a text touch, in the order in which they were made. */
function selectedCells(document: vscode.TextDocument, puzzle: Puzzle): readonly Cell[] {
  const selections = editorOf(document)?.selections ?? [];
  return [...new Set(selections.flatMap(selection => cellsIn(puzzle, spanOfRange(document, selection))))];
}

function isCells({ grid }: Puzzle, cells: unknown): cells is readonly Cell[] {
  const { cellCount } = grid.geometry;
  return Array.isArray(cells) && cells.every(cell => Number.isInteger(cell) && cell >= 0 && cell < cellCount);
}

/** A chosen rule. */
interface Chosen {
  readonly id: SelectableRule;
  readonly selected: SelectedRule;
}

/** The rule that the argument names, such as `cage 16`, or that the user chooses. */
async function ruleFor(puzzle: Puzzle, cells: readonly Cell[], named: unknown): Promise<Chosen | undefined> {
  const { askedFor, linesOfSelected, SELECTABLE_RULES } = await import('../../../features/ruleEdits/index');
  const { RULE_WORDS } = await import('../../../text/rules/index');
  const items = SELECTABLE_RULES.flatMap(id => {
    const word = RULE_WORDS.find(each => each.id === id);
    return word ? [{ id, label: word.keyword, detail: messages.wordMeanings[id]() }] : [];
  });
  const text = typeof named === 'string' ? named : undefined;
  const item =
    text === undefined
      ? await vscode.window.showQuickPick(items, {
          placeHolder: messages.ruleEdits.which(cells.length),
          matchOnDetail: true,
        })
      : items.find(({ label }) => label === text.replace(/(?<![\d ])[\d ]+$/, ''));
  if (!item) return undefined;
  const asked = askedFor(item.id, puzzle.grid.geometry);
  const selectedWith = (typed: string): SelectedRule => ({ cells, ...numbersIn(asked?.kind, typed) });
  if (!asked) return { id: item.id, selected: { cells } };
  const typed = text === undefined ? await ask(item, asked.usual) : (/(?<!\d)\d+$/.exec(text)?.[0] ?? '');
  return typed === undefined ? undefined : { id: item.id, selected: selectedWith(typed) };

  function ask({ id, label }: { id: SelectableRule; label: string }, usual: number | undefined) {
    return vscode.window.showInputBox({
      title: label,
      prompt: asked?.kind === 'digits' ? messages.ruleEdits.askDigits() : messages.ruleEdits.askNumber(id, usual === 0),
      value: usual ? String(usual) : '',
      validateInput(value) {
        const made = linesOfSelected(id, selectedWith(value), puzzle.grid.geometry);
        return 'refused' in made ? made.refused : undefined;
      },
    });
  }
}

/** Parses a number, or digits: `4 6 7` or `467`. */
function numbersIn(kind: 'number' | 'digits' | undefined, typed: string): Partial<SelectedRule> {
  const numbers = typed.match(/\d+/g) ?? [];
  if (kind === 'number') return numbers.length > 0 ? { number: Number(numbers[0]) } : {};
  const digits: Digit[] = numbers.length > 1 ? numbers.map(Number) : [...(numbers[0] ?? '')].map(Number);
  return { digits };
}
