import assert from 'node:assert/strict';
import { finish } from '../../src/core/pausing';
import { pasting } from '../../src/features/pasting/pasting';
import { compress } from '../../src/formats/shared/lzString';
import { pasting as words } from '../../src/messages/formats/pasting';
import { parse } from '../../src/text/parser/parser';
import { type PuzzleLinkKind, puzzleLinkKindOf } from '../../src/text/puzzleLinks';
import { sudoku } from '../cli/cli';
import { EASY, gridOf } from './texts';

const PAYLOAD = compress(JSON.stringify({ size: 4, antiking: true, grid: Array(4).fill([{}, {}, {}, {}]) }));
const SUDOKU_MAKER = `https://sudokumaker.app/?puzzle=N4IgZg9gTgtghgFwGoFMoGcCWEB2IBcIAjAHQCsJADCADQgAOArgF7MA2KBo${'65gz'.repeat(9)}FAA`;

/** The cells as pzpr writes them: a letter from `g` for one or more empty cells. */
const PZPR = EASY.replace(/\.{1,20}/g, dots => (15 + dots.length).toString(36));

const LINKS: Readonly<Record<PuzzleLinkKind, readonly string[]>> = {
  'unsupported-site': [
    SUDOKU_MAKER,
    'sudokumaker.app/?puzzle=N4',
    'https://beta.sudokumaker.app/abc',
    'https://swaroopg92.github.io/penpa-edit/#m=solve&p=7VRNb5tAEL3z',
  ],
  'on-server': [
    'https://sudokupad.app/abc123',
    'https://sudokupad.app/gas/2021-11-03',
    'https://sudokupad.app/abc123?setting-nogrid=1',
    'https://app.crackingthecryptic.com/sudoku/abc123',
    'https://sudokupad.app/?puzzleid=abc123',
    'https://f-puzzles.com/?id=y123abc',
    'https://www.f-puzzles.com/?id=y123abc',
    'https://tinyurl.com/2p8abcd',
    'https://sudoku.coach/en/s/AbC123',
    'https://sudoku.coach/en/play/xy_12-34',
    'https://logic-masters.de/Raetselportal/Raetsel/zeigen.php?id=000ABC',
  ],
  'cut-off': [
    `https://www.sudokuwiki.org/sudoku.htm?bd=${EASY.slice(1)}`,
    'https://www.sudokuwiki.org/sudoku.htm?bd=S9B0105020b0a0c08090703',
    `https://sudokuexchange.com/play/?s=${EASY.slice(0, 59).replace(/\.+$/, '')}`,
    `https://sudoku.coach/en/play/${EASY.slice(0, 40)}`,
    'https://sudokuexchange.com/play/?s=Bz1bGGaDh',
  ],
  'holds-puzzle': [
    `https://www.f-puzzles.com/?load=${PAYLOAD}`,
    `https://sudokupad.app/fpuzzles${PAYLOAD}`,
    `https://www.sudokuwiki.org/sudoku.htm?bd=${EASY}`,
    `https://sudokuexchange.com/play/?s=${EASY.replaceAll('.', '0')}`,
    `https://sudoku.coach/en/play/${EASY}`,
    `https://sudokupad.app/?puzzleID=fpuzzles${PAYLOAD}`,
    `https://example.org/play?board=${encodeURIComponent(gridOf(EASY))}`,
    `https://example.org/play?level=1&b=${encodeURIComponent([...EASY.replaceAll('.', '0')].join(','))}#start`,
    `https://example.org/play/${EASY.replaceAll('.', '%2E')}`,
    `https://puzz.link/p?sudoku/9/9/${PZPR}`,
    `https://www.google.com/url?q=${encodeURIComponent(`https://www.sudokuwiki.org/sudoku.htm?bd=${EASY}`)}&sa=D`,
    `https://www.google.com/url?sa=D&q=${encodeURIComponent(`https://puzz.link/p?sudoku/9/9/${PZPR}`)}`,
  ],
};
const NONE = [
  'https://sudokupad.app/',
  'https://sudokumaker.app',
  'https://example.com/abc123',
  'https://example.com/?id=123456789012345678901234567890123456',
  'https://sudoku.coach/en/learn/naked-single',
  'f-puzzles',
  'See sudokupad.app/abc',
];

