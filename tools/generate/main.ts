/**
 * `npm run generate` writes the generated parts of package.json, package.nls.json and the documents. `npm run generate -- --check` only
 * lists files with stale parts, and then fails.
 */

import { FROM_DECLARATIONS, LIBRARY_REFERENCE, renew, staleIn } from './generated';

const files = [...FROM_DECLARATIONS, LIBRARY_REFERENCE];
if (process.argv.includes('--check')) {
  const stale = staleIn(files);
  for (const path of stale) console.error(`${path} is stale. Run \`npm run generate\`.`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  const renewed = renew(files);
  console.log(
    renewed.length > 0 ? renewed.map(path => `Wrote ${path}.`).join('\n') : 'All generated files are up to date.',
  );
}
