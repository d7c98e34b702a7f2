/** Calls of the tools by VS Code's language models. Here the tools can also write files, after the user agreed. */

import * as vscode from 'vscode';
import { geometryOfSize } from '../../core/geometry';
import { workInEnglish } from '../../core/sentences';
import { insertion } from '../../features/generate/writing';
import type { ToolResult } from '../../features/tools/tool';
import * as messages from '../../messages/index';
import { foundResult, none, type Result } from '../../text/result';
import { rangeOf } from '../services/convert';
import { sourceOfDocument } from '../services/documents';
import { awaited } from '../services/slices';
import { now } from '../services/timing';

// Node and the browser both have it, but no type library of this folder.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** An input with a file. */
interface FileInput {
  readonly file?: string;
  readonly puzzle?: string;
  readonly size?: number;
}

/** The messages before and while a tool runs. VS Code asks the user only if a file changes. */
export function preparedTool(title: string, name: string, input: FileInput): vscode.PreparedToolInvocation {
  const say = messages.tools;
  const invocationMessage = say.invoking(title);
  if (typeof input.file !== 'string') return { invocationMessage };
  const ask = name === 'sudoku_solve' ? say.confirmSolve : say.confirmGenerate;
  const { title: question, message } = ask(input.file);
  return {
    invocationMessage,
    confirmationMessages: { title: question, message: new vscode.MarkdownString(message) },
  };
}

/**
 * Runs a tool.
 *
 * @throws Error with a sentence for the model if the input is wrong, or nothing could be done
 */
export async function invokeTool(
  name: string,
  input: FileInput,
  token: vscode.CancellationToken,
): Promise<vscode.LanguageModelToolResult> {
  const { tools } = await loadedTools();
  const problem = tools.problemInFileInput(name, input);
  if (problem !== undefined) throw new Error(problem);
  const { file, ...rest } = input;
  const text =
    file === undefined
      ? (await answerOf(name, rest, token)).text
      : name === 'sudoku_solve'
        ? await solveFile(file, rest)
        : await generateInto(file, rest, token);
  return new vscode.LanguageModelToolResult([new vscode.LanguageModelTextPart(text)]);
}

/** The tools need the techniques. */
const loadedTools = () => import('../../analysis/reasoning');

async function answerOf(name: string, input: object, token: vscode.CancellationToken): Promise<ToolResult> {
  const { limited, startTool } = (await loadedTools()).tools;
  const work = await startTool(name, input, readFile);
  const result = await awaited(limited(workInEnglish(work), now), token);
  if (!result) throw new vscode.CancellationError();
  if (!result.isFound) throw new Error(result.reason);
  return result.value;
}

async function solveFile(file: string, { puzzle }: FileInput): Promise<string> {
  const say = messages.tools;
  if (puzzle !== undefined) throw new Error(say.puzzleOrFile());
  const document = await opened(uriOf(file), file);
  const counts = await vscode.commands.executeCommand<Record<string, number>>('sudoku.solve', document.uri);
  return say.solvedFile(
    file,
    Object.entries(counts).flatMap(([what, count]) => (count > 0 ? [`${what} ${count}`] : [])),
  );
}

/** Adds generated puzzles at the end of a file, which need not exist. */
async function generateInto(file: string, input: FileInput, token: vscode.CancellationToken): Promise<string> {
  const say = messages.tools;
  const uri = uriOf(file);
  const { text, data } = await answerOf('sudoku_generate', input, token);
  const edit = new vscode.WorkspaceEdit();
  const written = `${data.text}`;
  const isThere = await vscode.workspace.fs.stat(uri).then(
    () => true,
    () => false,
  );
  if (isThere) {
    const document = await opened(uri, file);
    const source = sourceOfDocument(document);
    const { length } = source;
    const lines = written.trimEnd().split('\n');
    const added = insertion(source, length, undefined, { lines, geometry: geometryOfSize(input.size ?? 9) });
    edit.replace(uri, rangeOf(document, added), added.text);
  } else {
    edit.createFile(uri, { contents: new TextEncoder().encode(written) });
  }
  if (!(await vscode.workspace.applyEdit(edit))) throw new Error(say.notWritten(file));
  const [puzzles] = [data.puzzles as readonly object[]];
  return `${text}\n${say.written(file, puzzles.length)}`;
}

async function readFile(file: string, most: number): Promise<Result<Uint8Array>> {
  const say = messages.tools;
  const uri = uriOf(file);
  try {
    const { type, size } = await vscode.workspace.fs.stat(uri);
    if (!(type & vscode.FileType.File)) return none(say.notAFile(file));
    return size > most ? none(say.largeFile(file, most)) : foundResult(await vscode.workspace.fs.readFile(uri));
  } catch (error) {
    return none(say.noFile(file, (error as Error).message));
  }
}

/** The file in the workspace that a model names: by its path in the first folder, or by an absolute path. */
function uriOf(file: string): vscode.Uri {
  const [folder] = vscode.workspace.workspaceFolders ?? [];
  const isWhole = /^(?:\/|[a-z]:[\\/])/i.test(file);
  const uri = isWhole ? vscode.Uri.file(file) : folder && vscode.Uri.joinPath(folder.uri, file.replaceAll('\\', '/'));
  if (!uri || !vscode.workspace.getWorkspaceFolder(uri)) throw new Error(messages.tools.outsideWorkspace(file));
  return uri;
}

async function opened(uri: vscode.Uri, file: string): Promise<vscode.TextDocument> {
  try {
    return await vscode.workspace.openTextDocument(uri);
  } catch (error) {
    throw new Error(messages.tools.noFile(file, (error as Error).message));
  }
}
