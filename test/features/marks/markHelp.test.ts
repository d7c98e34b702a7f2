import assert from 'node:assert/strict';
import { markCompletions, markHoverAt } from '../../../src/features/marks/markHelp';
import { parse } from '../../../src/text/parser/parser';

const FOUR = '1...\n..3.\n....\n.2..\n';
const KEYS = ['# corner:', '# center:', '# color:', '# color 1:', '# strong link:', '# weak link:'];

/** The text without the mark of the cursor, and its offset. */
const at = (marked: string) => ({ text: marked.replace('‸', ''), offset: marked.indexOf('‸') });
const sourceOf = (text: string) => ({ length: text.length, slice: text.slice.bind(text) });

function completions(marked: string) {
  const { text, offset } = at(marked);
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return markCompletions(parse(text), sourceOf(text), before, offset);
}

describe('the completion of mark lines', () => {
  const check = (title: string, marked: string, isOffered: boolean) =>
    it(`${isOffered ? 'lists their keys' : 'has no key'} ${title}`, () =>
      assert.deepEqual(
        completions(marked).map(({ label }) => label),
        isOffered ? KEYS : [],
      ));
  check('directly below a puzzle', `${FOUR}‸`, true);
  check('while one is typed', `${FOUR}# str‸`, true);
  check('below other mark lines', `${FOUR}# corner: r1c3=2\n# strong link: r1c3=2-r1c4=2\n# ‸\n`, true);
  check('below a border', `+--+--+\n|1.|..|\n|..|3.|\n+--+--+\n|..|..|\n|.2|..|\n+--+--+\n‸`, true);
  check('after Windows line endings', `${FOUR.replaceAll('\n', '\r\n')}‸`, true);
  check('below an empty line', `${FOUR}\n‸`, false);
  check('below other text', `${FOUR}words\n‸`, false);
  check('above the first puzzle', `‸\n${FOUR}`, false);

  it('replaces the typed text, and proposes a number for the color of candidates', () => {
    const offered = completions(`${FOUR}  # co‸`);
    assert.deepEqual({ ...offered[3].edit }, { start: 22, end: 26, text: `# color $\{1|1,2,3,4,5,6,7,8,9|}: $0` });
    assert.equal(offered[4].edit.text, '# strong link: $0');
    assert.equal(offered[4].detail, 'Links between two candidates, at least one of which is true: r1c3=4-r4c3=4');
  });

  it('writes keys that are read', () => {
    for (const { label } of completions(`${FOUR}‸`)) {
      const part = label.includes('link') ? 'r1c3=2-r1c4=2' : 'r1c3=2';
      const { text, offset } = at(`${FOUR}${label} ${part}‸`);
      assert.match(markHoverAt(parse(text), sourceOf(text), offset)?.text ?? '', /r1c3/, label);
    }
  });
});

describe('the hover of a mark', () => {
  const LINES = [
    '# corner: r1c3=24',
    '# centre: r2c2=4',
    '# colour: r1c1=29',
    '# color 4: r1c3=24 r9c9=1',
    '# strong link: r1c3=4-r1c4=4',
    '# weak link: r1c4=4>r4c4=4',
  ].join('\n');
  /** Checks the hover at the first place of a word. */
  const check = (word: string, expected: string | undefined, span = word) =>
    it(`is ${expected} for ${word}`, () => {
      const text = `${FOUR}${LINES}\n\n${FOUR}# corner: r1c2=3\n`;
      const found = markHoverAt(parse(text), sourceOf(text), text.lastIndexOf(word) + 1);
      assert.equal(found?.text, expected);
      if (found) assert.equal(text.slice(found.start, found.end), span);
    });
  check('r2c2=4', 'r2c2: center marks 4');
  check('r1c1=29', 'r1c1: colors orange gray');
  check('r1c3=4-', 'Strong link: 4 in r1c3, 4 in r1c4', 'r1c3=4-r1c4=4');
  check('>r4c4=4', 'Weak link from 4 in r1c4 to 4 in r4c4', 'r1c4=4>r4c4=4');
  check('r9c9=1', undefined);
  check('r1c2=3', 'r1c2: corner marks 3');
  check('1...', undefined);
  check('# weak link:', 'Links between two candidates, at most one of which is true: r1c3=4>r4c3=4');
  check('# color 4:', 'Candidates in one of nine colors: r1c3=24');
  it('names the color of candidates', () => {
    const text = `${FOUR}# color 4: r1c3=24\n`;
    const found = markHoverAt(parse(text), sourceOf(text), text.indexOf('r1c3') + 2);
    assert.match(found?.text ?? '', /^r1c3: 2 colored (\w+), 4 colored \1$/);
  });
});
