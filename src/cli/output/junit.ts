/**
 * Writes findings as JUnit XML, which most CI systems show as tests: a suite for each file, with a test for each puzzle. A system can count
 * puzzles, name those that fail, and recognize a puzzle by its title in the next run. Errors and warnings are failures; other findings are
 * the output of the test. Unread text is a skipped test. A file that cannot be read is a test with an error.
 */

import { Lines } from '../../text/strings/lines';
import type { OutputFrame, Undone } from './frame';
import { BAD, type CheckedText, type Placed, placedText } from './placed';

/** Text around the suites. */
export const JUNIT_FRAME: OutputFrame = {
  before: '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="sudoku">\n',
  end: '\n',
  between: '',
  after: '</testsuites>\n',
  none: '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="sudoku"/>\n',
  group: suiteOf,
  undone: { line: errorOf },
};

/** Start tags of elements in tests that failed, were skipped, or could not run. */
const FAILURE = '<failure ';
const SKIPPED = '<skipped ';
const ERROR = '<error ';

/** A suite. The tests of a file are counted at its end, because the number is in the start tag. */
function suiteOf(name: string, tests: readonly string[]): string {
  const count = (part: string) => tests.filter(test => test.includes(part)).length;
  const counts = `tests="${tests.length}" failures="${count(FAILURE)}" errors="${count(ERROR)}" skipped="${count(SKIPPED)}"`;
  return `<testsuite name="${escaped(name)}" ${counts} time="0">\n${tests.join('\n')}\n</testsuite>`;
}

/** A test for an input that could not be processed. */
function errorOf({ name, reason }: Undone): string {
  return testCase(name, 'not done', 1, `${ERROR}type="not-done" message="${escaped(reason)}"/>`);
}

/** A test for each puzzle of a text, and for each unread part. */
export function testCasesOf({ name, puzzles, line, text }: CheckedText, found: readonly Placed[]): string[] {
  const lines = new Lines(text, line);
  const tests: { readonly start: number; readonly test: string }[] = [];
  const notRead = found.filter(({ code }) => code === 'not-read');
  for (const note of notRead) {
    const skipped = `${SKIPPED}message="${escaped(note.message)}"/>`;
    tests.push({ start: note.start, test: testCase(name, `line ${note.line}, not read`, note.line, skipped) });
  }
  let next = 0;
  const others = found.filter(({ code }) => code !== 'not-read');
  for (const { start, end, title } of puzzles) {
    const own: Placed[] = [];
    while (next < others.length && others[next].start <= end) own.push(others[next++]);
    const at = lines.placeOf(start).line;
    const label = title ? `${title} (line ${at})` : `line ${at}`;
    tests.push({ start, test: testCase(name, label, at, contentOf(own)) });
  }
  return tests.sort((a, b) => a.start - b.start).map(({ test }) => test);
}

function testCase(file: string, name: string, line: number, content: string): string {
  const about = `classname="${escaped(file)}" name="${escaped(name)}" file="${escaped(file)}" line="${line}" time="0"`;
  return content === '' ? `<testcase ${about}/>` : `<testcase ${about}>${content}</testcase>`;
}

/** A single failure, because some systems show only the first one. */
function contentOf(found: readonly Placed[]): string {
  const bad = found.filter(({ severity }) => BAD.includes(severity));
  const good = found.filter(({ severity }) => !BAD.includes(severity));
  const [first] = bad;
  const linesOf = (findings: readonly Placed[]) => escaped(findings.map(placedText).join('\n'));
  const more = bad.length > 1 ? ` (and ${bad.length - 1} more)` : '';
  return [
    ...(first
      ? [`${FAILURE}type="${first.code}" message="${escaped(first.message + more)}">${linesOf(bad)}</failure>`]
      : []),
    ...(good.length > 0 ? [`<system-out>${linesOf(good)}</system-out>`] : []),
  ].join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** Escapes text for an element or an attribute. XML cannot represent most control characters: they become U+FFFD. */
function escaped(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\n\r]|[\p{Zl}\p{Zp}\p{Bidi_Control}\ufffe\uffff]|\p{Cs}/gu, '\ufffd')
    .replace(/[&<>"\n\r]/g, character => ENTITIES[character]);
}
