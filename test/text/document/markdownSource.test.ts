import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { TextChange } from '../../../src/text/document/changes';
import type { TextSource } from '../../../src/text/document/document';
import { Documents } from '../../../src/text/document/documents';
import { MarkdownSource } from '../../../src/text/document/markdownSource';
import { applied } from '../../../src/text/edits';
import { marksEdits, marksOf } from '../../../src/text/marks/marks';
import { FILE_SEPARATOR, parse } from '../../../src/text/parser/parser';
import { RUNS } from '../../core/arbitraries';

const FOUR = '12..\n3..2\n....\n2..1\n';

/** A Markdown text that can be edited. */
class Markdown implements TextSource {
  version = 1;

  constructor(public text: string) {}

  get length(): number {
    return this.text.length;
  }

  slice(start: number, end: number): string {
    return this.text.slice(start, end);
  }

  edit(start: number, removed: number, added: string): TextChange {
    this.text = this.text.slice(0, start) + added + this.text.slice(start + removed);
    this.version++;
    return { start, removed, added: added.length, movesLines: true };
  }
}

const readOf = (text: string) => {
  const source = new MarkdownSource(new Markdown(text));
  return source.slice(0, source.length);
};

/** The lines that the source leaves of a text: `·` for blanked lines, and `|` at the start of a block. */
const linesOf = (text: string) =>
  readOf(text)
    .split(/\r\n|\n|\r/)
    .map(line =>
      line
        .replace(FILE_SEPARATOR, '|')
        .replace(/^[|] *$/, '|')
        .replace(/^ *$/, '·'),
    );

describe('a Markdown source', () => {
  const check = (name: string, text: string, lines: readonly string[]) =>
    it(name, () => {
      assert.deepEqual(linesOf(text), lines);
      const read = readOf(text);
      assert.equal(read.length, text.length);
      assert.equal(read.replace(/[^\r\n]/g, ''), text.replace(/[^\r\n]/g, ''));
    });

  check('keeps blocks', 'Text\n```sudoku\n12\n```\n34', ['·', '|', '12', '·', '·']);
  check('blanks other blocks', '```\n12\n```\n```js\n34\n```\n```sudokuX\n5', Array(8).fill('·'));
  check('keeps every line ending', 'a\r\n```sudoku\r\n12\r\n\r\n```\r\nb\rc', ['·', '|', '12', '·', '·', '·', '·']);
  check('keeps a block with more words after its language', '~~~ Sudoku candidates\n12\n~~~', ['|', '12', '·']);
  check('keeps a block that is not closed', '```sudoku\n12\n', ['|', '12', '·']);
  check('keeps a block up to a fence that is at least as long', '````sudoku\n12\n```\n~~~~\n`````\n34', [
    '|',
    '12',
    '```',
    '~~~~',
    '·',
    '·',
  ]);
  check('blanks an example of a block', '````md\n```sudoku\n12\n```\n````\n34', Array(6).fill('·'));
  check('blanks a code span', '``` sudoku ``` \n12\n', Array(3).fill('·'));
  check('keeps blocks in a list', '1. ```sudoku\n   12\n   ```\n- a\n  ~~~sudoku\n  34\n  ~~~', [
    '|',
    '   12',
    '·',
    '·',
    '|',
    '  34',
    '·',
  ]);
  check('keeps indented code that looks like a fence', '```sudoku\n12\n    ```\n34\n```', [
    '|',
    '12',
    '    ```',
    '34',
    '·',
  ]);
  check('blanks a quote', '> ```sudoku\n> 12\n> ```\n', Array(4).fill('·'));

  it('gives the same text in pieces', () => {
    const text = `# A\n\n\`\`\`sudoku\n${FOUR}\`\`\`\nB\n~~~sudoku\r\n${FOUR}~~~\n`;
    const source = new MarkdownSource(new Markdown(text));
    const whole = source.slice(0, text.length);
    for (let start = 0; start <= text.length; start++)
      for (let end = start; end <= text.length; end++) assert.equal(source.slice(start, end), whole.slice(start, end));
  });

  it('finds a block while it searches a long text in pieces', () => {
    const text = `${'Some words.\n'.repeat(20_000)}\`\`\`sudoku\n${FOUR}\`\`\`\n`;
    const source = new MarkdownSource(new Markdown(text));
    let pauses = 0;
    for (const _ of source.searching()) pauses++;
    assert.ok(pauses >= 3);
    assert.equal(source.slice(0, text.length).trim().slice(1).trim(), FOUR.trim());
  });

  it('separates blocks: rows, titles and sections of one do not apply to another', () => {
    const block = (text: string) => `\`\`\`sudoku\n${text}\`\`\`\n`;
    const titlesOf = (text: string) => parse(readOf(text)).puzzles.map(({ title = '' }) => title);
    assert.deepEqual(titlesOf(block('12..\n3..2\n') + block('....\n2..1\n')), []);
    assert.deepEqual(titlesOf(`# Heading\n${block('Title\n')}${block(FOUR)}`), ['']);
    assert.deepEqual(titlesOf(block(`Title\n${FOUR}`)), ['Title']);
    const puzzles = parse(readOf(block(`[Puzzle]\n${FOUR}`) + block(`[State]\n${FOUR}`))).puzzles;
    assert.equal(puzzles.length, 2);
  });
});

