import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from './project.mts';
import { tempFolder } from './temp.mts';

/** The contents of the test folder: the name of a folder or file, and the source of its copy, if that exists. */
const CONTENTS = {
  samples: inProject('samples'),
  'fixtures/rated.tsv': inProject('test/fixtures/rated.tsv'),
  'shared-data/euler50.txt': inProject('../shared/data/euler50.txt'),
};

/** The temporary folders of one test run. */
export interface Workspace {
  /** The opened folder, which tests may write to. */
  readonly folder: string;
  readonly userData: string;
  readonly extensions: string;
  /** The report file of the suite. */
  readonly report: string;
  remove(): void;
}

/** Creates fresh folders for one test run. */
export function makeWorkspace(): Workspace {
  const temp = tempFolder();
  const folder = path.join(temp.path, 'workspace');
  mkdirSync(folder);
  for (const [name, source] of Object.entries(CONTENTS)) {
    if (existsSync(source)) {
      cpSync(source, path.join(folder, name), { recursive: true });
    }
  }
  // The suite finds it next to its folder; see test/extension/report.ts.
  const report = path.join(temp.path, 'report.txt');
  writeFileSync(report, '');
  return {
    folder,
    userData: path.join(temp.path, 'user'),
    extensions: path.join(temp.path, 'extensions'),
    report,
    remove: temp.remove,
  };
}
