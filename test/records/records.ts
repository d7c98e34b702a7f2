/**
 * Records: what features answer to many inputs, kept in `test/fixtures/records/` and compared exactly, so that a change of any answer is
 * noticed. A readable record has the answers themselves. A digest has a few characters for each input, for which there is only room because
 * they cannot be read.
 *
 * `UPDATE=1 npx mocha test/records/NAME.test.ts` writes the records of today's answers: read the difference before you commit it.
 * `RECORDS=FOLDER npx mocha test/records/NAME.test.ts` writes all answers to files in a folder, also those of digests: compare the folders
 * of two versions.
 */

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Inputs with names, and the functions that make their answers. A name is on one line. */
export type Cases = Iterable<readonly [name: string, answer: () => string | Promise<string>]>;

const FOLDER = join(__dirname, '../fixtures/records');
const { UPDATE, RECORDS } = process.env;

/** Defines a test for each case, which compares its answer with a section of `NAME.txt`. */
export function readable(name: string, cases: Cases): void {
  const start = '=== ';
  compared(name, `${name}.txt`, cases, {
    read: text =>
      text
        .split(/^=== /m)
        .slice(1)
        .map(section => {
          const end = section.indexOf('\n');
          return [section.slice(0, end), section.slice(end + 1)] as const;
        }),
    kept: answer => answer.replace(/\n*$/, '\n').replace(/^(?==== )/gm, '\\'),
    write: ([title, answer]) => `${start}${title}\n${answer}`,
  });
}

/** Defines a test for each case, which compares the digest of its answer with a line of `NAME.tsv`. */
export function digests(name: string, cases: Cases): void {
  compared(name, `${name}.tsv`, cases, {
    read: text => text.split('\n').flatMap(line => (line === '' ? [] : [line.split('\t') as [string, string]])),
    kept: answer => createHash('sha256').update(answer).digest('base64url').slice(0, 8),
    write: ([title, digest]) => `${title}\t${digest}\n`,
  });
}

interface Form {
  /** The cases of a file. */
  read(text: string): Iterable<readonly [name: string, kept: string]>;
  /** Converts an answer to the form that is stored in the file. */
  kept(answer: string): string;
  write(one: readonly [name: string, kept: string]): string;
}

function compared(title: string, fileName: string, cases: Cases, { read, kept, write }: Form): void {
  const file = join(FOLDER, fileName);
  const before = new Map(existsSync(file) ? read(readFileSync(file, 'utf8')) : []);
  const now = new Map<string, string>();
  describe(`records of ${title}`, () => {
    for (const [name, answerOf] of cases) {
      assert.ok(!now.has(name), `two cases are named ${name}`);
      now.set(name, '');
      it(`answers ${name} as recorded`, async () => {
        const answer = await answerOf();
        now.set(name, kept(answer));
        if (RECORDS) keep(join(RECORDS, title), name, answer);
        if (UPDATE || before.get(name) === kept(answer)) return;
        assert.ok(before.has(name), `${fileName} does not have ${name}: see test/records/records.ts`);
        assert.equal(
          `${kept(answer)}\n${answer}`,
          before.get(name),
          `${fileName}: ${name}: see test/records/records.ts`,
        );
      });
    }
    it('has no record of another case', () => {
      assert.deepEqual(UPDATE ? [] : [...before.keys()].filter(name => !now.has(name)), []);
    });
    after(() => {
      if (UPDATE) writeFileSync(file, [...now].map(write).join(''));
    });
  });
}

function keep(folder: string, name: string, answer: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name.replace(/[^\w.-]+/g, '_')}.txt`), answer);
}
