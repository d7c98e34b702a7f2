/** The tools for language models in package.json, generated from the tools. */

import { TOOLS } from '../../src/features/tools/index';
import { editorInput } from '../../src/features/tools/tool';

/** The entries of `contributes.languageModelTools`. */
export function contributedTools(): object[] {
  return TOOLS.map(tool => ({
    name: tool.name,
    displayName: tool.title,
    userDescription: tool.summary,
    modelDescription: tool.description,
    canBeReferencedInPrompt: true,
    toolReferenceName: tool.name.replace('sudoku_', 'sudoku-').replaceAll('_', '-'),
    icon: '$(table)',
    tags: ['sudoku'],
    inputSchema: editorInput(tool),
  }));
}
