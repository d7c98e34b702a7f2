import assert from 'node:assert/strict';
import { startPositionOf } from '../../src/analysis/paths';
import { ENGLISH, setLanguage } from '../../src/core/sentences';
import { Path } from '../../src/core/techniques/path';
import { codeActions } from '../../src/features/codeActions/index';
import { inspect, searching } from '../../src/features/diagnostics/inspect';
import { hoverOf } from '../../src/features/hover/hover';
import { hintOf } from '../../src/features/steps/hint';
import { parse } from '../../src/text/parser/parser';
import { isWhole, type Puzzle } from '../../src/text/puzzle';
import { finish } from '../../src/text/work';
import { positionsOf } from '../core/techniques/walks';
import { requestIn } from '../package/findings';
import { DOCUMENTATION, fencesOf, readText } from '../package/markdown';
import { pseudoLanguage, untranslated } from '../pseudo';

/** The puzzles of the documentation: an example of each diagnostic, rule and technique. */
const TEXTS = DOCUMENTATION.flatMap(page =>
  fencesOf(readText(page)).flatMap(({ info, text, line }) =>
    info.startsWith('sudoku') ? { place: `${page}:${line}`, text } : [],
  ),
);

/** Number of steps of each path. */
const MOST_STEPS = 6;

/** Words that no language translates: cells, notation, names, and what the user wrote. */
const DATA = /`[^`]*`|\]\([^)]*\)|"[^"]*"|\br\d+c\d+\b|\bSE\b|\d+x\d+|[rcb]\d+/g;

describe('with another display language', () => {
  before(() => setLanguage(pseudoLanguage()));
  after(() => setLanguage(ENGLISH));

  /** Checks that texts have no words outside of translations, except those of the puzzle's file. */
  const check = (title: string, textsOf: (text: string) => Iterable<string>) =>
    it(title, () => {
      const faults = new Set<string>();
      let count = 0;
      for (const { place, text } of TEXTS)
        for (const each of textsOf(text)) {
          count++;
          const words =
            untranslated(each)
              .replace(DATA, ' ')
              .match(/\p{L}{3,}/gu) ?? [];
          if (words.some(word => !text.includes(word))) faults.add(`${place}: ${each}`);
        }
      assert.ok(count > 100, `${count}`);
      assert.deepEqual([...faults], []);
    });

  const puzzlesIn = (text: string): readonly Puzzle[] => parse(text).puzzles;

  check('translates diagnostics', function* (text) {
    for (const puzzle of puzzlesIn(text)) {
      const { diagnostics } = finish(inspect(puzzle, { verdicts: searching() }));
      for (const { message, related } of diagnostics) yield* [message, ...related.map(place => place.message)];
    }
  });

  check('translates code actions', function* (text) {
    const file = parse(text);
    for (const { title } of codeActions({ ...requestIn(file), at: { start: 0, end: text.length } })) yield title;
  });

  check('translates hints and their reasons, for each step of a path', function* (text) {
    for (const puzzle of puzzlesIn(text).filter(isWhole)) {
      const path = new Path(startPositionOf(puzzle));
      // The first steps only: others are of the same techniques.
      for (const _ of path.until(() => path.steps.length >= MOST_STEPS));
      const positions = positionsOf(path);
      for (const [i, step] of path.steps.entries()) {
        for (const stage of [1, 2, 3] as const) {
          const { message, sentence, reason = '' } = hintOf(puzzle, step, stage, positions[i]);
          yield* [message, sentence.head ?? '', sentence.rest, sentence.short, reason];
        }
      }
    }
  });

  check('translates hovers', function* (text) {
    for (const puzzle of puzzlesIn(text)) for (const cell of [0, 1, 10, 15]) yield* hoverOf(puzzle, cell);
  });
});