describe('Markdown that is edited', () => {
  const lines = fc.constantFrom(
    `\`\`\`sudoku\n${FOUR}\`\`\``,
    `Title\n${FOUR}`,
    FOUR,

    '```sudoku',
    '```',
    '~~~sudoku',
    '~~~',
    '````',
    '- ```sudoku',
    '   ```',
    'text',
    '',
    '12..',
    '3..2',
    '....',
    '2..1',
    '[Puzzle]',
    '[State]',
    '# corner: r1c3=3',
  );
  const text = fc
    .array(fc.tuple(lines, fc.constantFrom('\n', '\n', '\r\n')), { maxLength: 30 })
    .map(all => all.flat().join(''));
  const edit = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.nat(30),
    typed: fc.oneof(text, fc.constantFrom('`', '1', '\n', ' ', '')),
  });

  it('has the puzzles of a new parse', () => {
    fc.assert(
      fc.property(text, fc.array(edit, { maxLength: 8 }), fc.array(fc.boolean()), (start, edits, looks) => {
        const document = new Markdown(start);
        const source = new MarkdownSource(document);
        const documents = new Documents<Markdown>({ now: () => 0, sourceOf: () => assert.fail() });
        documents.readAs(document, source);
        for (const [i, { at, cut, typed }] of edits.entries()) {
          if (looks[i]) for (const _ of documents.puzzlesOf(document).reading());
          const offset = Math.floor(at * document.length);
          const removed = Math.min(cut, document.length - offset);
          const change = document.edit(offset, removed, typed);
          if (i < edits.length - 1 || !looks[i]) documents.changed(document, [change]); // otherwise it is missed
        }
        const puzzles = documents.puzzlesOf(document);
        assert.equal(source.slice(0, source.length), readOf(document.text));
        for (const _ of puzzles.reading());
        const spans = (all: Iterable<{ start: number; end: number; title?: string }>) =>
          [...all].map(({ start, end, title }) => ({ start, end, title }));
        assert.deepEqual(spans(puzzles.puzzles()), spans(parse(readOf(document.text)).puzzles));
      }),
      RUNS,
    );
  });

  it('is read again only if a fence changes', () => {
    const document = new Markdown(`Text\n\`\`\`sudoku\n${FOUR}\`\`\`\nmore text`);
    const source = new MarkdownSource(document);
    source.slice(0, 1);
    const inBlock = document.edit(document.text.indexOf('12..') + 2, 1, '3');
    assert.deepEqual(source.edited([inBlock]), [inBlock]);
    const fence = document.edit(document.text.length - 12, 0, '\n```\n');
    assert.deepEqual(source.edited([fence]), [
      { start: 0, removed: document.length - 5, added: document.length, movesLines: true },
    ]);
  });

  const marked = (name: string, text: string, expected: string) =>
    it(`gets marks inside the fence: ${name}`, () => {
      const source = new MarkdownSource(new Markdown(text));
      const [puzzle] = parse(source.slice(0, source.length)).puzzles;
      const marks = marksOf(puzzle, source);
      const corner = marks.corner.map((mask, cell) => (cell === 2 ? 0b101 : mask));
      assert.equal(applied(text, marksEdits(puzzle, source, { ...marks, corner }) ?? []), expected);
    });

  const fenced = (content: string) => `\`\`\`sudoku\n${content}\`\`\`\n# Heading\n`;
  marked('below the grid', fenced(FOUR), fenced(`${FOUR}# corner: r1c3=13\n`));
  marked(
    'in a block in a list',
    `- ${fenced(FOUR).replaceAll('\n', '\n  ')}`,
    `- ${fenced(`${FOUR}# corner: r1c3=13\n`).replaceAll('\n', '\n  ')}`,
  );
  marked(
    'below a frame',
    fenced(`+-----+\n| 12.. |\n| 3..2 |\n| .... |\n| 2..1 |\n+-----+\n`),
    fenced(`+-----+\n| 12.. |\n| 3..2 |\n| .... |\n| 2..1 |\n+-----+\n# corner: r1c3=13\n`),
  );
  marked('in a block that is not closed', `\`\`\`sudoku\n${FOUR.trim()}`, `\`\`\`sudoku\n${FOUR}# corner: r1c3=13`);
});
