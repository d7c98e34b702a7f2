/** `Transform Puzzle…` and `Transform All Puzzles…`. */

import * as vscode from 'vscode';
import { joinSentences } from '../../../core/sentences';
import { symmetryStepsOf } from '../../../core/symmetry/words';
import { choicesFor, type Question, type TransformItem } from '../../../features/transforming/choices';
import { type Plan, Planner } from '../../../features/transforming/plan';
import { requestIn, type TransformRequest } from '../../../features/transforming/request';
import { asOneEdit, transformedEdits } from '../../../features/transforming/rewritten';
import * as messages from '../../../messages/index';
import { MOST_SINGLE_EDITS, type TextEdit } from '../../../text/edits';
import type { Puzzle } from '../../../text/puzzle';
import { transformingIn } from '../../providers/codeActions';
import { type EditorAnalysis, readPuzzles } from '../../services/documents';
import { answerCommand, mention, refuse } from '../../services/notify';
import { findPuzzle } from '../../services/puzzleAt';
import type { Command } from '../command';
import { IN_TEXT_OR_GRID, SEVERAL, WRITABLE } from '../conditions';
import { documentCommand } from '../documentCommand';
import { change, documentStateOf } from './change';
import { newSeed } from './newSeed';

/** The result of a command that transforms puzzles. */
export interface Transformed {
  /** Puzzles that were changed. */
  readonly transformed: number;
  /** For one puzzle, the steps in words: `Swap rows 1 and 2`. */
  readonly steps: readonly string[];
  /** The seed of a shuffle. */
  readonly seed?: number;
  /** For one puzzle in a canonical form: its number of automorphisms. */
  readonly automorphisms?: number;
  /** Why nothing was changed, or not all. */
  readonly reason?: string;
}

/** The result when nothing was transformed. */
const NOTHING_TRANSFORMED: Transformed = { transformed: 0, steps: [] };

export const transformCommand = withArgument(
  documentCommand({
    id: 'sudoku.transform',
    section: 'sharing',
    title: 'Transform Puzzle…',
    description:
      'Rotates, mirrors, transposes, swaps, relabels or shuffles the puzzle at the cursor, or writes a canonical form of it',
    enablement: IN_TEXT_OR_GRID,
    menus: {
      'sudoku.menu': { group: '4_change@2', when: WRITABLE },
    },
    nothing: NOTHING_TRANSFORMED,
    run: ({ analysis }) => transformPuzzle(analysis),
  }),
);

/** Transforms the puzzle at a line, otherwise the one at the cursor, in place. Without an argument it asks how. */
const transformPuzzle =
  (analysis: EditorAnalysis) =>
  async (document: vscode.TextDocument, line?: unknown, argument?: unknown): Promise<Transformed> => {
    if (isArgument(argument) && 'all' in argument && argument.all === true)
      return transformAll(analysis)(document, line, argument);
    const snapshot = documentStateOf(document);
    const found = await findPuzzle(analysis, document, line);
    if (!found) return refuse(document, messages.commands.noPuzzle(), NOTHING_TRANSFORMED);
    return transformThese(analysis, snapshot, () => [found.puzzle], 1, argument);
  };

export const transformAllCommand = withArgument(
  documentCommand({
    id: 'sudoku.transformAll',
    section: 'sharing',
    title: 'Transform All Puzzles…',
    description: 'Transforms all puzzles in the file in the same way',
    enablement: IN_TEXT_OR_GRID,
    palette: SEVERAL,
    nothing: NOTHING_TRANSFORMED,
    run: ({ analysis }) => transformAll(analysis),
  }),
);

/** Transforms all puzzles of a document in one undo step. */
const transformAll =
  (analysis: EditorAnalysis) =>
  async (document: vscode.TextDocument, _line?: unknown, argument?: unknown): Promise<Transformed> => {
    const snapshot = documentStateOf(document);
    const puzzles = await readPuzzles(analysis, document);
    if (puzzles.count === 0) return refuse(document, messages.commands.noPuzzle(), NOTHING_TRANSFORMED);
    return transformThese(analysis, snapshot, () => puzzles.puzzles(), puzzles.count, argument);
  };

/** Allows keybindings to pass the transformation as the only argument, without a document. */
function withArgument(command: Command): Command {
  return {
    ...command,
    make(services) {
      const run = command.make(services);
      return (target, ...rest) => (isArgument(target) ? run(undefined, undefined, target) : run(target, ...rest));
    },
  };
}

const isArgument = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof vscode.Uri) && 'transformation' in value;

