// Runs one test file with faults: `node child.cjs FILE`, in a built project, and writes a JSON line for each result.
//
// FAULTS names a file with faults that the sources have, each with its number and the processor time that its tests may take. First all tests
// run without a fault, for about LIMIT_MS of processor time. Then, for each fault, those run that executed its place, with the fault switched
// on, the quickest ones first, until one fails. A line says which one, or how long those took that passed: `{ fault, noticedBy }`,
// `{ fault, passed }`. A fault whose place is executed while the file is loaded is `early`, and not switched on.
//
// With MUTANT_FILE, this file is read from MUTANT_CODE instead, and all tests run once: `{ passed }` and `{ failed }` with their titles.
const { readFileSync, writeSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { Worker } = require('node:worker_threads');

const { FAULTS, LIMIT_MS, MUTANT_FILE, MUTANT_CODE } = process.env;
/** The factor by which processor time may increase with a fault. Elapsed time depends too much on other work. */
const SLOWER = 4;
const GRACE_MS = 3000;
/** How many more places of faults tests may execute than without a fault. */
const GRACE_COUNT = 200_000;

function say(value) {
  const bytes = Buffer.from(`${JSON.stringify(value)}\n`);
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(1, bytes, at);
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error; // the pipe is full
    }
  }
}

/** Processor time so far in milliseconds, which does not depend on other work on the machine. */
function busy() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

// An endless loop blocks the main thread, so another thread watches the time. It writes the line itself, because it ends the process.
const watched = new Float64Array(new SharedArrayBuffer(16)); // the end time, and the fault
watched[0] = Number.POSITIVE_INFINITY;
new Worker(
  `const { workerData } = require('node:worker_threads');
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    if ((user + system) / 1000 < workerData[0]) return;
    require('node:fs').writeSync(1, JSON.stringify({ fault: workerData[1], noticedBy: 'endless' }) + '\\n');
    process.kill(process.pid, 'SIGKILL');
  }, 300)`,
  { eval: true, stdout: true, stderr: true, workerData: watched },
).unref();

let on = -1;
let executed = new Set();
let count = 0;
let most = Number.POSITIVE_INFINITY;
globalThis.__isOn = fault => {
  executed.add(fault);
  if (++count > most) throw new Error('endless');
  return fault === on;
};

/** Makes caches forget what they learned before a fault was switched on or off. Otherwise it would hide the fault. */
function forgetForEachFault() {
  const { Cache } = require(path.resolve('src/core/cache.js'));
  const learnedWith = new WeakMap();
  for (const name of ['recall', 'remember']) {
    const method = Cache.prototype[name];
    Cache.prototype[name] = function (...args) {
      if ((learnedWith.get(this) ?? -1) !== on) this.forget();
      learnedWith.set(this, on);
      return method.apply(this, args);
    };
  }
}

/** The weak maps of `src/core`, which are all caches, have only what was learned with the same fault. */
globalThis.__WeakCache = class extends WeakMap {
  get(key) {
    const learned = super.get(key);
    return learned?.on === on ? learned.value : undefined;
  }
  has(key) {
    return super.get(key)?.on === on;
  }
  set(key, value) {
    return super.set(key, { on, value });
  }
};
const CORE = path.resolve('src/core') + path.sep;
const IN_CORE = '"use strict"; const WeakMap = globalThis.__WeakCache; ';

const load = Module._extensions['.js'];
Module._extensions['.js'] = (module, file) => {
  if (file === MUTANT_FILE) module._compile(readFileSync(MUTANT_CODE, 'utf8'), file);
  else if (file.startsWith(CORE)) module._compile(IN_CORE + readFileSync(file, 'utf8'), file);
  else load(module, file);
};

(async () => {
  const { default: Mocha } = await import('mocha');
  require(path.resolve('node_modules/fast-check')).configureGlobal({ endOnFailure: true });
  const mocha = new Mocha({ timeout: 0, reporter: class {} });
  mocha.cleanReferencesAfterRun(false);
  mocha.addFile(path.resolve(process.argv[2]));
  mocha.loadFiles();

  /** Runs tests with these titles, all without any. Calls `listen` with the runner. */
  const run = (titles, listen) =>
    new Promise(resolve => {
      mocha.grep(titles ? { test: title => titles.has(title) } : null);
      listen(mocha.run(resolve));
    });

  if (MUTANT_FILE) {
    watched[0] = busy() + Number(LIMIT_MS);
    await run(undefined, runner => {
      runner.on('pass', test => say({ passed: test.fullTitle() }));
      runner.on('fail', test => say({ failed: test.fullTitle() }));
    });
    say({ end: Math.ceil(busy()) });
    process.exit();
  }

  forgetForEachFault();
  const faults = JSON.parse(readFileSync(FAULTS, 'utf8'));
  const whileLoading = executed;
  const tests = [];
  const failed = new Set();
  await run(undefined, runner => {
    let start;
    runner.on('test', () => {
      executed = new Set();
      count = 0;
      start = busy();
    });
    runner.on('pass', test => tests.push({ title: test.fullTitle(), executed, count, ms: busy() - start }));
    runner.on('fail', test => failed.add(test.fullTitle()));
    runner.on('test end', () => {
      if (busy() > Number(LIMIT_MS)) runner.abort();
    });
  });
  const sound = tests.filter(({ title }) => !failed.has(title)).sort((a, b) => a.ms - b.ms);
  for (const { fault, budget } of faults) {
    if (whileLoading.has(fault)) {
      say({ fault, early: true });
      continue;
    }
    const titles = new Set();
    let left = budget;
    let places = 0;
    for (const { title, executed, count, ms } of sound) {
      if (!executed.has(fault) || (ms > left && titles.size > 0)) continue;
      left -= ms;
      places += count;
      titles.add(title);
    }
    if (titles.size === 0) continue;
    let noticedBy;
    on = fault;
    count = 0;
    most = SLOWER * places + GRACE_COUNT;
    watched[1] = fault;
    watched[0] = busy() + SLOWER * (budget - left) + GRACE_MS;
    await run(titles, runner =>
      runner.on('fail', test => {
        noticedBy ??= test.fullTitle();
        runner.abort();
      }),
    );
    on = -1;
    watched[0] = most = Number.POSITIVE_INFINITY;
    say(noticedBy === undefined ? { fault, passed: Math.ceil(budget - left) } : { fault, noticedBy });
    if (noticedBy === undefined) continue;
    // State that the fault changed must not make the test of the next fault fail.
    let isSpoiled = false;
    await run(new Set([noticedBy]), runner => runner.on('fail', () => (isSpoiled = true)));
    if (isSpoiled) process.exit();
  }
  say({ end: Math.ceil(busy()) });
  process.exit();
})().catch(error => {
  say({ failed: error.message.split('\n')[0] });
  process.exit(1);
});
