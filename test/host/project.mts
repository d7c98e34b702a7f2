import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Whether a module is the script that was started. Links are followed, like Node does for modules. */
export const isScript = (url: string): boolean => realpathSync(process.argv[1]) === fileURLToPath(url);

/** Joins path parts under the project's folder. */
export const inProject = (...parts: string[]): string => path.join(ROOT, ...parts);

/** Names that must be registered before the first release. */
export type RegisteredName = 'publisher' | 'repository' | 'npm';

/** The field `publication` of package.json, which only these scripts read. */
export interface Publication {
  /** The name of the npm package. */
  readonly npm: string;
  readonly registered: readonly RegisteredName[];
}

/** The fields of package.json that the scripts in this folder use. */
export const manifest: {
  readonly name: string;
  readonly publisher: string;
  readonly version: string;
  readonly engines: { readonly vscode: string };
  readonly repository: { readonly url: string };
  readonly publication: Publication;
} = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));

/** The extension's identifier in VS Code: `publisher.name`. */
export const EXTENSION_ID = `${manifest.publisher}.${manifest.name}`;

/**
 * Whether a version is a pre-release: its minor number is odd. That is VS Code's convention, because the Marketplace accepts no versions
 * such as `1.2.0-beta`: https://code.visualstudio.com/api/working-with-extensions/publishing-extension
 */
export function isPreRelease(version: string): boolean {
  return Number(version.split('.')[1]) % 2 === 1;
}
