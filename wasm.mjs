// Compiles the SIMD solver from AssemblyScript and writes the bytes to a module, so that no file is loaded at run time.
// Does nothing when that module is up to date.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const baseDir = new URL('.', import.meta.url);
const folder = new URL('src/core/solver/bands/', baseDir);
const source = 'src/core/solver/bands/assembly/bands.ts';
const target = new URL('wasm.ts', folder);
const options = ['-O3', '--converge', '--runtime', 'stub', '--enable', 'simd', '--noAssert'];

const hash = createHash('sha256').update(readFileSync(new URL('package-lock.json', baseDir)));
hash.update(readFileSync(new URL(import.meta.url)));
for (const name of readdirSync(new URL('assembly/', folder)).sort()) {
  hash.update(readFileSync(new URL(`assembly/${name}`, folder)));
}
const head = `// Made by wasm.mjs from assembly/bands.ts, ${hash.digest('hex').slice(0, 16)}.\n`;

if (!existsSync(target) || !readFileSync(target, 'utf8').startsWith(head)) {
  const { default: asc } = await import('assemblyscript/asc');
  let wasm;
  const { error, stderr } = await asc.main(
    [source, '--baseDir', fileURLToPath(baseDir), '--outFile', 'bands.wasm', ...options],
    {
      writeFile: (_name, contents) => {
        wasm = Buffer.from(contents);
      },
    },
  );
  if (error) {
    console.error(stderr.toString());
    throw error;
  }
  writeFileSync(target, `${head}export const wasm =\n  '${wasm.toString('base64')}';\n`);
}
