import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Expression, parse } from 'acorn';
import { transformSync } from 'esbuild';
import { ROOT, readText } from './markdown';

/**
 * Allowed state at module level in src/, by file and name, each with its reason. All other state belongs to the Analysis, or
 * to objects that `activate` makes.
 */
const ALLOWED: Record<string, Record<string, string>> = {
  'core/cellArray.ts': {
    piece: 'memory for arrays; no part of it is used twice',
    used: 'how much of it is used',
  },
  'core/geometry.ts': { known: 'a table computed once from its key, the size of a box' },
  'core/notation.ts': { characters: 'a buffer that every call of makeLine fills again' },
  'core/rating/chains/graph.ts': { graphs: 'by board: a graph that is computed once and freed with the board' },
  'core/solver/bands/bands.ts': { owner: 'the search that uses the memory of the engine at the moment' },
  'core/solver/bands/engine.ts': {
    loaded: 'the engine; a host needs only one',
    tried: 'whether loading was tried',
  },
  'core/solver/exactCoverTable.ts': { tables: 'tables computed once from their key, the geometry' },
  'core/techniques/uniqueness/rectangle.ts': {
    givenByDigits: 'by givens: an answer that is computed once and freed with them',
  },
  'language/parsing/syntax.ts': { CHARACTER_KINDS: 'a table of constants, filled when the file is loaded' },
  'language/parsing/words.ts': { SEPARATORS: 'a table of constants, filled when the file is loaded' },
  'language/symbols.ts': { tables: 'tables computed once from their key, the alphabet' },
};

/** The names of a module's top-level variables that can change: reassigned, or containers that start empty. */
function stateOf(text: string): string[] {
  const { code } = transformSync(text, { loader: 'ts' });
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  return program.body.flatMap(statement => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) => {
      // An enum is a `var` that is called once.
      const isEnum = declaration.kind === 'var' && init?.type === 'CallExpression';
      const isState = (declaration.kind !== 'const' && !isEnum) || (init && startsEmpty(init));
      return isState && id.type === 'Identifier' ? [id.name] : [];
    });
  });
}

/** Whether an expression makes an empty container. */
function startsEmpty(init: Expression): boolean {
  if (init.type === 'ArrayExpression') return init.elements.length === 0;
  if (init.type !== 'NewExpression' || init.callee.type !== 'Identifier') return false;
  const [first] = init.arguments;
  if (/^(Weak)?(Map|Set)$/.test(init.callee.name)) return !first;
  return /Array$/.test(init.callee.name) && (!first || first.type === 'Literal' || first.type === 'BinaryExpression');
}

describe('the source', () => {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file.endsWith('.ts') && !file.includes('/assembly/'));

  it('has only the listed state at module level', () => {
    const found = files.flatMap(file => stateOf(readText(`src/${file}`)).map(name => `${file}: ${name}`));
    const allowed = Object.entries(ALLOWED).flatMap(([file, names]) =>
      Object.keys(names).map(name => `${file}: ${name}`),
    );
    assert.deepEqual(found.sort(), allowed.sort());
  });

  it('would be found if it had any', () =>
    assert.deepEqual(
      stateOf(
        `let a = 1; export let b; const c = new Map<string, number>(); const d = new Uint8Array(81); const e: string[] = [];
         export const f = {}; const g = new Set([1]); const h = [1]; const i = 2; const j = Uint8Array.of(1); function k() { let l = 1; }`,
      ),
      ['a', 'b', 'c', 'd', 'e'],
    ));
});
