/** The list of exercises: what comes next, levels and techniques. The button of a technique opens its page. */

import * as vscode from 'vscode';
import { LEVELS, type Level, type Technique } from '../../../core/techniques/step';
import type { PracticeRecords } from '../../../features/practice/records';
import * as messages from '../../../messages/index';

/** What to practice. */
export type ExerciseChoice =
  | { readonly kind: 'next' }
  | { readonly kind: 'level'; readonly level: Level }
  | { readonly kind: 'technique'; readonly technique: Technique; readonly isFromFile?: true };

interface ExerciseItem extends vscode.QuickPickItem {
  readonly choice?: ExerciseChoice | 'file';
}

/** The content of the list. */
export interface ExerciseListInput {
  /** The techniques with exercises, easiest first. */
  readonly techniques: readonly Technique[];
  readonly records: PracticeRecords;
  /** The technique that comes next. */
  readonly proposed: Technique;
  /** Whether there is an active file whose puzzles can be practiced. */
  readonly hasFile: boolean;
  openPage(technique: Technique): void;
}

/** Asks what to practice. Undefined if the user closed the list. */
export async function askExercise(input: ExerciseListInput): Promise<ExerciseChoice | undefined> {
  const words = messages.practice;
  const { techniques, proposed, hasFile } = input;
  const levels = LEVELS.filter(level => techniques.some(technique => technique.level === level));
  const chosen = await ask(
    [
      { label: words.comesNext(), description: words.nameOf(proposed), choice: { kind: 'next' } },
      ...(hasFile ? [{ label: words.fromFile(), description: words.ofFile(), choice: 'file' as const }] : []),
      separator(words.levels()),
      ...levels.map(level => ({
        label: words.levelName(level),
        description: words.ofLevel(),
        choice: { kind: 'level', level } as const,
      })),
      separator(words.techniques()),
      ...techniqueItems(input),
    ],
    words.choose(),
    input,
  );
  if (chosen !== 'file') return chosen;
  const ofFile = await ask(techniqueItems(input), words.chooseInFile(), input);
  return typeof ofFile === 'object' && ofFile.kind === 'technique' ? { ...ofFile, isFromFile: true } : undefined;
}

const separator = (label: string): ExerciseItem => ({ label, kind: vscode.QuickPickItemKind.Separator });

function techniqueItems({ techniques, records }: ExerciseListInput): ExerciseItem[] {
  const words = messages.practice;
  const page = { iconPath: new vscode.ThemeIcon('book'), tooltip: words.openPage() };
  return techniques.map(technique => {
    const record = records[technique.id];
    return {
      label: words.nameOf(technique),
      description: words.description(technique),
      ...(record && {
        detail: words.accuracy(record.right, record.right + record.wrong, Math.round(record.seconds / record.right)),
      }),
      choice: { kind: 'technique', technique },
      buttons: [page],
    };
  });
}

function ask(
  items: readonly ExerciseItem[],
  placeholder: string,
  { openPage }: ExerciseListInput,
): Promise<ExerciseItem['choice']> {
  const pick = vscode.window.createQuickPick<ExerciseItem>();
  pick.items = items;
  pick.placeholder = placeholder;
  pick.matchOnDescription = true;
  return new Promise(resolve => {
    const end = (choice?: ExerciseItem['choice']) => {
      resolve(choice);
      pick.dispose();
    };
    pick.onDidAccept(() => end(pick.activeItems[0]?.choice));
    pick.onDidTriggerItemButton(({ item: { choice } }) => {
      if (typeof choice === 'object' && choice.kind === 'technique') openPage(choice.technique);
      end();
    });
    pick.onDidHide(() => end());
    pick.show();
  });
}
