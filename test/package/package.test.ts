import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bundlePath, LANGUAGES, manifestPath } from '../../tools/generate/catalogs';
import { wordsOfPicture } from '../../tools/generate/walkthrough';
import type { SettingGroup } from '../manifest';
import { BOARD_PICTURE, boardPicture } from './boardPicture';
import { DOCUMENTATION, FOR_CONTRIBUTORS, ROOT, readText } from './markdown';
import { isPackaged, PATTERNS, packagedFiles } from './packaged';

const manifest = JSON.parse(readText('package.json'));
const { contributes } = manifest;
const words: Record<string, string> = JSON.parse(readText('package.nls.json'));

describe('package.json', () => {
  it('describes the extension', () => {
    assert.equal(manifest.name, 'sudoku');
    assert.match(manifest.publisher, /^[a-z0-9][a-z0-9-]*$/i);
    assert.equal(manifest.license, 'MIT');
    assert.match(readText('LICENSE'), /^MIT License\n/);
    assert.match(readText('CHANGELOG.md'), new RegExp(`^## \\[?${manifest.version.replaceAll('.', '\\.')}\\b`, 'm'));
  });

  it('requires the VS Code and Node versions that it is made for', () => {
    assert.equal(manifest.engines.vscode, '^1.100.0');
    assert.equal(manifest.engines.node, '>=20.19');
    assert.equal(`^${manifest.devDependencies['@types/vscode']}`, manifest.engines.vscode);
    const installed = JSON.parse(readText('node_modules/@types/vscode/package.json'));
    assert.equal(`^${installed.version}`, manifest.engines.vscode);
    assert.match(manifest.devDependencies['@types/node'], /^\^20\./);
  });

  it('has no dependencies and no activation events except its languages, its commands and folders with Sudoku files', () => {
    for (const key of ['dependencies', 'optionalDependencies', 'peerDependencies', 'extensionDependencies']) {
      assert.equal(manifest[key], undefined, key);
    }
    // VS Code activates extensions implicitly only for languages that have a configuration.
    const [{ extensions }] = contributes.languages as { extensions: string[] }[];
    const files = `**/*.{${extensions.map(extension => extension.slice(1)).join()}}`;
    assert.deepEqual(manifest.activationEvents, ['onLanguage:sudoku-report', `workspaceContains:${files}`]);
  });

  it('has ES modules for the desktop, and one file for the web', () => {
    assert.equal(manifest.main, './dist/node/extension.mjs');
    assert.equal(manifest.browser, './dist/web/extension.js');
    assert.equal(manifest.extensionKind, undefined);
  });

  it('works in untrusted and virtual workspaces', () => {
    assert.equal(manifest.capabilities.untrustedWorkspaces.supported, true);
    assert.equal(manifest.capabilities.virtualWorkspaces, true);
  });

  it('has exactly the texts that it refers to', () => {
    // The words of pictures are for their translations.
    const texts = Object.keys(words).filter(key => !/^walkthrough\.\w+\.words$/.test(key));
    const named = [...readText('package.json').matchAll(/"%([^%"]+)%"/g)].map(([, key]) => key);
    assert.deepEqual([...new Set(named)].sort(), texts.sort());
  });

  it('has every file that it refers to, and packages it', () => {
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

  it('packages only files that people need', () => {
    const [first, ...others] = PATTERNS;
    assert.equal(first, '**', 'only listed files are packaged');
    for (const pattern of others) assert.match(pattern, /^!/);
    const wanted = [
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      ...DOCUMENTATION.filter(file => !FOR_CONTRIBUTORS.includes(file)),
      ...['algorithms', 'rules'].flatMap(folder =>
        readdirSync(join(ROOT, 'docs/images', folder)).map(name => `docs/images/${folder}/${name}`),
      ),
      'media/board.svg',
      'media/file-dark.svg',
      'media/file-light.svg',
      'media/icon.png',
      'media/preview.css',
      ...readdirSync(join(ROOT, 'media/walkthrough')).map(name => `media/walkthrough/${name}`),
      'package.json',
      'package.nls.json',
      ...LANGUAGES.flatMap(language => [bundlePath(language), manifestPath(language)]),
      ...readdirSync(join(ROOT, 'samples')).map(name => `samples/${name}`),
      'syntaxes/language-configuration.json',
      'syntaxes/snippets.json',
      'syntaxes/sudoku-markdown.tmLanguage.json',
      'syntaxes/sudoku-report.tmLanguage.json',
      'syntaxes/sudoku.tmLanguage.json',
    ];
    assert.deepEqual(packagedFiles().sort(), wanted.sort());
    for (const file of [manifest.main, manifest.browser, './dist/node/mcp.mjs'])
      assert.ok(isPackaged(file.replace('./', '')), file);
  });

  it('has one language for files, with five extensions, and two for its output: wrapped reports, and candidates', () => {
    const [language, report, candidates, ...others] = contributes.languages;
    assert.deepEqual(others, []);
    assert.equal(language.id, 'sudoku');
    assert.deepEqual(report, { id: 'sudoku-report', aliases: ['%language.report%'] });
    assert.deepEqual(candidates, { id: 'sudoku-candidates', aliases: ['%language.candidates%'] });
    // Wrapped rows of a grid cannot be read.
    assert.equal(contributes.configurationDefaults['[sudoku-candidates]']['editor.wordWrap'], 'off');
    // Otherwise VS Code marks Chinese punctuation in them, even if it is Chinese itself.
    for (const id of ['sudoku-report', 'sudoku-candidates'])
      assert.equal(contributes.configurationDefaults[`[${id}]`]['editor.unicodeHighlight.ambiguousCharacters'], false);
    assert.deepEqual(language.extensions, ['.sudoku', '.sdk', '.sdm', '.ss', '.spf']);
    const languages = contributes.grammars.map((grammar: { language: string }) => grammar.language);
    assert.deepEqual(languages, ['sudoku', 'sudoku-report', undefined]);
    for (const { language: id } of contributes.snippets) assert.equal(id, 'sudoku');
  });

  /** The commands for newcomers, and the command for all files. */
  const ALWAYS = [
    'sudoku.newPuzzle',
    'sudoku.generate',
    'sudoku.readPicture',
    'sudoku.practice',
    'sudoku.exportPractice',
    'sudoku.deletePractice',
    'sudoku.treatAsSudoku',
    'sudoku.openSamples',
    'sudoku.getStarted',
    'sudoku.showBoard',
    'sudoku.lintWorkspace',
    'sudoku.acceptFindings',
    'sudoku.toggleTestExplorer',
  ];

  it('shows its commands as Sudoku, and only in Sudoku files, except those for newcomers and for all files', () => {
    assert.ok(contributes.commands.length > 0);
    for (const { command, category, title, enablement } of contributes.commands) {
      assert.match(command, /^sudoku\.\w+$/);
      assert.equal(category, 'Sudoku', command);
      assert.match(title, /^%.+%$/, command);
      if (ALWAYS.includes(command)) assert.equal(enablement, undefined, command);
      else
        assert.match(
          enablement,
          /\b(?:editor|resource)LangId == sudoku\b|^activeCustomEditorId == sudoku\.grid$|^sudoku\.(?:highlightsShown|isPracticing)$/,
          command,
        );
    }
  });

  it('has a walkthrough whose pictures are packaged and whose links run its commands', () => {
    const commands = contributes.commands.map(({ command }: { command: string }) => command);
    const [{ steps }] = contributes.walkthroughs;
    assert.ok(steps.length >= 4);
    for (const { id: step, description, media, completionEvents } of steps) {
      assert.equal(media.svg, `%walkthrough.${step}.picture%`);
      for (const language of ['', ...LANGUAGES]) {
        const texts = language ? JSON.parse(readText(manifestPath(language))) : words;
        const picture = texts[`walkthrough.${step}.picture`];
        assert.ok(isPackaged(picture), picture);
        assert.equal(texts[media.altText.slice(1, -1)], /aria-label="([^"]+)"/.exec(readText(picture))?.[1]);
        const lines = texts[`walkthrough.${step}.words`].split('\n');
        for (const line of lines) assert.ok(readText(picture).includes(`>${line}<`), `${picture}: ${line}`);
      }
      assert.equal(words[`walkthrough.${step}.words`], wordsOfPicture(readText(words[`walkthrough.${step}.picture`])));
      const linked = [...words[description.slice(1, -1)].matchAll(/\(command:([\w.]+)\)/g)].map(([, id]) => id);
      const awaited = completionEvents.flatMap((event: string) => event.match(/(?<=^onCommand:).+/) ?? []);
      for (const id of [...linked, ...awaited]) assert.ok(commands.includes(id), id);
    }
  });

  it('shows the present board in the walkthrough: tsx test/package/boardPicture.ts draws it again', () =>
    assert.equal(readText(BOARD_PICTURE), boardPicture()));

  it('has its settings in about six groups with distinct titles, in a declared order', () => {
    const groups: SettingGroup[] = contributes.configuration;
    assert.ok(groups.length >= 5 && groups.length <= 7);
    assert.equal(new Set(groups.map(({ title }) => words[title.replaceAll('%', '')])).size, groups.length);
    const inOrder = (all: readonly { order?: number }[]) =>
      assert.deepEqual(
        all.map(({ order }) => order),
        all.map((_, i) => i + 1),
      );
    inOrder(groups);
    for (const { properties } of groups) {
      assert.ok(Object.keys(properties).length > 0);
      inOrder(Object.values(properties));
    }
  });

  it('never fills puzzles when they are saved', () => {
    const kinds = readText('src/features/codeActions/kinds.ts');
    assert.doesNotMatch(kinds, /'source\.fixAll/);
    assert.equal(contributes.configurationDefaults['editor.codeActionsOnSave'], undefined);
    assert.equal(contributes.configurationDefaults['[sudoku]']?.['editor.codeActionsOnSave'], undefined);
  });
});
