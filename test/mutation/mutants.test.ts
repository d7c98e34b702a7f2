import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { transformSync } from 'esbuild';
import { linesBy } from './lines';
import { mutantsOf, mutated, switching } from './mutants';

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
  it('of operators are other operators', () => {
    check('const x = a + b;', 'const x = a - b;');
    check('const x = a & ~b;', 'const x = a | ~b;', 'const x = a & b;');
    check('for (;;i++);', 'for (;;i--);');
  });
  it('of concatenated strings do not exist', () => check("const x = 'a' + b + `c`;"));
  it('of literals are other literals', () => {
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

  describe('that are switched', () => {
    /** The results of a function of `a` and `b`: without a fault, and then with each fault. */
    const results = (body: string, a: unknown, b: unknown): unknown[] => {
      const source = `function f(a, b) { ${body} }`;
      const mutants = new Map(mutantsOf(source).map((mutant, i) => [i, mutant]));
      const code = `${switching(source, mutants)}\nreturn f(a, b);`;
      const call = new Function('__isOn', 'a', 'b', code);
      return [-1, ...mutants.keys()].map(on => call((fault: number) => fault === on, a, b));
    };
    it('have the same effect as each one alone', () => {
      assert.deepEqual(results('return a + b;', 5, 3), [8, 2]);
      assert.deepEqual(results('return a < b ? 7 : a & b;', 5, 5), [5, 7, 5, 7, 7, 5, 5]);
      assert.deepEqual(
        results('let n = 0; for (const c of a) if (c > b && c !== 3) n++; return n;', [1, 2, 3, 4], 2),
        [1, 2, 4, 0, 2, 2, 4, 1, 1, 0, -1],
      );
    });
    it('exclude those in code that runs while its file is loaded, and in names', () => {
      const places = (source: string) =>
        mutantsOf(source).map(({ switched }) => switched && source.slice(switched.start, switched.end));
      assert.deepEqual(places('const x = a + 1;'), [undefined, undefined]);
      assert.deepEqual(places('const f = () => a + 1;'), ['a + 1', '1']);
      assert.deepEqual(places('function f({ 0: a }) { a++; }'), [undefined, 'a++;', 'a++']);
    });
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
    const switched = mutants.filter(mutant => mutant.switched);
    parse(switching(source, new Map(switched.map((mutant, i) => [i, mutant]))), { ecmaVersion: 'latest' });
  });

  it('are mapped to the line of the source', () => {
    const text = 'interface A {\n  b: number;\n}\n\nexport const f = (a: A) =>\n  a.b < 1;\n';
    const { code, map } = transformSync(text, { loader: 'ts', format: 'cjs', sourcemap: 'external' });
    const lineOf = linesBy(code, JSON.parse(map).mappings);
    const lines = mutantsOf(code).map(({ start }) => lineOf(start));
    assert.deepEqual([...new Set(lines.filter(line => line !== undefined))], [6]);
  });
});
