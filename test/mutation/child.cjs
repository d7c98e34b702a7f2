// Runs test files in one process, one after the other, until a test fails: `node child.cjs FILE…`. MUTANT_FILE is read from
// MUTANT_CODE instead. Writes a line for each: `ok`, how many milliseconds it took, and its name; or `failed`, and which test.
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');

const { MUTANT_FILE, MUTANT_CODE } = process.env;
const load = Module._extensions['.js'];
Module._extensions['.js'] = (module, file) =>
  file === MUTANT_FILE ? module._compile(readFileSync(MUTANT_CODE, 'utf8'), file) : load(module, file);

const say = line => require('node:fs').writeSync(1, `${line}\n`);

const run = (Mocha, file) =>
  new Promise((resolve, reject) => {
    const begun = performance.now();
    const mocha = new Mocha({ bail: true, timeout: 0, reporter: class {} });
    mocha.addFile(path.resolve(file));
    let failed;
    const runner = mocha.run(() => {
      if (failed === undefined) say(`ok ${Math.ceil(performance.now() - begun)} ${file}`);
      else say(`failed ${failed}`);
      if (failed === undefined) resolve();
      else reject(new Error(failed));
    });
    runner.on('fail', test => {
      failed ??= test.fullTitle();
    });
  });

(async () => {
  const { default: Mocha } = await import('mocha');
  for (const file of process.argv.slice(2)) await run(Mocha, file);
})().catch(error => {
  say(`failed ${error.message.split('\n')[0]}`);
  process.exit(1);
});
