import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT, readText } from './markdown';

const manifest = JSON.parse(readText('package.json'));
const { contributes } = manifest;
const settings: Record<string, { default: unknown; scope: string; enum?: string[]; enumDescriptions?: string[] }> =
  contributes.configuration.properties;

const patterns = readText('.vscodeignore')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'));

/** Whether .vscodeignore allows a file in the package. */
function isPackaged(file: string): boolean {
  return patterns.some(pattern => pattern.startsWith('!') && matchesGlob(file, pattern.slice(1)));
}

/** `*` is a name or a part of one, `**` any number of folders and a name. */
function matchesGlob(path: string, glob: string): boolean {
  const pattern = glob.replace(/[.+]/g, '\\$&').replace(/\*\*?/g, stars => (stars === '**' ? '.+' : '[^/]*'));
  return new RegExp(`^${pattern}$`).test(path);
}

describe('package.json', () => {
  it('says what the extension is', () => {
    assert.equal(manifest.name, 'sudoku');
    assert.match(manifest.publisher, /^[a-z0-9][a-z0-9-]*$/i);
    assert.equal(manifest.license, 'MIT');
    assert.match(readText('LICENSE'), /^MIT License\n/);
    assert.match(readText('CHANGELOG.md'), new RegExp(`^## \\[?${manifest.version.replaceAll('.', '\\.')}\\b`, 'm'));
  });

  it('asks for the VS Code and the Node that it is made for', () => {
    assert.equal(manifest.engines.vscode, '^1.100.0');
    assert.equal(manifest.engines.node, '>=20.19');
    assert.equal(`^${manifest.devDependencies['@types/vscode']}`, manifest.engines.vscode);
    const installed = JSON.parse(readText('node_modules/@types/vscode/package.json'));
    assert.equal(`^${installed.version}`, manifest.engines.vscode);
    assert.match(manifest.devDependencies['@types/node'], /^\^20\./);
  });

  it('brings nothing along and starts with nothing but its language and commands', () => {
    for (const key of ['dependencies', 'optionalDependencies', 'peerDependencies', 'extensionDependencies']) {
      assert.equal(manifest[key], undefined, key);
    }
    assert.deepEqual(manifest.activationEvents, []);
  });

  it('has one bundle for the desktop and the web', () => {
    assert.equal(manifest.main, './dist/extension.js');
    assert.equal(manifest.browser, manifest.main);
    assert.equal(manifest.extensionKind, undefined);
  });

  it('works where a workspace is not trusted or has no disk', () => {
    assert.equal(manifest.capabilities.untrustedWorkspaces.supported, true);
    assert.equal(manifest.capabilities.virtualWorkspaces, true);
  });

  it('has every text that it names, and names every text it has', () => {
    const texts = Object.keys(JSON.parse(readText('package.nls.json')));
    const named = [...readText('package.json').matchAll(/"%([^%"]+)%"/g)].map(([, key]) => key);
    assert.deepEqual([...new Set(named)].sort(), texts.sort());
  });

  it('has every file that it names, and packages it', () => {
    const files = [
      manifest.icon,
      ...[...JSON.stringify(contributes).matchAll(/"(\.\/[^"]+)"/g)].map(([, path]) => path),
    ];
    assert.ok(files.length >= 6);
    for (const file of files) {
      assert.ok(existsSync(join(ROOT, file)), file);
      assert.ok(isPackaged(file.replace('./', '')), `${file} is not packaged`);
    }
  });

  it('packages what people need and nothing else', () => {
    const [first, ...others] = patterns;
    assert.equal(first, '**', 'what is not named stays out');
    for (const pattern of others) assert.match(pattern, /^!/);
    const folders = ['.ci', '.github', '.vscode', 'dist', 'docs', 'media', 'samples', 'src', 'syntaxes', 'test'];
    const files = [
      ...readdirSync(ROOT),
      ...folders
        .filter(folder => existsSync(join(ROOT, folder)))
        .flatMap(folder =>
          readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(file => `${folder}/${file}`),
        ),
    ].map(file => file.replaceAll('\\', '/'));
    const packaged = files.filter(isPackaged).filter(file => file !== 'dist/extension.js');
    assert.deepEqual(packaged.sort(), [
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'docs/diagnostics.md',
      'docs/formats.md',
      'docs/performance.md',
      'docs/ratings.md',
      'docs/techniques.md',
      'media/file-dark.svg',
      'media/file-light.svg',
      'media/icon.png',
      'media/walkthrough/collection.svg',
      'media/walkthrough/hint.svg',
      'media/walkthrough/mistake.svg',
      'media/walkthrough/new.svg',
      'media/walkthrough/type.svg',
      'package.json',
      'package.nls.json',
      'syntaxes/language-configuration.json',
      'syntaxes/snippets.json',
      'syntaxes/sudoku-report.tmLanguage.json',
      'syntaxes/sudoku.tmLanguage.json',
    ]);
    assert.ok(isPackaged('dist/extension.js'));
  });

  it('has one language of files, of five extensions, and two for what it writes itself: wrapped reports, and candidates', () => {
    const [language, report, candidates, ...others] = contributes.languages;
    assert.deepEqual(others, []);
    assert.equal(language.id, 'sudoku');
    assert.deepEqual(report, { id: 'sudoku-report', aliases: ['Sudoku Report'] });
    assert.deepEqual(candidates, { id: 'sudoku-candidates', aliases: ['Sudoku Candidates'] });
    // Wrapped rows of a grid cannot be read.
    assert.equal(contributes.configurationDefaults['[sudoku-candidates]']['editor.wordWrap'], 'off');
    assert.deepEqual(language.extensions, ['.sudoku', '.sdk', '.sdm', '.ss', '.spf']);
    const languages = contributes.grammars.map((grammar: { language: string }) => grammar.language);
    assert.deepEqual(languages, ['sudoku', 'sudoku-report']);
    for (const { language: id } of contributes.snippets) assert.equal(id, 'sudoku');
  });

  /** The commands with which a newcomer begins. */
  const ALWAYS = ['sudoku.newPuzzle', 'sudoku.treatAsSudoku', 'sudoku.getStarted'];

  it('shows its commands as Sudoku, and only in Sudoku files but for those that one begins with', () => {
    assert.ok(contributes.commands.length > 0);
    for (const { command, category, title, enablement } of contributes.commands) {
      assert.match(command, /^sudoku\.\w+$/);
      assert.equal(category, 'Sudoku', command);
      assert.match(title, /^%.+%$/, command);
      if (ALWAYS.includes(command)) assert.equal(enablement, undefined, command);
      else assert.match(enablement, /\beditorLangId == sudoku\b|^sudoku\.highlightsShown$/, command);
    }
  });

  it('has a walkthrough whose pictures are packaged and whose links run its commands', () => {
    const words = JSON.parse(readText('package.nls.json'));
    const commands = contributes.commands.map(({ command }: { command: string }) => command);
    const [{ steps }] = contributes.walkthroughs;
    assert.ok(steps.length >= 4);
    for (const { description, media, completionEvents } of steps) {
      assert.ok(existsSync(join(ROOT, media.svg)), media.svg);
      assert.ok(isPackaged(media.svg), media.svg);
      assert.equal(words[media.altText.slice(1, -1)], /aria-label="([^"]+)"/.exec(readText(media.svg))?.[1]);
      const linked = [...words[description.slice(1, -1)].matchAll(/\(command:([\w.]+)\)/g)].map(([, id]) => id);
      const awaited = completionEvents.flatMap((event: string) => event.match(/(?<=^onCommand:).+/) ?? []);
      for (const id of [...linked, ...awaited]) assert.ok(commands.includes(id), id);
    }
  });

  it('declares the commands that are registered', () => {
    const registered = [...readText('src/extension/commands/index.ts').matchAll(/^ {4}'(sudoku\.\w+)': /gm)];
    assert.deepEqual(
      registered.map(([, id]) => id).sort(),
      contributes.commands.map(({ command }: { command: string }) => command).sort(),
    );
  });

  it('describes the values of its settings', () => {
    for (const [name, setting] of Object.entries(settings)) {
      assert.equal(setting.scope, 'resource', name);
      if (!setting.enum) continue;
      assert.ok(setting.enum.includes(setting.default as string), name);
      assert.equal(setting.enumDescriptions?.length, setting.enum.length, name);
    }
  });

  it('never fills puzzles when they are saved', () => {
    const kinds = readText('src/language/features/codeActions/action.ts');
    assert.doesNotMatch(kinds, /'source\.fixAll/);
    assert.equal(contributes.configurationDefaults['editor.codeActionsOnSave'], undefined);
    assert.equal(contributes.configurationDefaults['[sudoku]']?.['editor.codeActionsOnSave'], undefined);
  });
});

