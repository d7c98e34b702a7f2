/** The documents, manifests and catalogs with generated parts. */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TECHNIQUE_INDEX } from '../../src/features/techniqueDocs';
import { ALGORITHM_PAGE, algorithmPictures, withAlgorithmPictures } from './algorithms';
import { bundlePath, catalogOf, LANGUAGES, manifestPath, withManifestKeys, withTemplates } from './catalogs';
import { colorWords, contributedColors, withColorTable } from './colors';
import { commandWords, contributedCommands, withCommandTables } from './commands';
import { withDiagnosticSections, withDiagnosticTable } from './diagnostics';
import { type Generated, textOf } from './files';
import { contributedTools } from './languageModelTools';
import { HEADING, referenceOf } from './libraryReference';
import { withOccurrences } from './practice';
import { rulePictures, withRuleNames, withRules } from './rules';
import { contributedSettings, settingWords, withReadmeSettings, withSettingTable } from './settings';
import {
  TECHNIQUE_PAGES,
  techniquePictures,
  withAliases,
  withPictures,
  withRatings,
  withTechniqueTable,
} from './techniques';
import { walkthroughPictures } from './walkthrough';
import { withWords } from './words';

const ROOT = join(__dirname, '../..');

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
  { path: 'docs/diagnostics.md', make: withDiagnosticSections },
  { path: 'docs/guide/mistakes-and-fixes.md', make: withDiagnosticTable },
  { path: 'docs/guide/practice.md', make: withOccurrences },
  { path: 'docs/guide/settings.md', make: text => withColorTable(withSettingTable(text)) },
  { path: TECHNIQUE_INDEX, make: markdown => withAliases(withTechniqueTable(markdown)) },
  { path: 'docs/ratings.md', make: withRatings },
  ...TECHNIQUE_PAGES.map(path => ({ path, make: withPictures })),
  ...techniquePictures(ROOT),
  ...walkthroughPictures(),
  { path: ALGORITHM_PAGE, make: withAlgorithmPictures },
  ...algorithmPictures(textOf),
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

function manifestFrom(text: string): string {
  const manifest = JSON.parse(text);
  Object.assign(manifest.contributes, contributedCommands(), {
    configuration: contributedSettings(),
    colors: contributedColors(),
    languageModelTools: contributedTools(),
  });
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
