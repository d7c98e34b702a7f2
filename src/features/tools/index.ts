/**
 * The tools for language models: plain functions with JSON schemas, which VS Code's models and MCP clients call by the same names. To add
 * one, add a file in this folder and a line here. `package.json` repeats the descriptions and schemas; a test compares them.
 */

import * as messages from '../../messages/index';
import { none, type Result } from '../../text/result';
import { type Now, type Work, withTimeLimit } from '../../text/work';
import { candidatesTool } from './candidates';
import { checkTool } from './check';
import { generateTool } from './generate';
import { hintTool } from './hint';
import { nextStepTool } from './nextStep';
import { rateTool } from './rate';
import { readPictureTool } from './readPicture';
import { problemIn } from './schema';
import { solveTool } from './solve';
import { editorInput, type ReadNamedFile, type Tool, type ToolResult } from './tool';
import { verifyStepTool } from './verifyStep';

/** All tools, in the order in which they are listed. */
export const TOOLS: readonly Tool[] = [
  checkTool,
  candidatesTool,
  hintTool,
  nextStepTool,
  verifyStepTool,
  solveTool,
  rateTool,
  generateTool,
  readPictureTool,
];

/** Time limit of a call, in seconds. */
const TIME_LIMIT = 60;

/** Starts a call of a tool by its name, with an input of any type. The call yields where it may be paused or abandoned. */
export async function startTool(
  name: string,
  input: unknown,
  readFile: ReadNamedFile,
): Promise<Work<Result<ToolResult>>> {
  const tool = TOOLS.find(one => one.name === name);
  const isRight = tool && problemIn(tool.input, input) === undefined;
  return isRight && 'start' in tool ? tool.start(input as object, readFile) : callTool(name, input);
}

/** Like {@link startTool}, for a tool that reads no file. */
export function* callTool(name: string, input: unknown): Work<Result<ToolResult>> {
  const tool = TOOLS.find(one => one.name === name);
  const say = messages.tools.input;
  if (!tool)
    return none(
      say.unknownTool(
        name,
        TOOLS.map(one => one.name),
      ),
    );
  const problem = problemIn(tool.input, input);
  if (problem !== undefined) return none(problem);
  if ('start' in tool) throw new Error(`${name} reads files.`);
  return yield* tool.run(input as object);
}

/** The problem of an input that names a file, for tools that take one. Undefined if there is none, and for other tools. */
export function problemInFileInput(name: string, input: unknown): string | undefined {
  const tool = TOOLS.find(one => one.name === name);
  const hasFile = typeof input === 'object' && input !== null && 'file' in input;
  return tool?.fileInput && hasFile ? problemIn(editorInput(tool), input) : undefined;
}

/** A call with a time limit. */
export function* limited(call: Work<Result<ToolResult>>, now: Now): Work<Result<ToolResult>> {
  return (yield* withTimeLimit(1000 * TIME_LIMIT, call, now)) ?? none(messages.tools.timeUp(TIME_LIMIT));
}
