/** The grammars of puzzle files and reports as tests see them: each character of a line as a symbol for its scope. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createOnigScanner, createOnigString, loadWASM } from 'vscode-oniguruma';
import { type IGrammar, INITIAL, parseRawGrammar, Registry } from 'vscode-textmate';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** The sign for a character in a test: by the innermost scope that is listed. */
const PICTURE: Readonly<Record<string, string>> = {
  'constant.numeric': '#',
  'punctuation.definition.blank': '.',
  'punctuation.separator': '|',
  'markup.bold': 'B',
  'entity.name.function.technique.sudoku-report': 'f',
  'meta.pencilmark': 'm',
  'variable.other.placed': 'p',
  'punctuation.definition.placed': '+',
  'markup.heading': 'T',
  'entity.name.section': 'S',
  'punctuation.definition.section': '[',
  'variable.other': 'v',
  'constant.language': 'd',
  'constant.other.region': 'r',
  keyword: 'k',
  string: 's',
  comment: 'c',
};

let grammar: IGrammar;

/** Each line as signs: those of the scopes of its characters. */
export function pictureOf(lines: readonly string[]): string[] {
  let state = INITIAL;
  return lines.map(line => {
    const { tokens, ruleStack } = grammar.tokenizeLine(line, state);
    state = ruleStack;
    return tokens
      .map(({ startIndex, endIndex, scopes }) => {
        const known = Object.keys(PICTURE);
        const listed = [...scopes].reverse().map(scope => known.find(name => `${scope}.`.startsWith(`${name}.`)));
        const name = listed.find(name => name);
        // The tokenizer counts a line feed, which the line does not have here.
        return (name ? PICTURE[name] : ' ').repeat(Math.min(endIndex, line.length) - startIndex);
      })
      .join('');
  });
}

/** Each line of text is followed by a line with its signs. Spaces at the end of that line may be left out. */
export function check(what: string, ...linesAndPictures: string[]): void {
  it(what, () => {
    const lines = linesAndPictures.filter((_, i) => i % 2 === 0);
    const pictures = linesAndPictures.filter((_, i) => i % 2 === 1);
    assert.deepEqual(
      pictureOf(lines).map(picture => picture.trimEnd()),
      pictures,
    );
  });
}

/** The tokens of a line by itself. */
export const tokensOf = (line: string) => grammar.tokenizeLine(line, INITIAL);

/** Call it before the tests of a suite, with the name of a language. */
export async function readGrammar(language: 'sudoku' | 'sudoku-report'): Promise<void> {
  const file = `${language}.tmLanguage.json`;
  const wasm = createRequire(import.meta.url).resolve('vscode-oniguruma/release/onig.wasm');
  await loadWASM(readFileSync(wasm));
  const registry = new Registry({
    onigLib: Promise.resolve({ createOnigScanner, createOnigString }),
    loadGrammar: async () => parseRawGrammar(read(`syntaxes/${file}`), file),
  });
  grammar = (await registry.loadGrammar(`source.${language}`)) as IGrammar;
}
