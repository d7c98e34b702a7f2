/** The list of `Generate Puzzles…`: Enter on a setting changes it, and a preview shows the first puzzle. */

import * as vscode from 'vscode';
import type { Recipe } from '../../../core/generator/recipe';
import { countFilled, type Grid } from '../../../core/grid';
import type { DrawnPattern } from '../../../features/generate/pattern';
import type { ListedSetting } from '../../../features/generate/settingList';
import { rowsOf, sectionLines } from '../../../features/generate/writing';
import * as messages from '../../../messages/index';
import { inSlices } from '../../services/slices';
import { newSeed } from './newSeed';

type Generating = typeof import('../../../features/generate/generating');

/** Where puzzles are written. */
export type GenerateTarget = 'cursor' | 'newFile';

/** The choice of the user. */
export interface GenerateChoice {
  readonly recipe: Recipe;
  readonly into: GenerateTarget;
}

interface Item extends vscode.QuickPickItem {
  readonly does?: GenerateTarget | ListedSetting | 'preview';
}

/** Asks until the user generates or gives up. */
export async function askRecipe(
  generating: Generating,
  first: Recipe,
  drawn: DrawnPattern | undefined,
  targets: readonly GenerateTarget[],
): Promise<GenerateChoice | undefined> {
  let recipe = first;
  let active = 0;
  for (;;) {
    const settings = generating.settingsOfRecipe(recipe, drawn);
    const replaces = recipe.pattern !== undefined && drawn?.drawing !== undefined;
    const chosen = await pick(generating, recipe, itemsOf(settings, targets, replaces), active);
    if (!chosen) return undefined;
    const { does, index } = chosen;
    active = index;
    if (does === 'preview') recipe = { ...recipe, seed: newSeed() };
    else if (does === 'cursor' || does === 'newFile') return { recipe, into: does };
    else recipe = (await changed(generating, recipe, does, drawn)) ?? recipe;
  }
}

/** `replaces` is whether the puzzles replace a drawn pattern at the cursor. */
function itemsOf(settings: readonly ListedSetting[], targets: readonly GenerateTarget[], replaces: boolean): Item[] {
  const say = messages.generating;
  const atCursor = { label: say.atCursor(), ...(replaces && { description: say.replacesDrawing() }) };
  return [
    ...targets.map(does => ({ ...(does === 'cursor' ? atCursor : { label: say.inNewFile() }), does })),
    { label: say.change(), kind: vscode.QuickPickItemKind.Separator },
    ...settings.map(does => ({ label: does.label, description: does.value, does })),
  ];
}

/** Shows the list once. The preview is made in the meantime. */
function pick(
  generating: Generating,
  recipe: Recipe,
  items: readonly Item[],
  active: number,
): Promise<{ readonly does: NonNullable<Item['does']>; readonly index: number } | undefined> {
  const say = messages.generating;
  const list = vscode.window.createQuickPick<Item>();
  const source = new vscode.CancellationTokenSource();
  list.title = say.title();
  const describe = () => {
    const does = list.activeItems[0]?.does ?? items[active]?.does;
    list.placeholder = say.placeholders[enterOn(does)]();
  };
  list.onDidChangeActive(describe);
  list.matchOnDescription = true;
  const refusal = generating.refusalText(recipe);
  const show = (preview: readonly Item[]) => {
    const [now = items[active]] = list.activeItems;
    list.keepScrollPosition = true;
    const heading = refusal === undefined ? say.preview() : say.noPreview();
    list.items = [...items, { label: heading, kind: vscode.QuickPickItemKind.Separator }, ...preview];
    if (now) list.activeItems = [now];
  };
  return new Promise((resolve, reject) => {
    let chosen: Item | undefined;
    list.onDidAccept(() => {
      [chosen] = list.activeItems;
      if (chosen?.does) list.hide();
    });
    list.onDidHide(() => {
      source.cancel();
      source.dispose();
      list.dispose();
      const index = chosen ? items.indexOf(chosen) : 0;
      resolve(chosen?.does && { does: chosen.does, index: Math.max(0, index) });
    });
    describe();
    show([{ label: refusal ?? say.searching(), does: 'preview' }]);
    list.show();
    if (refusal !== undefined) return;
    list.busy = true;
    inSlices(generating.generating({ ...recipe, count: 1 }), source.token)
      .then(result => {
        if (!result) return;
        const [grid] = result.grids;
        list.busy = false;
        show(grid ? previewOf(grid) : [{ label: result.reason ?? '', does: 'preview' }]);
      })
      .catch(reject);
  });
}

/** The effect of Enter on a row. */
function enterOn(does: Item['does']): keyof typeof messages.generating.placeholders {
  if (does === 'preview') return 'preview';
  return does === 'cursor' || does === 'newFile' || does === undefined ? 'generate' : 'setting';
}

/** The rows of a puzzle, with a space as wide as a digit for every empty cell, up to the size that fits. */
function previewOf(grid: Grid): Item[] {
  const { rules, regions } = sectionLines(grid.geometry);
  const clues = messages.generating.previewed(countFilled(grid.digits), rules.length, regions.length > 0);
  const [first, ...rows] = rowsOf(grid).map(row => [...row].map(c => (c === '.' ? '\u2007' : c)).join(' '));
  if (grid.geometry.size > LARGEST_SHOWN) return [{ label: clues, does: 'preview' }];
  return [
    { label: first, description: clues, does: 'preview' },
    ...rows.map(label => ({ label, does: 'preview' as const })),
  ];
}

const LARGEST_SHOWN = 12;

/** The recipe with a different value of a setting. Undefined when the user keeps it. */
async function changed(
  generating: Generating,
  recipe: Recipe,
  { key, label, ask }: ListedSetting,
  drawn: DrawnPattern | undefined,
): Promise<Recipe | undefined> {
  const after = (answer: string | readonly string[]) => generating.applyAnswer(recipe, key, answer, drawn);
  const taken = (result: Recipe | string) => (typeof result === 'string' ? undefined : result);
  if (ask.kind === 'toggle') return taken(after(''));
  if (ask.kind === 'text') {
    const validateInput = (answer: string) => {
      const result = after(answer);
      return typeof result === 'string' ? result : undefined;
    };
    const answer = await vscode.window.showInputBox({
      title: label,
      prompt: ask.prompt,
      value: ask.text,
      validateInput,
    });
    return answer === undefined ? undefined : taken(after(answer));
  }
  const items = ask.options.map(option => ({ ...option, picked: option.isChosen }));
  if (ask.kind === 'many') {
    const chosen = await vscode.window.showQuickPick(items, {
      title: label,
      placeHolder: ask.prompt,
      canPickMany: true,
    });
    return chosen && taken(after(chosen.map(({ value }) => value)));
  }
  const marked = items.map(item => (item.isChosen ? { ...item, iconPath: new vscode.ThemeIcon('check') } : item));
  const chosen = await vscode.window.showQuickPick(marked, { title: label });
  return chosen && taken(after(chosen.value));
}
