/** The files with generated parts. */

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { TECHNIQUE_INDEX } from '../../src/features/techniqueDocs';
import { bundlePath, catalogOf, LANGUAGES, manifestPath, withManifestKeys, withTemplates } from './catalogs';
import { colorWords, contributedColors, withColorTable } from './colors';
import { commandWords, contributedCommands, withCommandTables } from './commands';
import { withDiagnosticTable } from './diagnostics';
import { contributedTools } from './languageModelTools';
import { HEADING, referenceOf } from './libraryReference';
import { rulePictures, withRuleNames, withRules } from './rules';
import { contributedSettings, settingWords, withReadmeSettings, withSettingTable } from './settings';
import { TECHNIQUE_PAGES, techniquePictures, withPictures, withTechniqueTable } from './techniques';
import { walkthroughPictures } from './walkthrough';
import { withWords } from './words';

const ROOT = join(__dirname, '../..');

/** A file that is generated, or has generated parts. */
export interface Generated {
  /** Its path from the root of the project. */
  readonly path: string;
  /** Returns its new text. Only the generated parts of the present text change. */
  make(text: string): string;
}

/** The files that are generated from declarations in the source code. */
export const FROM_DECLARATIONS: readonly Generated[] = [
  { path: 'package.json', make: manifestFrom },
  {
    path: 'package.nls.json',
    make: text => withWords(text, { ...commandWords(), ...settingWords(), ...colorWords() }),
  },
  ...LANGUAGES.flatMap(language => [
    { path: bundlePath(language), make: withTemplates },
    {
      path: manifestPath(language),
      make: (text: string) => withManifestKeys(text, catalogOf(textOf('package.nls.json'))),
    },
  ]),
  { path: 'docs/guide/commands.md', make: withCommandTables },
  { path: 'docs/guide/mistakes-and-fixes.md', make: withDiagnosticTable },
  { path: 'docs/guide/settings.md', make: text => withColorTable(withSettingTable(text)) },
  { path: TECHNIQUE_INDEX, make: withTechniqueTable },
  ...TECHNIQUE_PAGES.map(path => ({ path, make: withPictures })),
  ...techniquePictures(ROOT),
  ...walkthroughPictures(),
  { path: 'docs/rules.md', make: withRules },
  ...rulePictures(ROOT),
  { path: 'syntaxes/sudoku.tmLanguage.json', make: withRuleNames },
  { path: 'README.md', make: withReadmeSettings },
];

/** The reference of the library. It needs the compiler, so it takes some seconds. */
export const LIBRARY_REFERENCE: Generated = {
  path: 'docs/library.md',
  make(text) {
    execFileSync(process.execPath, [join(ROOT, 'tools/build.mjs'), 'npm'], { stdio: 'ignore' });
    const declarations = readFileSync(join(ROOT, 'dist/npm/index.d.mts'), 'utf8');
    const [before] = text.split(HEADING);
    return `${before}${HEADING}\n\n${referenceOf(declarations)}\n`;
  },
};

/** The paths of the files whose text is not the result of `make`. */
export function staleIn(files: readonly Generated[]): string[] {
  return files
    .filter(({ path, make }) => {
      const text = textOf(path);
      return make(text) !== text;
    })
    .map(({ path }) => path);
}

/** Writes the files that are stale, and returns their paths. */
export function renew(files: readonly Generated[]): string[] {
  return files
    .filter(({ path, make }) => {
      const text = textOf(path);
      const made = make(text);
      if (made === text) return false;
      mkdirSync(dirname(join(ROOT, path)), { recursive: true });
      writeFileSync(join(ROOT, path), made);
      return true;
    })
    .map(({ path }) => path);
}

/** The present text of a file. A picture may not exist yet. */
function textOf(path: string): string {
  const file = join(ROOT, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function manifestFrom(text: string): string {
  const manifest = JSON.parse(text);
  Object.assign(manifest.contributes, contributedCommands(), {
    configuration: contributedSettings(),
    colors: contributedColors(),
    languageModelTools: contributedTools(),
  });
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
