/**
 * `npm run generate` writes the generated source files, and then the generated parts of package.json, package.nls.json and the documents.
 * `npm run generate -- --check` only lists files with stale parts, and then fails.
 */

import { renew, staleIn } from './files';
import { GENERATED_SOURCES } from './sources';

const isCheck = process.argv.includes('--check');
const found = [...(isCheck ? staleIn(GENERATED_SOURCES) : renew(GENERATED_SOURCES))];
// The other files are generated from the source files as they are now.
for (const path of Object.keys(require.cache)) if (/[\\/]src[\\/]/.test(path)) delete require.cache[path];
const { FROM_DECLARATIONS, LIBRARY_REFERENCE } = require('./generated') as typeof import('./generated');
const files = [...FROM_DECLARATIONS, LIBRARY_REFERENCE];
found.push(...(isCheck ? staleIn(files) : renew(files)));
if (isCheck) {
  for (const path of found) console.error(`${path} is stale. Run \`npm run generate\`.`);
  process.exitCode = found.length > 0 ? 1 : 0;
} else {
  console.log(
    found.length > 0 ? found.map(path => `Wrote ${path}.`).join('\n') : 'All generated files are up to date.',
  );
}