const notesOf = (text: string) =>
  (parse(text).notes ?? []).map(note => [note.reason, text.slice(note.start, note.end)]);

describe('links to puzzles', () => {
  for (const [kind, links] of Object.entries(LINKS)) {
    const about = words.reasons[kind as PuzzleLinkKind](false);
    for (const link of links) {
      it(`${kind}: ${link.slice(0, 60)}`, async () => {
        assert.equal(puzzleLinkKindOf(link), kind);
        for (const text of [link, `${link}\n`, `Words\n\n${link}\n\nWords`, `${gridOf(EASY)}\n\n${link}`]) {
          assert.deepEqual(notesOf(text), [[kind, link]], text);
        }
        assert.deepEqual(parse(`${link}\n`).puzzles, []);
        // The link is the title of a grid.
        const [puzzle] = parse(`${link}\n${gridOf(EASY)}`).puzzles;
        assert.deepEqual(
          [notesOf(`${link}\n${gridOf(EASY)}`), puzzle?.title],
          [[], link.slice(0, 199) + (link.length > 199 ? '…' : '')],
        );
        const pasted = finish(pasting({ text: link }, undefined));
        if (kind === 'holds-puzzle') {
          assert.match(pasted?.text ?? '', link.includes(PAYLOAD) ? /anti-king/ : /^5 3 \./);
          return;
        }
        assert.deepEqual(pasted, { text: link, lost: new Set(), problem: `${about}.` });
        for (const verb of [['check'], ['count'], ['convert', '--to', 'grid'], ['solve']]) {
          const { status, err } = await sudoku(verb, `\n${link}\n`);
          assert.equal(status, 2, verb.join());
          assert.equal(err, `sudoku: input:2: ${about}.\nsudoku: There is no puzzle in input.\n`);
        }
      });
    }
  }
  it('are reported if a part of a compressed puzzle is missing', async () => {
    for (const link of [`https://www.f-puzzles.com/?load=${PAYLOAD}`, `https://sudokupad.app/fpuzzles${PAYLOAD}`]) {
      for (const cut of [link.slice(0, -20), link.slice(0, 45)]) {
        assert.ok(['holds-puzzle', 'cut-off'].includes(puzzleLinkKindOf(cut) ?? ''), cut);
        assert.match(
          finish(pasting({ text: cut }, undefined))?.problem ?? '',
          /cut off|a part of the puzzle is missing/,
        );
        const { status, err } = await sudoku(['solve'], `${cut}\n`);
        assert.equal(status, 2);
        assert.match(err, /cut off|a part of the puzzle is missing/);
      }
    }
  });
  it('hold a 6x6 puzzle, which is read when it is pasted', () => {
    const link = 'https://example.org/six?grid=1.5.6.......4...1....4..5..6..31...5';
    assert.deepEqual(notesOf(link), [['holds-puzzle', link]]);
    assert.match(finish(pasting({ text: link }, undefined))?.text ?? '', /^1 \. 5 \| \. 6 \./);
  });
  it('are not found in other texts', () => {
    for (const text of NONE) {
      assert.equal(puzzleLinkKindOf(text), undefined, text);
      assert.deepEqual(notesOf(text), [], text);
    }
  });
  it('are reported in a file with puzzles, as information', async () => {
    const { out, err, status } = await sudoku(['check'], `${EASY}\n\n${SUDOKU_MAKER}\n`);
    assert.deepEqual([status, err], [0, '']);
    assert.equal(out, `input:3:1: information: ${words.reasons['unsupported-site'](false)} [not-read]\n`);
  });
  it('of SudokuMaker are not read as a 16x16 grid', () => {
    for (const length of [80, 150, 190, 224, 240, 256, 300, 625]) {
      const link = `https://sudokumaker.app/?puzzle=${'N4IgZg9gTgtghgFwGo'.repeat(40)}`.slice(0, length);
      assert.deepEqual([parse(link).puzzles, notesOf(link)], [[], [['unsupported-site', link]]]);
    }
  });
});
