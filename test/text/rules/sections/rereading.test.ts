/** Sections that are read after an edit use the lines of the reading before, with the same result as a new reading. */

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type Geometry, geometryOfSize } from '../../../../src/core/geometry';
import { MOST_RULES } from '../../../../src/core/rules/distinct';
import { readingAfter } from '../../../../src/text/rules/sections/reading';
import type { RuleBlock } from '../../../../src/text/rules/sections/ruleBlocks';
import type { RuleSectionKind, SectionText } from '../../../../src/text/sectionText';
import { finish } from '../../../../src/text/work';
import { fuzzedAtLeast } from '../../../core/arbitraries';

const BASE = geometryOfSize(4);

const readAfter = (...args: Parameters<typeof readingAfter>) => finish(readingAfter(...args));

/** Sections one below the other, with an empty line between them. */
function textsOf(sections: readonly (readonly [RuleSectionKind, string])[]): SectionText[] {
  let start = 20;
  return sections.map(([kind, text]) => {
    const end = start + text.length;
    const section = { kind, start, end, text };
    start = end + 2;
    return section;
  });
}

/** The data of a reading. Equal geometries are the same object. */
function dataOf({ read, blocks }: ReturnType<typeof readAfter>) {
  return {
    ...read,
    sections: read.sections.map(section => ({ ...section, rules: section.rules })),
    lengths: blocks.map(each => each?.blocks.reduce((sum, { length }) => sum + length, each.from)),
  };
}

const piece = fc.constantFrom(
  ...['cage 5: r1c12', 'cage 5: r1c2 r1c1', 'cage 3: r1c1 r2c1', 'x: r1c1 r1c2', 'no boxes', 'region sum: r1c1 r1c2'],
  ...['antiknight', 'thermo: r1c1-r1c3', 'cage', '5', ': ', 'r1c1', 'AABB', '1', '.', '# ', ' '],
  ...['\n', '\n', '\r\n', '\r', '\n\n'],
);
const words = fc.array(piece, { maxLength: 40 }).map(pieces => pieces.join('').trimEnd());
const sections = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: words.map(text => ['rules', `[Rules]\n${text}`] as const) },
    { weight: 1, arbitrary: fc.constant(['regions', '[Regions]\nAABB\nAABB\nCCDD\nCCDD'] as const) },
    { weight: 1, arbitrary: fc.constant(['cages', '[Cages]\nAABB\n....\n....\nCC..\nA=5 B=4'] as const) },
  ),
  { minLength: 1, maxLength: 3 },
);
const edits = fc.array(
  fc.record({ section: fc.nat(2), at: fc.double({ min: 0, max: 1, noNaN: true }), cut: fc.nat(30), typed: words }),
  { minLength: 1, maxLength: 5 },
);

const CAGES = Array.from({ length: 1000 }, (_, i) => `cage: r${1 + (i % 4)}c${1 + (i % 3)} # ${i}`);

/** Sections `[Rules]` after each change of their lines. */
function readings(base: Geometry, ...all: (readonly string[])[]) {
  let before: ReturnType<typeof readAfter> | undefined;
  return all.map(lines => {
    before = readAfter(before, base, textsOf([['rules', `[Rules]\n${lines.join('\n')}`]]));
    return before;
  });
}

/** Number of blocks that the last reading does not share with the one before. */
function newBlocks(...all: (readonly string[])[]): number {
  const [before, after] = readings(BASE, ...all).map(({ blocks }) => blocks[0]?.blocks ?? []);
  const known = new Set<RuleBlock>(before);
  assert.ok(before.length >= 15 && after.length >= 15);
  return after.filter(block => !known.has(block)).length;
}

const replaced = (at: number, ...by: string[]) => [...CAGES.slice(0, at), ...by, ...CAGES.slice(at + 1)];

describe('sections after an edit', () => {
  it('have the result of a new reading', () => {
    fc.assert(
      fc.property(sections, edits, (first, changes) => {
        const now: (readonly [RuleSectionKind, string])[] = [...first];
        let reading = readAfter(undefined, BASE, textsOf(now));
        for (const { section, at, cut, typed } of changes) {
          const [kind, text] = now[section % now.length];
          const start = Math.floor(at * text.length);
          now[section % now.length] = [kind, `${text.slice(0, start)}${typed}${text.slice(start + cut)}`.trimEnd()];
          const texts = textsOf(now);
          reading = readAfter(reading, BASE, texts);
          assert.deepEqual(dataOf(reading), dataOf(readAfter(undefined, BASE, texts)));
        }
      }),
      fuzzedAtLeast(5000),
    );
  });

  it('read one or two blocks of a thousand lines again', () => {
    assert.equal(newBlocks(CAGES, replaced(500, 'cage 5: r1c12')), 1);
    assert.equal(newBlocks(CAGES, replaced(500, 'cage 5: r1c12', 'cage', 'cage')), 2);
    assert.equal(newBlocks(CAGES, replaced(500)), 1);
    assert.equal(newBlocks(CAGES, [...CAGES, 'cage']), 1);
  });

  it('have the rules within the limit, before and after they exceed it', () => {
    const cell = (i: number) => `r${1 + Math.floor(i / 9)}c${1 + (i % 9)}`;
    const pairs = Array.from({ length: 80 }, (_, a) =>
      Array.from({ length: 80 - a }, (_, b) => `${cell(a)} ${cell(a + b + 1)}`),
    ).flat();
    const many = [8, 9].flatMap(sum => pairs.map(pair => `sum ${sum}: ${pair}`)).slice(0, MOST_RULES);
    const more = ['antiknight', ...many];
    for (const { read } of readings(geometryOfSize(9), many, more, many, more)) {
      const [{ rules, problems }] = read.sections;
      assert.equal(rules.length, rules[0].text === more[0] ? MOST_RULES + 1 : MOST_RULES);
      assert.equal(
        problems.some(({ problem }) => problem.code === 'tooManyRules'),
        rules[0].text === more[0],
      );
    }
  });
});
