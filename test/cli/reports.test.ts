import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Ajv from 'ajv';
import type { Log } from 'sarif';
import sax from 'sax';
import { REPORT_RULES } from '../../src/cli/output/rules';
import { EASY } from '../text/texts';
import { ROOT, sudoku, sudokuProcess, temporaryFile, temporaryFolder } from './cli';

// The schema is of draft 4, but uses nothing that later drafts interpret differently.
const {
  $schema: _,
  id: __,
  ...schema
} = JSON.parse(
  readFileSync(join(ROOT, 'node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json'), 'utf8'),
);
const isSarif = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(schema);

/** A text with a title that XML and JSON must escape, a conflict, a puzzle with two findings, a correct one, and one that is not read. */
const TEXT = [
  '# <A> & "B" \u0007',
  `55${EASY.slice(2)}`,
  '',
  '# Half',
  '1234\n3..0\n....\n....\n',
  EASY,
  EASY,
  '',
  EASY.match(/.{9}/g)!
    .map(row => row.replaceAll('.', ' ').trimEnd())
    .join('\n'),
].join('\n');

/** The results of a valid SARIF log. */
function resultsOf(text: string): NonNullable<Log['runs'][number]['results']> {
  const log = JSON.parse(text);
  assert.ok(isSarif(log), JSON.stringify(isSarif.errors));
  const [{ results = [] }] = (log as Log).runs;
  return results;
}

