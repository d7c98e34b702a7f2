/**
 * `Find All Steps`: a list of every step of the position, which grows during the search. The active entry is
 * highlighted in the puzzle, and drawn on boards. Enter keeps the highlight and explains the step, the button of an entry applies it, and
 * Escape ends the search.
 */

import * as vscode from 'vscode';
import type { StepFilter } from '../../../analysis/allSteps';
import { inEnglish } from '../../../core/sentences';
import type { Step } from '../../../core/techniques/step';
import { highlightsOf, stepPlacesOf } from '../../../features/steps/highlights';
import { LAST_STAGE } from '../../../features/steps/hint';
import { headingOf, type StepEntry, StepList } from '../../../features/steps/stepList';
import { editsOf } from '../../../features/steps/stepping';
import * as messages from '../../../messages/index';
import type { TextEdit } from '../../../text/edits';
import { namesFor } from '../../../text/puzzle';
import { reportNameOf } from '../../reports/report';
import type { EditorAnalysis } from '../../services/documents';
import { refuse } from '../../services/notify';
import { type DocumentPuzzle, editorOf } from '../../services/puzzleAt';
import { settingsOf } from '../../services/settings';
import type { ShownSteps } from '../../services/shownSteps';
import { inSlices } from '../../services/slices';
import { IN_TEXT_OR_GRID, OF_SUDOKU } from '../conditions';
import { change, type DocumentState } from '../making/change';
import { type PuzzleTarget, puzzleCommand } from '../puzzleCommand';
import type { Hints } from './hints';

/** The chosen step in HoDoKu's notation; absent when the list was closed. */
export interface StepChosen {
  readonly step?: string;
}

/** The result when no step was chosen. */
const NOTHING_CHOSEN: StepChosen = {};

/** Milliseconds between two updates of the list while steps are found. */
const UPDATE_EVERY = 200;

interface StepItem extends vscode.QuickPickItem {
  readonly entry?: StepEntry;
}

/** The chosen step, and the action for it. */
interface Choice {
  readonly step: Step;
  readonly then: 'explain' | 'apply';
}

export const findAllStepsCommand = puzzleCommand({
  id: 'sudoku.findAllSteps',
  section: 'solving',
  title: 'Find All Steps',
  description: 'Lists every step that is currently possible, grouped by technique',
  enablement: IN_TEXT_OR_GRID,
  menus: {
    'editor/title': { group: '1_sudoku@5', when: OF_SUDOKU },
    'sudoku.menu': { group: '3_learn@1' },
  },
  nothing: NOTHING_CHOSEN,
  run: ({ analysis, hints, steps }) => openStepList(analysis, hints, steps),
});

/** The command `Find All Steps`. */
function openStepList(analysis: EditorAnalysis, hints: Hints, steps: ShownSteps) {
  return async (found: PuzzleTarget): Promise<StepChosen> => {
    const { document, snapshot } = found;
    const choice = await choose(analysis, found, steps);
    if (!choice) return NOTHING_CHOSEN;
    if (document.version !== found.version)
      return refuse(document, messages.commands.editedMeanwhile(), NOTHING_CHOSEN);
    const step = inEnglish(() => namesFor(found.puzzle).step(choice.step));
    if (choice.then === 'apply') await apply(analysis, snapshot, found, choice.step);
    else await hints.explainStep(found, choice.step);
    return { step };
  };
}

