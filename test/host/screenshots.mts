/** Takes pictures of the extension at work, one set for each theme: `tsx test/host/screenshots.mts [folder]`. */
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { packageExtension } from './package.mts';
import { inProject } from './project.mts';
import { exitOnSignals, tempFolder } from './temp.mts';
import { Workbench } from './workbench.mts';

/** File names of the pictures by the themes' names. */
const THEMES = { light: 'Light Modern', dark: 'Dark Modern', 'high-contrast': 'Default High Contrast' };

async function main(target: string): Promise<void> {
  mkdirSync(target, { recursive: true });
  const vsix = path.join(tempFolder().path, 'sudoku.vsix');
  await packageExtension(vsix);
  const folder = inProject('samples');
  const sample = readdirSync(folder).find(name => name.endsWith('.sudoku'));
  if (!sample) {
    throw new Error('There is no .sudoku file in samples/.');
  }
  for (const [name, theme] of Object.entries(THEMES)) {
    const workbench = await Workbench.open({ folder, theme, vsix });
    try {
      await workbench.openFile(sample);
      await workbench.untilStatus('Sudoku');
      const file = path.join(target, `${name}.png`);
      await workbench.screenshot(file);
      console.log(file);
    } finally {
      await workbench.close();
    }
  }
}

exitOnSignals();
await main(path.resolve(process.argv[2] ?? inProject('dist/screenshots')));
