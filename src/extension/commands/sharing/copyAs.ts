/** The commands Copy As and Convert To: puzzles in the formats of other programs. */

import * as vscode from 'vscode';
import { joinSentences } from '../../../core/sentences';
import type { ConvertForm } from '../../../features/formatting/convert';
import { whyUnread } from '../../../features/puzzles/firstProblem';
import type { Content } from '../../../formats/content';
import type { WritableFormat } from '../../../formats/format';
import type { Written } from '../../../formats/writing';
import * as messages from '../../../messages/index';
import type { EditorAnalysis } from '../../services/documents';
import { answerCommand, mention, refuse } from '../../services/notify';
import { withProgress } from '../../services/progress';
import { wantedPuzzles } from '../collection/wantedPuzzles';
import { IN_TEXT_OR_GRID } from '../conditions';
import { documentCommand } from '../documentCommand';
import { type Converted, convertTo, NOTHING_CONVERTED } from './convert';

/** The number of copied puzzles, and the text in the clipboard. */
export interface Copied {
  readonly copied: number;
  readonly text: string;
}

/** The result when nothing was copied. */
const NOTHING_COPIED: Copied = { copied: 0, text: '' };

/** Maximum number of puzzles to copy at once. An editor shows this many without delay. */
const MOST = 10_000;

export const copyAsCommand = documentCommand({
  id: 'sudoku.copyAs',
  section: 'sharing',
  title: 'Copy As…',
  description: 'Copies the selected puzzles, or the one at the cursor, to the clipboard in one of these formats',
  enablement: IN_TEXT_OR_GRID,
  menus: {
    'sudoku.menu': { group: '5_share@1' },
  },
  nothing: NOTHING_COPIED,
  run: ({ analysis }) => copyAs(analysis),
});

/** The command that copies puzzles in the format with this id, or one that the user chooses. */
const copyAs =
  (analysis: EditorAnalysis) =>
  async (document: vscode.TextDocument, line?: unknown, id?: unknown): Promise<Copied> => {
    const chosen = await choose(analysis, document, line, id, { title: messages.exchange.copyAs, isGrouped: false });
    const written = chosen && (await write(document, chosen));
    if (!chosen || !written) return NOTHING_COPIED;
    await vscode.env.clipboard.writeText(written.text);
    notifyWritten(document, written, chosen.unreadable, messages.exchange.copied(written.puzzles, chosen.format.name));
    return { copied: written.puzzles, text: written.text };
  };

export const convertToCommand = documentCommand({
  id: 'sudoku.convertTo',
  section: 'sharing',
  title: 'Convert To…',
  description:
    'Converts puzzles to a format that you choose, in place or in a new file: `.sdk`, HoDoKu, CSV, Markdown, LaTeX, HTML, JSON, OpenSudoku, links',
  enablement: IN_TEXT_OR_GRID,
  menus: {
    'sudoku.menu': { group: '4_change@1' },
  },
  nothing: NOTHING_CONVERTED,
  run: ({ analysis }) => convertToAny(analysis),
});

/** The command that converts puzzles in place, or writes them into a new document. */
const convertToAny =
  (analysis: EditorAnalysis) =>
  async (document: vscode.TextDocument, line?: unknown, id?: unknown): Promise<Converted> => {
    const chosen = await choose(analysis, document, line, id, { title: messages.exchange.convertTo, isGrouped: true });
    if (!chosen) return NOTHING_CONVERTED;
    const { format } = chosen;
    if (format.inPlace) return convertTo(analysis, format.id as ConvertForm)(document, line);
    const written = await write(document, chosen);
    if (!written) return NOTHING_CONVERTED;
    const known = await vscode.languages.getLanguages();
    const language = known.includes(format.language) ? format.language : 'plaintext';
    const opened = await vscode.workspace.openTextDocument({ language, content: written.text });
    await vscode.window.showTextDocument(opened);
    notifyWritten(opened, written, chosen.unreadable, messages.exchange.opened(written.puzzles, format.name));
    return { converted: written.puzzles };
  };