/** Shows the list until a step is chosen. Undefined when the list was closed or there is no step. */
async function choose(analysis: EditorAnalysis, found: DocumentPuzzle, steps: ShownSteps): Promise<Choice | undefined> {
  const allSteps = messages.allSteps;
  const { document, puzzle, version } = found;
  const reasoning = await analysis.reasoning();
  const { excluded } = settingsOf(document);
  const source = new vscode.CancellationTokenSource();
  const pick = vscode.window.createQuickPick<StepItem>();
  const list = new StepList(puzzle);
  const before = reasoning.positionOf(puzzle);
  const items = new Map<StepEntry, StepItem>();
  let shownAt = 0;
  let searches = 0;
  pick.title = allSteps.title(reportNameOf(found));
  pick.matchOnDescription = true;
  const exotic = { iconPath: new vscode.ThemeIcon('telescope'), tooltip: allSteps.addExotic() };
  const applying = { iconPath: new vscode.ThemeIcon('check'), tooltip: allSteps.apply() };
  pick.buttons = [exotic];

  const itemOf = (entry: StepEntry): StepItem => {
    const item = items.get(entry) ?? { label: entry.text, description: entry.description, entry, buttons: [applying] };
    items.set(entry, item);
    return item;
  };
  const placeholder = () => {
    if (searches > 0) return allSteps.searching(list.count);
    if (list.count > 0) return allSteps.found(list.count);
    return pick.buttons.length > 0 ? allSteps.noneWithoutExotic() : allSteps.none();
  };
  const update = () => {
    const [active] = pick.activeItems;
    pick.keepScrollPosition = true;
    pick.items = list.groups.flatMap((group): StepItem[] => [
      { label: headingOf(group), kind: vscode.QuickPickItemKind.Separator },
      ...group.entries.map(itemOf),
    ]);
    if (active) pick.activeItems = [active]; // otherwise VS Code activates the first entry
    pick.busy = searches > 0;
    pick.placeholder = placeholder();
    if (analysis.verdicts.known(puzzle.grid)?.kind === 'ambiguous')
      pick.title = allSteps.ambiguousTitle(reportNameOf(found));
    shownAt = Date.now();
  };
  const search = async (techniques: StepFilter['techniques']): Promise<void> => {
    searches++;
    update();
    const onStep = (step: Step) => {
      list.add(step);
      if (Date.now() - shownAt >= UPDATE_EVERY) update();
    };
    const result = await inSlices(reasoning.allSteps(puzzle, { excluded, techniques }, onStep), source.token);
    searches--;
    if (!result) return;
    if (result.isFound) update();
    else {
      pick.hide();
      refuse(document, result.reason, NOTHING_CHOSEN);
    }
  };

  return new Promise((resolve, reject) => {
    const start = (techniques: StepFilter['techniques']) =>
      void search(techniques).catch(error => {
        reject(error);
        pick.hide();
      });
    let choice: Choice | undefined;
    const take = (item: StepItem | undefined, then: Choice['then']) => {
      if (!item?.entry) return;
      choice = { step: item.entry.step, then };
      pick.hide();
    };
    pick.onDidAccept(() => take(pick.activeItems[0], 'explain'));
    pick.onDidTriggerItemButton(({ item }) => take(item, 'apply'));
    pick.onDidTriggerButton(() => {
      pick.buttons = [];
      start('exotic');
    });
    pick.onDidChangeActive(([item]) => {
      if (!item?.entry || document.version !== version) return;
      const { step } = item.entry;
      const highlights = highlightsOf(stepPlacesOf(puzzle), step);
      steps.show(found, { step, stage: LAST_STAGE, before }, { highlights });
    });
    pick.onDidHide(() => {
      source.cancel();
      source.dispose();
      pick.dispose();
      if (!choice) steps.clear();
      resolve(choice);
    });
    pick.show();
    revealBelowList(found);
    start('usual');
  });
}

/** Scrolls the puzzle to the lower half of its editor, because the list covers the upper half. */
function revealBelowList({ document, puzzle }: DocumentPuzzle): void {
  const editor = editorOf(document);
  const [visible] = editor?.visibleRanges ?? [];
  if (!editor || !visible) return;
  const middle = (document.positionAt(puzzle.start).line + document.positionAt(puzzle.end).line) / 2;
  const above = Math.max(0, Math.round(middle - (visible.end.line - visible.start.line) / 4));
  editor.revealRange(new vscode.Range(above, 0, above, 0), vscode.TextEditorRevealType.InCenter);
}

async function apply(
  analysis: EditorAnalysis,
  snapshot: DocumentState,
  { document, puzzle }: DocumentPuzzle,
  step: Step,
): Promise<void> {
  function* work(): Generator<undefined, { edits: TextEdit[] }> {
    yield undefined;
    return { edits: editsOf(puzzle, step) };
  }
  const changed = await change(analysis, snapshot, { title: messages.hint.searching(), steps: work() });
  if (changed?.edits.length === 0) refuse(document, messages.allSteps.noMarks(), NOTHING_CHOSEN);
}
