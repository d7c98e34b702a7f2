/** Extensions for a workbench that are not packaged first. */

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from './project.mts';

const EXTENSIONS = 'test/fixtures/extensions';

/** What VS Code needs of this extension. */
const PARTS = [
  ...['package.json', 'package.nls.json', 'media', 'syntaxes'],
  ...['dist/extension.js', 'dist/board.js', 'dist/board.css', 'dist/webPage.js'],
];

/** Puts this extension and some of the fixtures into a folder of extensions, as VS Code does when it installs them. */
export function installUnpacked(folder: string, fixtures: readonly string[]): void {
  for (const part of PARTS) cpSync(inProject(part), path.join(folder, 'sudoku', part), { recursive: true });
  for (const name of fixtures) cpSync(inProject(EXTENSIONS, name), path.join(folder, name), { recursive: true });
  const installed = ['sudoku', ...fixtures].map(name => {
    const { publisher, name: id, version } = JSON.parse(readFileSync(path.join(folder, name, 'package.json'), 'utf8'));
    const location = { $mid: 1, scheme: 'file', path: path.join(folder, name) };
    return { identifier: { id: `${publisher}.${id}` }, version, location, relativeLocation: name };
  });
  writeFileSync(path.join(folder, 'extensions.json'), JSON.stringify(installed));
}