describe('--format sarif', () => {
  it('is valid, and has the rules, levels and regions of the other formats', async () => {
    const file = temporaryFile('a b.sudoku', TEXT);
    for (const verb of ['check', 'lint']) {
      const { status, out } = await sudoku([verb, '-f', 'sarif', file]);
      const rows = JSON.parse((await sudoku([verb, '-f', 'json', file])).out);
      assert.equal(status, 1);
      const levels = new Set<string | undefined>();
      const [{ tool }] = (JSON.parse(out) as Log).runs;
      const found = resultsOf(out).map(({ ruleId, ruleIndex, level, message, locations = [] }) => {
        assert.equal(tool.driver.rules?.[ruleIndex ?? -1]?.id, ruleId);
        levels.add(level);
        const { artifactLocation, region } = locations[0].physicalLocation ?? {};
        assert.equal(artifactLocation?.uri, pathToFileURL(file).href);
        return { code: ruleId, message: message.text, ...region };
      });
      assert.deepEqual(
        found,
        rows.map((row: Record<string, unknown>) => ({
          code: row.code,
          message: row.message,
          startLine: row.line,
          startColumn: row.column,
          endLine: row.endLine,
          endColumn: row.endColumn,
        })),
      );
      assert.deepEqual([...levels].sort(), ['error', 'note', 'warning'], verb);
    }
  });

  it('is valid without findings, and names files by their path relative to the folder', async () => {
    assert.deepEqual(resultsOf((await sudoku(['check', '-f', 'sarif'], `${EASY}\n`)).out), []);
    const [first] = resultsOf((await sudoku(['check', '-f', 'sarif', './samples/conflicts.sudoku'])).out);
    assert.equal(first.locations?.[0].physicalLocation?.artifactLocation?.uri, 'samples/conflicts.sudoku');
  });

  it('names the files that could not be read, even when it was resumed', async () => {
    const file = 'samples/conflicts.sudoku';
    for (const call of [
      ['check', 'no file', file],
      ['lint', file, 'no file'],
      ['check', 'no file'],
    ]) {
      const { out, status } = await sudoku([...call, '-f', 'sarif']);
      assert.equal(status, 2);
      assert.equal(resultsOf(out).length > 0, call.includes(file));
      assert.deepEqual(JSON.parse(out).runs[0].invocations, [
        {
          executionSuccessful: false,
          toolExecutionNotifications: [
            {
              level: 'error',
              message: { text: 'There is no file no file.' },
              locations: [{ physicalLocation: { artifactLocation: { uri: 'no%20file' } } }],
            },
          ],
        },
      ]);
    }
    const output = join(temporaryFolder(), 'report.sarif');
    const call = ['check', '-f', 'sarif', 'no file', file, '-o', output];
    await sudoku(call);
    const whole = readFileSync(output, 'utf8');
    const journal = JSON.parse(readFileSync(`${output}.progress`, 'utf8'));
    const stopped = { ...journal, inputs: 1, bytes: 0, isDone: undefined };
    writeFileSync(`${output}.progress`, JSON.stringify(stopped));
    assert.equal((await sudoku([...call, '--resume'])).status, 2);
    assert.equal(readFileSync(output, 'utf8'), whole);
    assert.match(whole, /"invocations"/);
  });

  it('describes every documented code, with the severity of the guide', () => {
    // It is not a finding of the editor: docs/cli.md describes it.
    const { 'not-checked': notChecked, ...rules } = REPORT_RULES;
    assert.equal(notChecked.severity, 'warning');
    assert.match(readFileSync(join(ROOT, 'docs/cli.md'), 'utf8'), /`not-checked`/);
    const docs = readFileSync(join(ROOT, 'docs/diagnostics.md'), 'utf8');
    const guide = readFileSync(join(ROOT, 'docs/guide/mistakes-and-fixes.md'), 'utf8');
    const rows = [...guide.matchAll(/^\| \[`([\w-]+)`\]\(\.\.\/diagnostics\.md#[\w-]+\) *\| (\w+) *\|/gm)];
    const severities = Object.fromEntries(rows.map(([, code, severity]) => [code, severity.toLowerCase()]));
    assert.deepEqual(
      Object.fromEntries(Object.entries(rules).map(([code, { severity }]) => [code, severity])),
      severities,
    );
    for (const code of Object.keys(rules)) assert.match(docs, new RegExp(`^## ${code}$`, 'm'));
  });
});

/** An XML element. */
interface Element {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: Element[];
  text: string;
}

/** Parses XML strictly, and returns its root. */
function xml(text: string): Element {
  const parser = sax.parser(true);
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  parser.onopentag = ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, children: [], text: '' };
    open[0].children.push(element);
    open.unshift(element);
  };
  parser.onclosetag = () => void open.shift();
  parser.ontext = part => {
    open[0].text += part;
  };
  parser.onerror = error => assert.fail(error);
  parser.write(text).close();
  assert.equal(root.children.length, 1);
  return root.children[0];
}

/** The attributes of JUnit's elements and the required ones: the schema of Jenkins, and `file` and `line` for GitLab and others. */
const ELEMENTS: Readonly<Record<string, { has: readonly string[]; children: readonly string[] }>> = {
  testsuites: { has: ['name'], children: ['testsuite'] },
  testsuite: { has: ['name', 'tests', 'failures', 'errors', 'skipped', 'time'], children: ['testcase'] },
  testcase: {
    has: ['classname', 'name', 'file', 'line', 'time'],
    children: ['skipped', 'error', 'failure', 'system-out'],
  },
  error: { has: ['type', 'message'], children: [] },
  failure: { has: ['type', 'message'], children: [] },
  skipped: { has: ['message'], children: [] },
  'system-out': { has: [], children: [] },
};

function isJunit({ name, attributes, children }: Element): void {
  assert.deepEqual(Object.keys(attributes), ELEMENTS[name].has, name);
  for (const child of children) {
    assert.ok(ELEMENTS[name].children.includes(child.name), `${child.name} in ${name}`);
    isJunit(child);
  }
  if (name !== 'testsuite') return;
  const count = (part: string) => children.filter(test => test.children.some(child => child.name === part)).length;
  assert.equal(Number(attributes.tests), children.length);
  assert.equal(Number(attributes.failures), count('failure'));
  assert.equal(Number(attributes.errors), count('error'));
  assert.equal(Number(attributes.skipped), count('skipped'));
}

describe('--format junit', () => {
  async function suites(...args: string[]): Promise<Element[]> {
    return suitesIn((await sudoku([args[0], '-f', 'junit', ...args.slice(1)])).out);
  }

  function suitesIn(text: string): Element[] {
    const root = xml(text);
    assert.equal(root.name, 'testsuites');
    isJunit(root);
    return root.children;
  }

  it('has a suite for each file, and a test for each puzzle', async () => {
    const file = temporaryFile('a.sudoku', TEXT);
    const [own, samples] = await suites('lint', file, 'samples/conflicts.sudoku');
    assert.deepEqual([own.attributes.name, samples.attributes.name], [file, 'samples/conflicts.sudoku']);
    const tests = own.children.map(({ attributes: { name, line }, children }) => [
      name,
      line,
      children.map(child => child.name).join(),
    ]);
    assert.deepEqual(tests, [
      ['<A> & "B" (line 2)', '2', 'failure'],
      ['Half (line 5)', '5', 'failure,system-out'],
      ['line 10', '10', ''],
      ['line 11', '11', 'system-out'],
      ['line 13, not read', '13', 'skipped'],
    ]);
    const [failure] = own.children[0].children;
    assert.equal(failure.attributes.type, 'conflict');
    assert.match(failure.attributes.message, /^5 is already in row 1 \(r1c2\) and box 1 \(r1c2\) \(and 1 more\)$/);
    assert.match(
      failure.text,
      /a\.sudoku:2:1: error: 5 is already in row 1 \(r1c2\) and box 1 \(r1c2\) \[conflict\]\n/,
    );
  });

  it('counts the puzzles of a plain collection equally on several threads and on one', async () => {
    const lines = Array<string>(7000).fill(EASY);
    lines[6500] = `55${EASY.slice(2)}`;
    const file = temporaryFile('many.sdm', `${lines.join('\n')}\n`);
    const [one] = await suites('check', file);
    assert.equal(one.children.length, lines.length);
    const failed = one.children.filter(({ children }) => children.length > 0);
    assert.deepEqual(
      failed.map(({ attributes }) => attributes.line),
      ['6501'],
    );
    const { out } = await sudokuProcess(['check', '-f', 'junit', '-j', '2', file]);
    assert.deepEqual(suitesIn(out), [one]);
  });

  it('has a suite with an error for a file that could not be read', async () => {
    for (const verb of ['check', 'lint']) {
      const [before, missing, after, ...more] = await suites(
        verb,
        'samples/titles.sudoku',
        'no "&" file',
        'samples/conflicts.sudoku',
      );
      assert.deepEqual([before.attributes.errors, after.attributes.errors, more], ['0', '0', []]);
      assert.deepEqual(
        [missing.attributes.name, missing.attributes.errors, missing.attributes.tests],
        ['no "&" file', '1', '1'],
      );
      assert.deepEqual(missing.children[0].children[0].attributes, {
        type: 'not-done',
        message: 'There is no file no "&" file.',
      });
    }
    const output = join(temporaryFolder(), 'report.xml');
    assert.equal((await sudoku(['check', '-f', 'junit', 'nofile', '-o', output])).status, 2);
    assert.equal(xml(readFileSync(output, 'utf8')).children[0].attributes.errors, '1');
  });

  it('is valid for an input without puzzles', async () => {
    assert.deepEqual(await suites('check', 'LICENSE'), []);
  });
});
