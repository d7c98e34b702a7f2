import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { transformSync } from 'esbuild';
import { linesBy } from './lines';
import { mutantsOf, mutated } from './mutants';

/** Compares the mutants of a source. */
function check(source: string, ...expected: string[]): void {
  assert.deepEqual(
    mutantsOf(source).map(mutant => mutated(source, mutant)),
    expected,
  );
}

describe('mutants', () => {
  it('of comparisons change bounds and operators', () => {
    check('const x = a < b;', 'const x = a <= b;', 'const x = a >= b;');
    check('const x = a === b;', 'const x = a !== b;');
  });
  it('of signs are other signs', () => {
    check('const x = a + b;', 'const x = a - b;');
    check('const x = a & ~b;', 'const x = a | ~b;', 'const x = a & b;');
    check('for (;;i++);', 'for (;;i--);');
  });
  it('of joined words do not exist', () => check("const x = 'a' + b + `c`;"));
  it('of literals are others', () => {
    check('const x = true;', 'const x = false;');
    check('const x = 7;', 'const x = 8;');
  });
  it('of code that the compiler writes do not exist', () => check('const x = (0, module.name)(void 0);'));
  it('of conditions are true and false', () => {
    check('const x = a ? b : c;', 'const x = true ? b : c;', 'const x = false ? b : c;');
    check('if (!a) b;', 'if (true) b;', 'if (false) b;', 'if (a) b;', 'if (!a) ;');
  });
  it('of statements remove them, except for pauses and their counters', () => {
    check('function f() { a(); }', 'function f() { ; }');
    check('function* f() { yield void 0; yield undefined; yield; }');
    check('function* f() { if (a > 1) yield; if (++b % C_AT_ONCE === 0) { yield undefined; } }');
    check('const C_AT_ONCE = 64;');
    check('function* f() { let a = C_AT_ONCE; a -= b; a--; if (a < 1) { a = C_AT_ONCE; yield; } }');
    check('function f() { b--; }', 'function f() { ; }', 'function f() { b++; }');
    check('function f() { return; }', 'function f() { ; }');
    check('function f() { return a; }');
  });

  it('of a source of the project are all valid programs', () => {
    const text = readFileSync(join(__dirname, '../../src/core/grid.ts'), 'utf8');
    const source = transformSync(text, { loader: 'ts', format: 'cjs' }).code;
    const mutants = mutantsOf(source);
    assert.ok(mutants.length > 20);
    for (const mutant of mutants) {
      const changed = mutated(source, mutant);
      assert.notEqual(changed, source);
      parse(changed, { ecmaVersion: 'latest' });
    }
  });

  it('are mapped to the line of the source', () => {
    const text = 'interface A {\n  b: number;\n}\n\nexport const f = (a: A) =>\n  a.b < 1;\n';
    const { code, map } = transformSync(text, { loader: 'ts', format: 'cjs', sourcemap: 'external' });
    const lineOf = linesBy(code, JSON.parse(map).mappings);
    const lines = mutantsOf(code).map(({ start }) => lineOf(start));
    assert.deepEqual([...new Set(lines.filter(line => line !== undefined))], [6]);
  });
});
