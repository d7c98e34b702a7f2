/** The SIMD solver: compiled from AssemblyScript, and written to modules, so that no file is loaded at run time. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const baseDir = new URL('..', import.meta.url);
const folder = new URL('src/core/solver/bands/', baseDir);
/** The engine for one puzzle at a time, and the one for many lines. */
const targets = { 'bands.ts': 'wasm.ts', 'lines.ts': 'linesWasm.ts' };
const options = ['-O3', '--converge', '--runtime', 'stub', '--enable', 'simd', '--noAssert'];

/** Writes the modules, unless they are up to date. */
export async function buildWasm() {
  const version = versionOfSource();
  for (const [source, name] of Object.entries(targets)) {
    const target = new URL(name, folder);
    const head = `// Made by tools/wasm.mjs from assembly/${source}, ${version}.\n`;
    if (existsSync(target) && readFileSync(target, 'utf8').startsWith(head)) continue;
    writeFileSync(target, `${head}export const wasm =\n  '${(await compiled(source)).toString('base64')}';\n`);
  }
}

/** A hash of everything that the modules depend on. */
function versionOfSource() {
  const hash = createHash('sha256').update(readFileSync(new URL('package-lock.json', baseDir)));
  hash.update(readFileSync(new URL(import.meta.url)));
  for (const name of readdirSync(new URL('assembly/', folder)).sort()) {
    hash.update(readFileSync(new URL(`assembly/${name}`, folder)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function compiled(source) {
  const { default: asc } = await import('assemblyscript/asc');
  let wasm;
  const file = `src/core/solver/bands/assembly/${source}`;
  const { error, stderr } = await asc.main(
    [file, '--baseDir', fileURLToPath(baseDir), '--outFile', 'bands.wasm', ...options],
    {
      writeFile: (_name, contents) => {
        wasm = Buffer.from(contents);
      },
    },
  );
  if (!error) return wasm;
  console.error(stderr.toString());
  throw error;
}
