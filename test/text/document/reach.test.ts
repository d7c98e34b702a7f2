import assert from 'node:assert/strict';
import fc from 'fast-check';
import { RUNS } from '../../core/arbitraries';
import { sized } from '../../sizes';
import { EASY, gridOf } from '../texts';
import { agrees, edit, opened, readAll } from './editing';

/** Limit for the pieces of text that one request may read: some doublings of a window, some steps, and the puzzles of a screen. */
const MOST_SLICES = 60;

/** Requests the puzzles at one offset of a newly opened text. */
function look(content: string, at: number): void {
  const file = opened(content);
  lookAt(file, at);
  const { segments } = file.document;
  assert.notEqual(segments.reaching(at).segment.puzzles, undefined, `offset ${at} is not read`);
  assert.equal(segments.totals.length, content.length);
}

function lookAt({ text, document }: ReturnType<typeof opened>, at: number): void {
  text.asked.length = 0;
  text.most = MOST_SLICES;
  document.readIn({ start: at, end: Math.min(at + 200, text.length) });
  text.most = Number.POSITIVE_INFINITY;
}

/** Length from which the start of an unread segment may be guessed. */
const WINDOW = 1 << 14;

const line = fc.constantFrom(EASY, EASY, EASY, '', ' \t', gridOf(EASY), 'words', '7'.repeat(500), '# '.repeat(3000));
const lineEnd = fc.constantFrom('\n', '\n', '\n', '\r\n', '\r');
const collection = fc
  .array(fc.tuple(line, lineEnd, fc.nat(80)), { minLength: 5, maxLength: 20 })
  .map(runs => runs.map(([text, end, count]) => (text.length > 100 ? text + end : (text + end).repeat(count))).join(''))
  .map(text => text.padEnd(WINDOW + 2000, `${text}\n${EASY}\n`).slice(0, WINDOW + 2000));

const few = { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 50) };

describe('a request in a long document that is not read yet', () => {
  it('ends at every offset', () =>
    fc.assert(
      fc.property(collection, text => {
        for (let at = WINDOW; at <= text.length; at += sized(3, 1)) look(text, at);
      }),
      few,
    ));

  it('ends after an empty line', () => {
    const text = `${`${EASY}\n`.repeat(201)}\n${EASY}\n`;
    for (let at = WINDOW; at <= text.length; at++) look(text, at);
  });

  it('ends in a collection with an empty line after every 60 puzzles', () => {
    const text = Array.from({ length: sized(500, 2000) }, (_, i) => `${EASY}\n${i % 60 === 59 ? '\n' : ''}`).join('');
    const starts = [...text.matchAll(/\n/g)].map(({ index }) => index + 1);
    for (const at of starts) look(text, at);
  });

  it('ends after a line of any length', () => {
    for (const length of [4000, 4095, 4096, 4097, 10_000, 16_383, 16_384, 16_385, 40_000]) {
      for (const end of ['\n', '\r', '\r\n', '\n\n', '\r\r', '\r\n\r\n']) {
        const text = `${'7'.repeat(length)}${end}${'x'.repeat(20_000)}${end}${EASY}`;
        for (const at of [length - 1, length, length + 1, length + 2, length + 4, length + 20_001, text.length - 81]) {
          look(text, at);
        }
      }
    }
  });

  it('does not mistake half a line break for an empty line', () => {
    const text = `${EASY}\r\n`.repeat(210);
    for (let at = 209 * 83 - 2; at < 209 * 83 + 2; at++) {
      const file = opened(text);
      lookAt(file, at);
      readAll(file.document);
      agrees(file);
    }
  });
});

describe('a request in a long document that is edited', () => {
  it('ends around every edit', () =>
    fc.assert(
      fc.property(collection, fc.nat(), fc.constantFrom('5', '\n', '\n\n', ''), (content, n, typed) => {
        const at = n % content.length;
        for (let offset = Math.max(0, at - 50); offset < Math.min(content.length, at + 20_000); offset += 397) {
          const file = opened(content);
          readAll(file.document);
          edit(file, at, 1, typed);
          lookAt(file, offset);
        }
      }),
      few,
    ));

  it('ends in the middle of a line of 10,000 characters', () => {
    for (const length of [10_000, 17_000, 50_000]) {
      const content = `${EASY}\n${'12345678 '.repeat(length / 9)}\n\n${`${EASY}\n`.repeat(300)}`;
      for (const at of [90, length / 2, length]) {
        for (let look = 0; look < content.length; look += sized(5003, 1245)) {
          const file = opened(content);
          readAll(file.document);
          edit(file, at, 0, '5');
          lookAt(file, look);
        }
      }
    }
  });
});
