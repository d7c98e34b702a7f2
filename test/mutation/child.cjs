// Runs one test file: `node child.cjs FILE`, and writes a line of JSON for each finished test.
// With MUTANT_FILE, this file is read from MUTANT_CODE instead, only the tests whose titles the file TESTS lists run, and the first failure
// ends the run. Without it, all tests run for about LIMIT_MS of processor time, and a last line lists the executed code. After MOST_MS of
// processor time, the run is stopped.
const { readFileSync, writeSync } = require('node:fs');
const { Session } = require('node:inspector');
const Module = require('node:module');
const path = require('node:path');
const { Worker } = require('node:worker_threads');

const { MUTANT_FILE, MUTANT_CODE, TESTS, LIMIT_MS, MOST_MS } = process.env;
const load = Module._extensions['.js'];
Module._extensions['.js'] = (module, file) =>
  file === MUTANT_FILE ? module._compile(readFileSync(MUTANT_CODE, 'utf8'), file) : load(module, file);

function say(value) {
  const text = `${JSON.stringify(value)}\n`;
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(1, bytes, at);
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error; // the pipe is full
    }
  }
}

// An endless loop blocks the main thread, so another thread watches the time. It writes the line itself, because it ends the process.
new Worker(
  `setInterval(() => {
    const { user, system } = process.cpuUsage();
    if ((user + system) / 1000 < ${Number(MOST_MS)}) return;
    require('node:fs').writeSync(1, '{"endless":true}\\n');
    process.kill(process.pid, 'SIGKILL');
  }, 500)`,
  { eval: true, stdout: true, stderr: true },
).unref();

/** Processor time so far in milliseconds, which does not depend on other work on the machine. */
function busy() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Answers of a session in the same thread arrive before `post` returns. */
function asked(session, method, options) {
  let answer;
  session.post(method, options, (error, result) => {
    if (error) throw error;
    answer = result;
  });
  return answer;
}

/** By file: parts of its code as `[start, end, was executed]`, an inner part after the outer one. */
function executed(session) {
  const files = {};
  for (const { url, functions } of asked(session, 'Profiler.takePreciseCoverage').result) {
    const file = path.relative(process.cwd(), url.replace(/^file:\/\//, ''));
    if (!file.startsWith('src/')) continue;
    files[file] = functions.flatMap(({ ranges }) =>
      ranges.map(({ startOffset, endOffset, count }) => [startOffset, endOffset, count > 0 ? 1 : 0]),
    );
  }
  return files;
}

function keepOnly(suite, titles) {
  suite.tests = suite.tests.filter(test => titles.has(test.fullTitle()));
  for (const inner of suite.suites) keepOnly(inner, titles);
}

(async () => {
  const { default: Mocha } = await import('mocha');
  const session = MUTANT_FILE === undefined ? new Session() : undefined;
  if (session) {
    session.connect();
    asked(session, 'Profiler.enable');
    asked(session, 'Profiler.startPreciseCoverage', { callCount: false, detailed: true });
  }
  const mocha = new Mocha({ bail: !session, timeout: 0, reporter: class {} });
  mocha.addFile(path.resolve(process.argv[2]));
  mocha.loadFiles();
  if (TESTS) keepOnly(mocha.suite, new Set(JSON.parse(readFileSync(TESTS, 'utf8'))));
  const runner = mocha.run(() => {
    say({ end: Math.ceil(busy()), ...(session && { executed: executed(session) }) });
    process.exit();
  });
  runner.on('pass', test => say({ passed: test.fullTitle() }));
  runner.on('fail', test => say({ failed: test.fullTitle() }));
  runner.on('test end', () => {
    if (session && busy() > Number(LIMIT_MS)) runner.abort();
  });
})().catch(error => {
  say({ failed: error.message.split('\n')[0] });
  process.exit(1);
});
