import assert from 'node:assert/strict';
import type { AnyNode, Program } from 'acorn';
import { DECLARED_COMMANDS } from '../../tools/generate/sources';
import { nodesOf, programOf, programs, SOURCES } from '../../tools/sources/programs';
import { namedTexts } from '../../tools/sources/templates';
import { readText } from './markdown';

/** Functions and constructors whose texts the user reads: those of `vscode.window`, and others by name. */
const SHOWING =
  /^(?:answerCommand|change|CodeAction|CodeLens|Diagnostic|DiagnosticRelatedInformation|DocumentSymbol|Hover|inform|InlayHint|MarkdownString|mention|refuse|refused|showError|TestMessage|warn|withProgress)$/;

/** Properties whose texts the user reads. */
const READ =
  /^(?:description|detail|heading|label|message|openLabel|placeholder|placeHolder|prompt|saveLabel|text|title|tooltip|validateInput)$/;

/** Texts that may be literals: the name of the extension, and declared names. */
const NAMES = new Set(['Sudoku', ...namedTexts()]);

/** The texts of commands, which are translated in the manifest. */
const OF_COMMANDS = new Set(DECLARED_COMMANDS.flatMap(({ title, description }) => [title, description]));

/** Files whose texts are translated in the manifest or as declared names, and those for language models. */
const ELSEWHERE = /^extension\/views\/colors\.ts|^features\/(?:settingTexts|tools\/)/;

/** The literals of a source that the user reads. Sentences come from `messages`, so that they are translated. */
const literalsIn = (program: Program): string[] =>
  [...nodesOf(program)]
    .flatMap(node => shownBy(node).flatMap(wordsIn))
    .filter(text => !NAMES.has(text) && !OF_COMMANDS.has(text));

/** The values that a node shows. */
function shownBy(node: AnyNode): AnyNode[] {
  if (node.type === 'CallExpression' || node.type === 'NewExpression') {
    const { callee } = node;
    const isWindow = callee.type === 'MemberExpression' && memberOf(callee.object) === 'window';
    const isOwn = node.type === 'NewExpression' || callee.type === 'Identifier';
    return isWindow || (isOwn && SHOWING.test(memberOf(callee))) ? node.arguments : [];
  }
  if (node.type === 'Property') return node.key.type === 'Identifier' && READ.test(node.key.name) ? [node.value] : [];
  return node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression' && READ.test(memberOf(node.left))
    ? [node.right]
    : [];
}

/** The last name of an expression such as `vscode.window`. */
function memberOf(node: AnyNode): string {
  const last = node.type === 'MemberExpression' ? node.property : node;
  return last.type === 'Identifier' ? last.name : '';
}

/** The texts with words that a value may be. Calls are examined separately. */
function wordsIn(node: AnyNode | null): string[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? proseIn(node.value) : [];
    case 'TemplateLiteral':
      return [...proseIn(node.quasis.map(({ value }) => value.cooked).join('…')), ...node.expressions.flatMap(wordsIn)];
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(wordsIn);
    case 'BinaryExpression':
      return node.operator === '+' ? [node.left, node.right].flatMap(wordsIn) : [];
    case 'LogicalExpression':
      return [node.left, node.right].flatMap(wordsIn);
    case 'ArrayExpression':
      return node.elements.flatMap(wordsIn);
    default:
      return [];
  }
}

/** A text if it has a word, other than the name of an icon: `Solve`, `no solution`. */
function proseIn(text: string): string[] {
  const words = text.replace(/\$\([\w-]+\)/g, '');
  return /^\p{Lu}\p{Ll}|\p{L} +\p{L}/u.test(words.trim()) ? [text] : [];
}

describe('the user interface', () => {
  it('declares no page to be in English', () =>
    assert.deepEqual(
      SOURCES.filter(file => /<html lang="\w/.test(readText(`src/${file}`))),
      [],
    ));

  it('shows no text that is not translated', () => {
    const found = [...programs()].flatMap(([file, program]) =>
      /^(?:analysis|board|extension|features|formats|text)\//.test(file) && !ELSEWHERE.test(file)
        ? literalsIn(program).map(text => `${file}: ${text}`)
        : [],
    );
    assert.deepEqual(found, []);
  });

  it('is found to show one', () =>
    assert.deepEqual(
      literalsIn(
        programOf(
          "vscode.window.showQuickPick([], { placeHolder: 'Which?' }); inform(a + ' was saved'); item.tooltip = b ? 'no file' : '';" +
            "vscode.window.createOutputChannel('Sudoku'); item.text = '$(play)'; item.command = 'a b';",
        ),
      ).sort(),
      [' was saved', 'Which?', 'no file'],
    ));
});