describe('the source', () => {
  /** By folder of src: the folders it may import from. */
  const MAY_IMPORT: Record<string, readonly string[]> = {
    core: ['core'],
    language: ['core', 'language'],
    extension: ['core', 'language', 'extension'],
  };

  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file.endsWith('.ts'));

  it('has no folders but those with rules', () => {
    assert.ok(files.length > 30);
    assert.deepEqual([...new Set(files.map(folderOf))].sort(), Object.keys(MAY_IMPORT).sort());
  });

  it('imports only downwards, vscode only in src/extension, and nothing from packages or Node', () => {
    for (const file of files) {
      const folder = folderOf(file);
      for (const specifier of importsOf(readText(`src/${file}`))) {
        const message = `src/${file} imports ${specifier}`;
        if (specifier === 'vscode') assert.equal(folder, 'extension', message);
        else {
          assert.match(specifier, /^\.\.?\//, message);
          const target = relative(ROOT, join(ROOT, 'src', dirname(file), specifier)).replaceAll('\\', '/');
          assert.match(target, /^src\//, message);
          assert.ok(MAY_IMPORT[folder].includes(folderOf(target.slice(4))), message);
        }
      }
    }
  });

  /** The folders of src/language. Each may import those before it, and all may import the files beside them. */
  const ROOMS = ['', 'messages', 'parsing', 'document', 'features', 'analysis'];
  const roomOf = (file: string) => {
    const [folder, ...rest] = file.split('/');
    return folder === 'language' ? ROOMS.indexOf(rest.length > 1 ? rest[0] : '') : -1;
  };
  const importsOfFile = (file: string, specifiers = importsOf(readText(`src/${file}`))) =>
    specifiers
      .filter(specifier => specifier.startsWith('.'))
      .map(specifier => join(dirname(file), specifier).replaceAll('\\', '/'))
      .map(target => files.find(other => other === `${target}.ts` || other === target) ?? target);

  it('imports only downwards between the rooms of the language floor', () => {
    for (const file of files.filter(name => name.startsWith('language/'))) {
      assert.ok(roomOf(file) >= 0, `${file} is in no room`);
      for (const target of importsOfFile(file)) {
        if (target.startsWith('language/')) assert.ok(roomOf(target) <= roomOf(file), `${file} imports ${target}`);
      }
    }
  });

  it('has no two files that import each other, over however many others', () => {
    const done = new Set<string>();
    const visit = (file: string, path: readonly string[]) => {
      assert.ok(!path.includes(file), [...path.slice(path.indexOf(file)), file].join(' -> '));
      if (done.has(file)) return;
      for (const target of importsOfFile(file)) visit(target, [...path, file]);
      done.add(file);
    };
    for (const file of files) if (!file.includes('/assembly/')) visit(file, []);
  });

  /** Exports that only tests and benchmarks use, and why. */
  const FOR_TESTS: Record<string, string> = {
    activate: 'VS Code calls it',
    RULES: 'the documents list the rules',
    FORMS: 'the documents list the forms',
    UNIQUE: 'package.json lists the words',
    families: 'package.json lists the words',
    giveUp: 'tests give work up half-way',
    pathFrom: 'tests start paths of their own',
    ofGeometry: 'its cache has a test of its own',
    TRUE: 'the values of a net',
    FALSE: 'the values of a net',
  };

  it('exports no function or value that no other file uses', () => {
    const texts = files
      .filter(file => !file.includes('/assembly/'))
      .map(file => [file, readText(`src/${file}`)] as const);
    const unused = texts.flatMap(([file, text]) =>
      [...text.matchAll(/^export (?:async )?(?:function\*?|const|class) (\w+)/gm)]
        .map(([, name]) => name)
        .filter(name => !texts.some(([other, used]) => other !== file && new RegExp(`\\b${name}\\b`).test(used)))
        .filter(name => !(name in FOR_TESTS))
        .map(name => `${file}: ${name}`),
    );
    assert.deepEqual(unused, []);
  });

  it('loads what waits for the user, the techniques and the rating at first use, not when the extension starts', () => {
    const reached = (from: string, seen = new Set<string>()): Set<string> => {
      if (!seen.has(from)) {
        seen.add(from);
        for (const target of importsOfFile(from, valuesOf(readText(`src/${from}`)))) reached(target, seen);
      }
      return seen;
    };
    const ofTechniques = (loaded: Set<string>) =>
      [...loaded].filter(file => /^core\/(techniques|rating)\//.test(file)).sort();
    const atStart = reached('extension/extension.ts');
    assert.deepEqual(ofTechniques(atStart), ['core/rating/rating.ts', 'core/techniques/names.ts']);
    assert.ok(ofTechniques(reached('language/analysis/reasoning.ts')).length > 100);
    const waiting =
      /^extension\/(commands|reports)\/|^language\/features\/(formatting\/index|codeActions\/index|hint)\.ts/;
    assert.deepEqual(
      [...atStart].filter(file => waiting.test(file)),
      [],
    );
    const onDemand = ['features.ts', 'providers/onDemand.ts'].flatMap(file => [...reached(`extension/${file}`)]);
    assert.ok(onDemand.filter(file => waiting.test(file)).length > 20);
  });

  it('names each message that it uses, so that the start has no other', () => {
    const whole = files.filter(file => /[=(,] messages[;,)]|\.\.\.messages\b/.test(readText(`src/${file}`)));
    assert.deepEqual(whole, []);
  });

  it('every kind of import is seen by the test above', () => {
    const text = `import a from 'a';\nimport * as b from "b";\nimport type { C } from 'c';\nimport 'd';
export { e } from 'e';\nexport * from 'f';\nconst g = require('g');\nconst h = await import('h');
import {\n  i,\n} from 'i';\n`;
    assert.deepEqual(importsOf(text).sort(), [...'abcdefghi']);
  });
});

function folderOf(file: string): string {
  return file.split('/')[0];
}

/** The imports of a file that load at once: no types and no dynamic imports. */
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
