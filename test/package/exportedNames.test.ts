import assert from 'node:assert/strict';
import { SOURCES } from '../../tools/sources/programs';
import { readText } from './markdown';

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
const SUBSTITUTES = Object.values<Record<string, string>>(JSON.parse(readText('package.json')).imports).map(
  file => file['exported-page'],
);

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
