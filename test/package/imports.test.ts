import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { SOURCES } from '../../tools/sources/programs';
import { CORE_LAYERS, MAY_IMPORT } from './layers';
import { ROOT, readText } from './markdown';

describe('the source', () => {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file.endsWith('.ts'));

  it('has only folders with import rules', () => {
    assert.ok(files.length > 30);
    assert.deepEqual([...new Set(files.map(folderOf))].sort(), Object.keys(MAY_IMPORT).sort());
  });

  it('imports only downwards, vscode only in src/extension, Node only in src/cli, and nothing from packages', () => {
    for (const file of files) {
      const folder = folderOf(file);
      for (const specifier of importsOf(readText(`src/${file}`))) {
        const message = `src/${file} imports ${specifier}`;
        if (specifier === 'vscode') assert.equal(folder, 'extension', message);
        else if (specifier.startsWith('node:')) assert.equal(folder, 'cli', message);
        else {
          assert.ok(isOwn(specifier), message);
          const target = relative(ROOT, join(ROOT, 'src', targetOf(file, specifier))).replaceAll('\\', '/');
          assert.match(target, /^src\//, message);
          assert.ok(MAY_IMPORT[folder].includes(folderOf(target.slice(4))), message);
        }
      }
    }
  });

  const importsOfFile = (file: string, specifiers = importsOf(readText(`src/${file}`))) =>
    specifiers
      .filter(isOwn)
      .map(specifier => targetOf(file, specifier))
      .map(target => files.find(other => other === `${target}.ts` || other === target) ?? target);

  it('imports only downwards in src/core, so that rules know no search', () => {
    const layerOf = (file: string): number => {
      const parts = file.split('/').slice(1, -1);
      const layer = CORE_LAYERS.findIndex(folder => folder === (parts[0] ?? ''));
      assert.ok(layer >= 0, `${file} is in no layer`);
      return layer;
    };
    const inCore = files.filter(file => folderOf(file) === 'core');
    assert.equal(new Set(inCore.map(layerOf)).size, CORE_LAYERS.length);
    for (const file of inCore)
      for (const target of importsOfFile(file))
        assert.ok(layerOf(target) <= layerOf(file), `src/${file} imports upwards: src/${target}`);
  });

  it('uses no puzzles in the messages between a board and the extension', () => {
    for (const file of files.filter(name => name.startsWith('board/protocol/'))) {
      for (const target of importsOfFile(file))
        assert.match(target, /^(?:board\/protocol\/|core\/(?:marks|numbers)\.)/, `${file} imports ${target}`);
    }
  });

  it('has no import cycles', () => {
    const done = new Set<string>();
    const visit = (file: string, path: readonly string[]) => {
      assert.ok(!path.includes(file), [...path.slice(path.indexOf(file)), file].join(' -> '));
      if (done.has(file)) return;
      for (const target of importsOfFile(file)) visit(target, [...path, file]);
      done.add(file);
    };
    for (const file of files) if (!file.includes('/assembly/')) visit(file, []);
  });

  /** Exports for tests and benchmarks only, with reasons. */
  const FOR_TESTS: Record<string, string> = {
    activate: 'VS Code calls it',
    solveLogically: 'programs call it',
    giveUp: 'tests give work up half-way',
    FALSE: 'the values of a net',
    rectangleBetween: 'its cells are tested separately',
    RATING_RULES: 'tests check each rule',
    pressCellKeyCommand: '`npm run generate` reads it',
    symmetryBrokenBy: 'its patterns are tested separately',
    cellAfterMove: 'its moves are tested separately',
    messageLinesOf: 'tests read bytes that no process would send',
    Lenses: 'tests listen to messages for VS Code',
    ENGLISH: 'tests return to it',
    inEnglish: 'work in English is made of it, and tests call it',
    readRecipe: 'tests read what recipes are written as',
    readPicture: 'programs call it',
    exchangeIn: 'its exchanges are tested separately',
    callTool: 'tests call tools without files',
  };

  it('exports no function or value that no other file uses', () => {
    const texts = files
      .filter(file => !file.includes('/assembly/'))
      .map(file => [file, readText(`src/${file}`)] as const);
    const generators = ['tools/generate', 'tools/picture', 'tools/sources'].flatMap(folder =>
      readdirSync(join(ROOT, folder)).map(name => readText(`${folder}/${name}`)),
    );
    /** By identifier: the number of files that contain it. */
    const uses = new Map<string, number>();
    for (const text of [...texts.map(([, text]) => text), ...generators])
      for (const word of new Set(text.match(/\w+/g))) uses.set(word, (uses.get(word) ?? 0) + 1);
    const unused = texts.flatMap(([file, text]) =>
      [...text.matchAll(/^export (?:async )?(?:function\*?|const|class) (\w+)/gm)]
        .map(([, name]) => name)
        .filter(name => uses.get(name) === 1)
        .filter(name => !(name in FOR_TESTS))
        .map(name => `${file}: ${name}`),
    );
    assert.deepEqual(unused, []);
  });

  it('loads no puzzle at start, and no techniques, rating or commands with the first Sudoku file', () => {
    const reached = (from: string, seen = new Set<string>()): Set<string> => {
      if (!seen.has(from)) {
        seen.add(from);
        for (const target of importsOfFile(from, valuesOf(readText(`src/${from}`)))) reached(target, seen);
      }
      return seen;
    };
    const ofTechniques = (loaded: Set<string>) =>
      [...loaded].filter(file => /^core\/(techniques|rating)\//.test(file)).sort();
    const matching = (loaded: Set<string>, pattern: RegExp) => [...loaded].filter(file => pattern.test(file));
    const atStart = reached('extension/extension.ts');
    const withFile = reached('extension/openFiles.ts');
    const reading = /^text\/(?:parser|document)\/|^analysis\/|^core\/solver\//;
    assert.deepEqual(matching(atStart, reading), []);
    assert.ok(matching(withFile, reading).length > 50);
    assert.deepEqual(ofTechniques(withFile), ['core/rating/rating.ts', 'core/techniques/names.ts']);
    assert.ok(ofTechniques(reached('analysis/reasoning.ts')).length > 100);
    const waiting =
      /^extension\/(commands|reports)\/|^features\/(formatting\/index|codeActions\/index|steps\/hint)\.ts|^messages\/index\.ts/;
    assert.deepEqual(matching(new Set([...atStart, ...withFile]), waiting), []);
    const onDemand = ['features.ts', 'providers/onDemand.ts'].flatMap(file => [...reached(`extension/${file}`)]);
    assert.ok(onDemand.filter(file => waiting.test(file)).length > 20);
  });

  it('imports each message by name, so that pages contain no others', () => {
    const whole = files.filter(file => /[=(,] messages[;,)]|\.\.\.messages\b/.test(readText(`src/${file}`)));
    assert.deepEqual(whole, []);
  });

  it('every kind of import is recognized by the test above', () => {
    const text = `import a from 'a';\nimport * as b from "b";\nimport type { C } from 'c';\nimport 'd';
export { e } from 'e';\nexport * from 'f';\nconst g = require('g');\nconst h = await import('h');
import {\n  i,\n} from 'i';\n`;
    assert.deepEqual(importsOf(text).sort(), [...'abcdefghi']);
  });
});

const { imports } = JSON.parse(readText('package.json')) as { imports: Record<string, Record<string, string>> };

/** Whether a specifier names a file of src: by its path, or by a name in package.json. */
const isOwn = (specifier: string) => /^\.\.?\//.test(specifier) || specifier in imports;

/** The file in src that a file imports. */
function targetOf(file: string, specifier: string): string {
  const named = imports[specifier]?.default.replace('./src/', '');
  return (named ?? join(dirname(file), specifier)).replaceAll('\\', '/');
}

function folderOf(file: string): string {
  return file.split('/')[0];
}

/** The imports of a file that are loaded immediately, without types and dynamic imports. */
function valuesOf(text: string): string[] {
  const statements = text.matchAll(/^(?:import|export)\b(?! type)(?:[^'";]*?\bfrom)?\s*(['"])([^'"]+)\1/gm);
  return [...statements].map(([, , specifier]) => specifier);
}

/** All imports of a file. */
function importsOf(text: string): string[] {
  const statements = text.matchAll(/^(?:import|export)\b(?:[^'";]*?\bfrom)?\s*(['"])([^'"]+)\1/gm);
  const calls = text.matchAll(/\b(?:require|import)\s*\(\s*(['"])([^'"]+)\1/g);
  return [...statements, ...calls].map(([, , specifier]) => specifier);
}

/** Declarations of exported names, with their names. */
const DECLARATION =
  /^export (?:abstract |async |const |declare )*(?:class|const|enum|function\*?|interface|let|type) (\w+)/gm;

const ENGINE = 'an operation that each engine of the solver has';
const LIBRARY = 'the form of the same thing that the library has for programs';
const RATED = 'a technique, and how the rating finds it';

/** Exported names that several files declare, each with the meaning that it has in all of them. */
const SAME: Readonly<Record<string, string>> = {
  advance: ENGINE,
  end: ENGINE,
  startSearch: ENGINE,
  solve: ENGINE,
  solveLine: ENGINE,
  countLine: ENGINE,
  countSolutions: ENGINE,
  wasm: 'the binary code of an engine',
  DoubtfulCell: LIBRARY,
  Puzzle: LIBRARY,
  Rating: LIBRARY,
  Recipe: LIBRARY,
  Step: LIBRARY,
  Ternary: LIBRARY,
  generate: LIBRARY,
  parse: LIBRARY,
  rate: LIBRARY,
  hiddenSingle: RATED,
  nakedSingle: RATED,
  wxyzWing: RATED,
  xyWing: RATED,
  xyzWing: RATED,
};

/** The files that replace others in exported pages, and so export the same names. */
const SUBSTITUTES = Object.values(imports).map(file => file['exported-page']);

/** The names that several files export, with these files. Messages are left out: they are named `messages.NAME` where they are used. */
function sharedNames(files: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const declaring = new Map<string, string[]>();
  for (const [file, text] of files)
    for (const name of new Set(Array.from(text.matchAll(DECLARATION), ([, name]) => name)))
      declaring.set(name, [...(declaring.get(name) ?? []), file]);
  return new Map([...declaring].filter(([, files]) => files.length > 1));
}

describe('exported names', () => {
  const files = SOURCES.filter(file => !file.startsWith('messages/') && !SUBSTITUTES.includes(`./src/${file}`));
  const shared = sharedNames(new Map(files.map(file => [file, readText(`src/${file}`)])));

  it('are declared in one file, except those with the same meaning in several', () => {
    assert.deepEqual(
      [...shared].filter(([name]) => !(name in SAME)),
      [],
    );
  });

  it('are exceptions only while several files declare them', () =>
    assert.deepEqual(
      Object.keys(SAME).filter(name => !shared.has(name)),
      [],
    ));

  it('are noticed in any kind of declaration', () => {
    const declarations = [
      'const a = 1;',
      'function b() {}',
      'function* c() {}',
      'async function d() {}',
      'class e {}',
      'abstract class f {}',
      'interface g {}',
      'type h = 1;',
    ].map(text => `export ${text}`);
    const text = `${declarations.join('\n')}\nconst i = 1;\n  export const j = 1;`;
    assert.deepEqual(
      [
        ...sharedNames(
          new Map([
            ['one', text],
            ['two', text],
            ['three', ''],
          ]),
        ).keys(),
      ],
      [...'abcdefgh'],
    );
  });
});