/** Takes the puzzles one at a time, so that those of a long file are not all in memory. */
async function transformThese(
  analysis: EditorAnalysis,
  snapshot: ReturnType<typeof documentStateOf>,
  puzzles: () => Iterable<Puzzle>,
  count: number,
  argument: unknown,
): Promise<Transformed> {
  const { document } = snapshot;
  const planning = transformingIn(analysis, analysis.documents.puzzlesOf(document));
  const [first] = puzzles();
  const wanted = isArgument(argument) ? requestIn(argument, newSeed) : undefined;
  if (wanted && !wanted.isFound) return refused(document, wanted.reason);
  if (!wanted && first.grid.geometry.variant && count === 1) return refused(document, messages.transform.withRules());
  const request = wanted ? wanted.value : await ask(choicesFor(first, planning, newSeed()), count);
  if (!request) return NOTHING_TRANSFORMED;
  const planner = new Planner(request, planning);
  const takeBack: (() => void)[] = [];
  let done = 0;
  function* steps() {
    const edits: TextEdit[] = [];
    const outcome = {
      transformed: 0,
      left: 0,
      reason: undefined as string | undefined,
      plan: undefined as Plan | undefined,
    };
    for (const puzzle of puzzles()) {
      const plan = yield* planner.plan(puzzle);
      const own = plan.isFound
        ? transformedEdits(puzzle, planning.source, plan.value.transformation)
        : { refused: plan.reason };
      if ('refused' in own) {
        outcome.reason ??= own.refused;
        outcome.left++;
      } else if (plan.isFound) {
        takeBack.push(planning.expect(puzzle, plan.value.transformation));
        const isMany = count * puzzle.grid.digits.length > MOST_SINGLE_EDITS;
        edits.push(...(isMany ? asOneEdit(puzzle, own.edits) : own.edits));
        outcome.transformed += own.edits.length > 0 ? 1 : 0;
        outcome.plan = plan.value;
      }
      done++;
      yield undefined;
    }
    return { edits, ...outcome };
  }
  const changed = await change(analysis, snapshot, {
    title: messages.transform.title(),
    steps: steps(),
    ...(count > 1 && { progress: () => done / count }),
  });
  if (!changed) {
    for (const back of takeBack) back();
    return NOTHING_TRANSFORMED;
  }
  const { transformed, left, reason, plan } = changed;
  if (count === 1 && reason !== undefined) return refused(document, reason);
  const words = count === 1 && plan ? symmetryStepsOf(plan.transformation).map(({ name }) => name) : [];
  const result: Transformed = {
    transformed,
    steps: words,
    ...(request.transformation === 'shuffle' && { seed: request.seed }),
    ...(count === 1 && plan?.automorphisms !== undefined && { automorphisms: plan.automorphisms }),
    ...(reason !== undefined && { reason }),
  };
  notifyResult(document, request, result, count, left);
  return result;
}

function refused(document: vscode.TextDocument, reason: string): Transformed {
  return refuse(document, reason, { ...NOTHING_TRANSFORMED, reason });
}

function notifyResult(
  document: vscode.TextDocument,
  request: TransformRequest,
  result: Transformed,
  count: number,
  left: number,
): void {
  const say = messages.transform;
  const { transformed, steps, reason, automorphisms } = result;
  const sentences = [
    ...(request.transformation === 'shuffle' ? [say.shuffled(request.seed)] : []),
    ...(request.transformation === 'canonical' && automorphisms ? [say.canonical(request.form, automorphisms)] : []),
    ...(count > 1 ? [say.doneAll(transformed)] : []),
    ...(left > 0 && reason ? [say.leftAll(left, reason)] : []),
    ...(count === 1 && transformed === 0 ? [say.already()] : []),
  ];
  if (sentences.length > 0) answerCommand(document, joinSentences(sentences));
  else answerCommand(document, say.done(steps), mention);
}

/** The request that the user chooses, or undefined. */
async function ask(choices: readonly TransformItem[], count: number): Promise<TransformRequest | undefined> {
  const items = choices.flatMap(choice => [
    ...(choice.group === undefined ? [] : [{ label: choice.group, kind: vscode.QuickPickItemKind.Separator }]),
    { ...choice, choice },
  ]) as (vscode.QuickPickItem & { readonly choice: TransformItem })[];
  const chosen = await vscode.window.showQuickPick(items, {
    placeHolder: messages.transform.which(count),
    matchOnDetail: true,
  });
  if (!chosen) return undefined;
  const { wanted } = chosen.choice;
  return 'read' in wanted ? answerTo(wanted) : wanted;
}

async function answerTo({ prompt, value, read }: Question): Promise<TransformRequest | undefined> {
  const validateInput = (answer: string) => {
    const request = read(answer);
    return typeof request === 'string' ? request : undefined;
  };
  const answer = await vscode.window.showInputBox({ prompt, ...(value !== undefined && { value }), validateInput });
  const request = answer === undefined ? undefined : read(answer);
  return typeof request === 'string' ? undefined : request;
}
