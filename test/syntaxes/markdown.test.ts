import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createOnigScanner, createOnigString, loadWASM } from 'vscode-oniguruma';
import { type IGrammar, INITIAL, parseRawGrammar, Registry } from 'vscode-textmate';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, 'syntaxes', file), 'utf8');

/** As much of the Markdown grammar as a fenced block needs: any block, whose lines are one scope. */
const MARKDOWN = JSON.stringify({
  scopeName: 'text.html.markdown',
  patterns: [
    { begin: '^\\s*(`{3,}|~{3,}).*$', end: '^\\s*\\1\\s*$', contentName: 'markup.raw' },
    { match: '^#.*$', name: 'markup.heading' },
  ],
});

const GRAMMARS: Record<string, () => string> = {
  'text.html.markdown': () => MARKDOWN,
  'markdown.sudoku': () => read('sudoku-markdown.tmLanguage.json'),
  'source.sudoku': () => read('sudoku.tmLanguage.json'),
};

let grammar: IGrammar;

/** For each line: the sign of its first character's kind. */
function kindsOf(lines: readonly string[]): string {
  let state = INITIAL;
  return lines
    .map(line => {
      const { tokens, ruleStack } = grammar.tokenizeLine(line, state);
      state = ruleStack;
      const scopes = tokens.flatMap(token => token.scopes);
      if (scopes.includes('fenced_code.block.language.markdown')) return 'F';
      if (scopes.includes('meta.embedded.block.sudoku'))
        return scopes.some(one => /numeric|blank/.test(one)) ? '#' : 's';
      if (scopes.includes('punctuation.definition.markdown')) return 'E';
      return scopes.includes('markup.raw') ? 'r' : scopes.includes('markup.heading') ? 'h' : ' ';
    })
    .join('');
}

function check(what: string, expected: string, ...lines: string[]): void {
  it(what, () => assert.equal(kindsOf(lines), expected));
}

describe('sudoku-markdown.tmLanguage.json', () => {
  before(async () => {
    const wasm = createRequire(import.meta.url).resolve('vscode-oniguruma/release/onig.wasm');
    await loadWASM(readFileSync(wasm));
    const registry = new Registry({
      onigLib: Promise.resolve({ createOnigScanner, createOnigString }),
      loadGrammar: async name => parseRawGrammar(GRAMMARS[name](), `${name}.json`),
      getInjections: name => (name === 'text.html.markdown' ? ['markdown.sudoku'] : undefined),
    });
    grammar = (await registry.loadGrammar('text.html.markdown')) as IGrammar;
  });

  check(
    'a block is a puzzle, and what follows is Markdown',
    'F####Eh',
    '```sudoku',
    '12..',
    '3..2',
    '....',
    '2..1',
    '```',
    '# a',
  );
  check('with words', 'F#E', '``` Sudoku candidates', '12..', '```');
  check('with tildes', 'F#E', '~~~sudoku', '12..', '~~~');
  check('in a list', 'F#E', '  ```sudoku', '  12..', '  ```');
  check('without a puzzle', 'FEh', '```sudoku', '```', '# a');
  check(
    'with a section, which has no end marker',
    'Fs#s#Eh',
    '```sudoku',
    '[Puzzle]',
    '12..',
    '[State]',
    '12..',
    '```',
    '# a',
  );
  check('other languages are others', ' rr ', '```sudokus', '12..', '3..2', '```');
});
