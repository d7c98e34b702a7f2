import assert from 'node:assert/strict';
import {
  type AnnotationScope,
  Annotations,
  annotatedIn,
  annotating,
  checkedEdits,
} from '../../../src/features/collection/annotating';
import { applied } from '../../../src/text/edits';
import { parse } from '../../../src/text/parser/parser';
import { finish } from '../../../src/text/work';
import { EASY, gridOf } from '../../text/texts';
import { difficultyOf, documentOf, gridWith, HARD, unknownDifficulty, verdicts } from './documents';

const RATED_EASY = '# rated: Easy, SE 1.2, 30 clues: Full House, Naked Single';
const RATED_HARD =
  '# rated: Medium, SE 2.6, 17 clues: Full House, Naked Single, Hidden Single, Locked Triple, Locked Candidates Type 1 (Pointing)';

function begun(text: string, scope: AnnotationScope = 'all') {
  const document = documentOf(text);
  const annotations = new Annotations(document.count, scope);
  const work = annotating(document, annotations, verdicts, difficultyOf);
  const result = () => {
    const edits = finish(checkedEdits(document, annotations.edits));
    return typeof edits === 'number' ? assert.fail(`refused for ${edits}`) : applied(text, edits);
  };
  return { document, annotations, work, result };
}

function annotated(text: string, scope?: AnnotationScope): string {
  const { work, result } = begun(text, scope);
  finish(work);
  return result();
}

describe('annotations', () => {
  it('are written above each puzzle, including its title', () => {
    const grid = gridOf(HARD);
    assert.equal(
      annotated(`${EASY}\n\n# Title\n${grid}\n`),
      `${RATED_EASY}\n${EASY}\n\n${RATED_HARD}\n# Title\n${grid}\n`,
    );
  });
  it('are replaced, so that a second run changes nothing', () => {
    const text = `# rated: Hard, SE 4.0, 30 clues\n# A\n${EASY}\n${HARD}\n`;
    const once = annotated(text);
    assert.equal(once, `${RATED_EASY}\n# A\n${EASY}\n${RATED_HARD}\n${HARD}\n`);
    assert.equal(annotated(once), once);
  });
  it('are replaced above a title that starts with a digit', () => {
    for (const title of ['01 Monday', '1. Monday', '5 stars']) {
      const once = annotated(`${title}\n${gridOf(EASY)}\n`);
      assert.ok(once.startsWith(RATED_EASY), once);
      assert.equal(annotated(once), once);
    }
  });
  it('are replaced above a title that is above an empty line', () => {
    for (const newline of ['\n', '\r\n']) {
      const text = `${HARD}\n\nA title\n\n${EASY}\n`.replaceAll('\n', newline);
      const once = annotated(text);
      assert.equal(once, `${RATED_HARD}\n${HARD}\n\n${RATED_EASY}\nA title\n\n${EASY}\n`.replaceAll('\n', newline));
      assert.equal(annotated(once), once);
    }
  });
  it('are not titles', () => {
    const titles = (text: string) => parse(text).puzzles.map(({ title }) => title);
    assert.deepEqual(titles(annotated(`# A\n${EASY}\n${HARD}\n`)), ['A', undefined]);
  });
  it('explain why a puzzle has no rating, and skip unreadable puzzles', () => {
    const open = EASY.replace(/[89]/g, '.');
    assert.equal(
      annotated(`${open}\r\n${EASY.slice(1)}\r\n`),
      `# rated: several solutions, 21 clues\r\n${open}\r\n${EASY.slice(1)}\r\n`,
    );
  });
  it('correct a header', () =>
    assert.equal(
      annotated(`#AMe\n#LHard\n[Puzzle]\n${gridOf(EASY)}\n`),
      `${RATED_EASY}\n#AMe\n#LEasy\n[Puzzle]\n${gridOf(EASY)}\n`,
    ));
  it('are kept if they were found before Cancel, and the next run continues', () => {
    const text = `${EASY}\n${HARD}\n${EASY}\n`;
    const { annotations, work, result } = begun(text);
    while (annotations.annotated < 2) work.next();
    const part = result();
    assert.equal(part, `${RATED_EASY}\n${EASY}\n${RATED_HARD}\n${HARD}\n${EASY}\n`);
    assert.equal(finish(annotatedIn(begun(part).document)), 2);
    const rest = begun(part, 'rest');
    finish(rest.work);
    assert.equal(rest.annotations.annotated, 1);
    assert.equal(rest.result(), annotated(text));
  });
});

describe('annotating', () => {
  it('counts the examined and the correct puzzles, puzzle by puzzle', () => {
    const document = documentOf(`${gridWith(3)}\n\n# rated: x\n${gridWith(4)}\n\n${gridWith(5).replace('4', 'q')}\n`);
    const verdicts = {
      // biome-ignore lint/correctness/useYield: nothing to find out
      *check() {
        return undefined;
      },
    };
    const progress = (scope: 'all' | 'rest') => {
      const annotations = new Annotations(document.count, scope);
      const seen = [[annotations.done, annotations.annotated]];
      for (const _ of annotating(document, annotations, verdicts, unknownDifficulty)) {
        const now = [annotations.done, annotations.annotated];
        if (now[0] !== seen.at(-1)?.[0]) seen.push(now);
      }
      return [seen, annotations.edits.length];
    };
    assert.deepEqual(progress('all'), [
      [
        [0, 0],
        [1, 1],
        [2, 2],
        [3, 2],
      ],
      2,
    ]);
    assert.deepEqual(progress('rest'), [
      [
        [0, 0],
        [1, 1],
        [2, 1],
        [3, 1],
      ],
      1,
    ]);
  });
});
