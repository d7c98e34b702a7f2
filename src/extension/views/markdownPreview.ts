/**
 * Puzzles in VS Code's Markdown preview: a fenced `sudoku` block is drawn. VS Code starts the extension for each
 * Markdown file, so only the hook is loaded at startup. VS Code requests the hook once, and then renders synchronously
 * with the extended parser. So the code that draws is loaded when VS Code reads the property, which it does before
 * that.
 */

import * as vscode from 'vscode';

/** The arguments that the preview's parser, markdown-it, passes to a rule for an element. */
type RenderRule = (tokens: readonly Token[], index: number, ...rest: [unknown, unknown, Renderer]) => string;

interface Token {
  readonly info: string;
  readonly content: string;
}

interface Renderer {
  renderAttrs(token: Token): string;
}

/** The part of markdown-it that is used here. */
interface MarkdownIt {
  readonly renderer: { readonly rules: { fence?: RenderRule } };
}

/** The hook that VS Code calls, by the contribution `markdown.markdownItPlugins`. */
export interface MarkdownHook {
  readonly extendMarkdownIt: <T extends MarkdownIt>(parser: T) => T;
}

/** The hook for VS Code's Markdown preview. */
export function markdownHook(): MarkdownHook {
  let draw: ((text: string, info: string) => string | undefined) | undefined;
  let loading: Promise<void> | undefined;
  let isLate = false;
  const load = async () => {
    draw = (await import('../../board/drawing/fence')).fenceOf;
    // The blocks that were rendered before still show code.
    if (isLate) await vscode.commands.executeCommand('markdown.preview.refresh');
  };
  const extendMarkdownIt: MarkdownHook['extendMarkdownIt'] = parser => {
    const { rules } = parser.renderer;
    const asCode = rules.fence;
    rules.fence = (tokens, index, ...rest) => {
      const token = tokens[index];
      const isOurs = /^\s*sudoku(?!\S)/i.test(token.info);
      isLate ||= isOurs && !draw;
      const html = isOurs ? draw?.(token.content, token.info) : undefined;
      // The attributes name the line in the text, by which the preview follows the editor.
      if (html !== undefined) return `<div${rest[2].renderAttrs(token)}>${html}</div>\n`;
      return asCode?.(tokens, index, ...rest) ?? '';
    };
    return parser;
  };
  return {
    get extendMarkdownIt() {
      if (!loading) loading = load();
      return extendMarkdownIt;
    },
  };
}