/** The format and the puzzles of a command. */
interface Chosen {
  readonly format: WritableFormat;
  readonly contents: readonly Content[];
  readonly unreadable: number;
}

/** The question about the format, for a command. */
interface Question {
  /** The title for this number of puzzles. */
  readonly title: (puzzles: number) => string;
  /** Whether the forms that are written in place come first. */
  readonly isGrouped: boolean;
}

/** Finds the puzzles, and asks for a format if `id` is not one. Undefined when there is nothing to do. */
async function choose(
  analysis: EditorAnalysis,
  document: vscode.TextDocument,
  line: unknown,
  id: unknown,
  question: Question,
): Promise<Chosen | undefined> {
  const wanted = await wantedPuzzles(analysis, document, line);
  const words = messages.exchange;
  if (wanted.length === 0) return refuse(document, messages.commands.noPuzzle(), undefined);
  if (wanted.length > MOST) return refuse(document, words.tooMany(MOST), undefined);
  const { contentsOf, WRITABLE_FORMATS } = await import('../../../formats/index');
  const steps = contentsOf(wanted, analysis.documents.puzzlesOf(document).source);
  const found = await withProgress({ title: words.working(), steps });
  if (!found) return undefined;
  if (found.contents.length === 0) return refuse(document, whyUnread(wanted[0]), undefined);
  const named = WRITABLE_FORMATS.find(format => format.id === id);
  if (id !== undefined && !named) return refuse(document, words.unknown(String(id)), undefined);
  const format = named ?? (await ask(WRITABLE_FORMATS, found.contents, question));
  return format && { ...found, format };
}

/** Asks for one of the formats that can write some of the puzzles, and lists what each does not keep. */
async function ask(
  formats: readonly WritableFormat[],
  contents: readonly Content[],
  { title, isGrouped }: Question,
): Promise<WritableFormat | undefined> {
  const { lossesOf, obstacleOf } = await import('../../../formats/index');
  // The losses of the first puzzles are typical.
  const some = contents.slice(0, 20);
  const items = formats
    .filter(format => contents.some(content => obstacleOf(format, content) === undefined))
    .map(format => ({
      label: messages.exchange.format(format.name),
      description: messages.exchange.without(
        format.detail,
        some.flatMap(content => lossesOf(format, content)),
      ),
      format,
    }));
  const separator = (label: string) => ({ label, kind: vscode.QuickPickItemKind.Separator, format: undefined });
  const isInPlace = ({ format }: { readonly format: WritableFormat }) => format.inPlace === true;
  const shown = isGrouped
    ? [
        separator(messages.exchange.inPlace()),
        ...items.filter(isInPlace),
        separator(messages.exchange.inNewFile()),
        ...items.filter(item => !isInPlace(item)),
      ]
    : items;
  const options = { placeHolder: title(contents.length), matchOnDescription: true };
  return (await vscode.window.showQuickPick<(typeof shown)[number]>(shown, options))?.format;
}

/** Writes the puzzles; undefined when the user canceled, or the format can write none of them. */
async function write(document: vscode.TextDocument, { format, contents }: Chosen): Promise<Written | undefined> {
  const { writing } = await import('../../../formats/index');
  const written = await withProgress({ title: messages.exchange.working(), steps: writing(format, contents) });
  if (written?.puzzles === 0) return refuse(document, messages.exchange.unfit(written.unfit), undefined);
  return written;
}

/** Reports the result: on the board where it was requested, otherwise in the status bar unless something is missing. */
function notifyWritten(
  document: vscode.TextDocument,
  { lost, unfit }: Written,
  unreadable: number,
  done: string,
): void {
  const words = messages.exchange;
  const missing = [
    ...(lost.size > 0 ? [words.lost(lost)] : []),
    ...(unfit > 0 ? [words.unfit(unfit)] : []),
    ...(unreadable > 0 ? [words.left(unreadable)] : []),
  ];
  if (missing.length > 0) answerCommand(document, joinSentences([done, ...missing]));
  else answerCommand(document, done, mention);
}
