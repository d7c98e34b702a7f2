/** Playing: the offered buttons, the clock, the end, and numbers of two digits while they are typed. */
import assert from 'node:assert/strict';
import type { Situation } from '../../../src/board/page/situation';
import type { Snapshot } from '../../../src/board/protocol/snapshot';
import { changed, NINE, snapshotOf, sparse } from '../../board/snapshots';
import type { BoardPage } from './boardPage.mts';
import { type BoardTest, onPage, STEP } from './onPage.mts';
import type { StandIn } from './standIn.mts';

declare const standIn: StandIn;

const nine = snapshotOf(NINE);
const PLAYED = {
  ...nine,
  locked: { cells: [...nine.digits.keys()].filter(cell => nine.digits[cell] !== 0), reason: 'given' },
} as const;

/** A grid of 4x4 that lacks only its last digit, and the same with it. */
const ALMOST = {
  ...snapshotOf('....3412....234.'),
  digits: [...'123434122143432'].map(Number).concat(0),
};
const DIGITS = changed(ALMOST.digits, { 15: 1 });

/** The offered commands: buttons, the primary one with a star, and the entries of the menu by group. */
export async function shown(board: BoardPage): Promise<string> {
  return board.page.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(({ hidden }) => !hidden);
    const buttons = seen('.commands > button:not(.icon)').map(
      each => `${each.textContent}${each.classList.contains('primary') ? '*' : ''}`,
    );
    const groups = seen('.menu > [role=group]').map(group => {
      const entries = [...group.querySelectorAll<HTMLElement>('button')].filter(({ hidden }) => !hidden);
      return `${group.getAttribute('aria-label')}: ${entries.map(({ textContent }) => textContent).join(', ')}`;
    });
    return [buttons.join(', '), ...groups].join(' | ');
  });
}

const MISTAKES = 'Explain Mistake, Go Back to Before the Mistake';
const VIEW = 'View: Digit Pad, Keyboard Shortcuts';
const LEARN = 'Learn: All Steps…, Solution Path, Walk Through Solution';
const LEARN_ALL = LEARN.replace(':', ': Hint,');
const REPLAY = 'Replay My Solve';
/** The group of a puzzle with entries. */
const LEARN_PLAYED = LEARN.replace('Walk', `${REPLAY}, Walk`);

const clock = (board: BoardPage) => board.page.getByRole('timer');

/** Enters the last digit, and the document accepts it. */
async function finish(board: BoardPage): Promise<void> {
  await board.cell(15).click();
  await board.page.evaluate('standIn.answers = false');
  await board.press('1');
  const { version, hasClock } = (await board.page.evaluate('standIn.snapshot')) as Snapshot;
  const snapshot = { ...ALMOST, hasClock, digits: DIGITS, isSolved: true, version: version + 10 };
  await board.post({ type: 'snapshot', snapshot, answered: 1 });
  await board.page.evaluate(given => {
    standIn.snapshot = given;
  }, snapshot);
}

const isCelebrated = async (board: BoardPage) => (await board.page.locator('.finished').count()) === 1;

/** Hides the page, or makes it visible again. */
async function see(board: BoardPage, state: 'visible' | 'hidden'): Promise<void> {
  await board.page.evaluate(given => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: given });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

const buttons = onPage('only the buttons that fit the state of a puzzle are shown', nine, async board => {
  const click = (name: string) => board.page.getByRole('button', { name, exact: true }).click();
  const is = async (...parts: readonly string[]) => assert.equal(await shown(board), parts.join(' | '));
  await board.change({ canStart: true });
  await is('Hint, Start Playing*', 'Play: Reveal Cell, Solve', LEARN, 'Edit: Add Rule…', VIEW);
  await click('Start Playing');
  await board.change({ ...PLAYED, canStart: false });
  await is('Hint*, Check', 'Play: Reveal Cell, Solve', LEARN, VIEW);
  await board.cell(4).click();
  await board.choose('Reveal Cell');
  await board.change({ digits: changed(nine.digits, { 4: 9 }) });
  await is('Hint*, Check', `Play: ${MISTAKES}, Reveal Cell, Solve, Restart`, LEARN_PLAYED, VIEW);
  for (const name of ['Explain Mistake', 'Solve', 'Restart']) await board.choose(name);
  await board.change({ step: STEP });
  await is('Next*, Apply', `Play: Check, ${MISTAKES}, Reveal Cell, Solve, Restart`, LEARN_PLAYED, VIEW);
  await board.change({ step: { ...STEP, exercise: 'open' } });
  assert.match(await shown(board), /^Hint\* \|/);
  await board.change({ step: { ...STEP, exercise: 'found' } });
  assert.match(await shown(board), /^Hint, Next Exercise\* \|/);
  await click('Next Exercise');
  await board.page.evaluate('delete standIn.snapshot.step');
  await board.change({ digits: nine.digits.map(digit => digit || 1), isSolved: true });
  await is('Next Puzzle*, Restart, Check', `Learn: ${REPLAY}`, VIEW);
  await board.change({ hasOthers: false });
  await is('Restart, Check*', `Learn: ${REPLAY}`, VIEW);
  await board.change({ hasOthers: true });
  await board.change({ digits: nine.digits, isSolved: false, locked: { cells: 'all', reason: 'read-only' } });
  await is('Hint*', LEARN, VIEW);
  assert.deepEqual(
    (await board.sent()).filter(({ type }) => type === 'command'),
    [
      { type: 'command', command: 'sudoku.startPlaying' },
      { type: 'command', command: 'sudoku.revealCell', cell: 4 },
      { type: 'command', command: 'sudoku.explainMistake', cell: 4 },
      { type: 'command', command: 'sudoku.solvePuzzle' },
      { type: 'command', command: 'sudoku.restart' },
      { type: 'command', command: 'sudoku.nextExercise' },
    ],
  );
});

const setting = onPage(
  'a puzzle with several solutions offers rules, even while it is checked again',
  nine,
  async board => {
    const is = async (...parts: readonly string[]) => assert.equal(await shown(board), parts.join(' | '));
    await board.change({ canStart: true, isAmbiguous: true });
    await is('Add Rule…, Check*', 'Play: Start Playing, Solve', LEARN_ALL, VIEW);
    await board.change({ digits: changed(nine.digits, { 4: 9 }), isAmbiguous: false, isChecked: false });
    await is(
      'Add Rule…, Check*',
      'Play: Start Playing, Solve, Restart',
      LEARN_ALL.replace('Walk', `${REPLAY}, Walk`),
      VIEW,
    );
    await board.change({ isChecked: true });
    const play = `Play: Start Playing, ${MISTAKES}, Reveal Cell, Solve, Restart`;
    await is('Hint*, Check', play, LEARN_PLAYED, 'Edit: Add Rule…', VIEW);
  },
);

const WALK = { ...STEP, inPath: { index: 0, count: 3 } };
/** A change of the snapshot for each situation. */
const SITUATIONS: Readonly<Record<Situation, Partial<Snapshot>>> = {
  fresh: { canStart: true },
  solving: { ...PLAYED },
  faulty: { ...PLAYED, problems: [{ cell: 2, kind: 'broken rule', message: 'cage 8 adds up to 9' }] },
  learning: { step: STEP },
  practicing: { step: { ...STEP, exercise: 'open' } },
  practiced: { step: { ...STEP, exercise: 'found' } },
  walking: { step: WALK },
  setting: { canStart: true, isAmbiguous: true },
  begun: { digits: nine.digits.map(() => 0) },
  unlocked: { guard: 'off' },
  solved: { digits: nine.digits.map(digit => digit || 1), isSolved: true },
  reading: { locked: { cells: 'all', reason: 'read-only' } },
};

const primary = Object.entries(SITUATIONS).map(([situation, changes]) =>
  onPage(
    `${situation === 'begun' ? 'no' : 'one'} primary button is shown: ${situation}`,
    { ...nine, ...changes },
    async board => {
      const others = board.page.getByRole('button', { name: 'Next Puzzle', exact: true });
      const count = situation === 'begun' ? 0 : 1;
      const hasOne = async () => assert.equal(await board.page.locator('button.primary:visible').count(), count);
      await hasOne();
      if (situation !== 'solved') return;
      assert.equal(await others.locator('visible=true').count(), 2);
      await board.change({ hasOthers: false });
      await hasOne();
    },
  ),
);

const few = onPage('at most five buttons are next to the menu, in one row', nine, async board => {
  for (const [situation, changes] of Object.entries(SITUATIONS)) {
    await board.change({ ...nine, step: undefined, locked: undefined, guard: undefined, ...changes });
    const boxes = await board.page
      .locator('.commands button:visible')
      .evaluateAll(all => all.map(each => Math.round(each.getBoundingClientRect().top)));
    assert.ok(boxes.length <= 5, `${situation}: ${boxes.length}`);
    assert.equal(new Set(boxes).size, 1, situation);
  }
});

const time = [
  onPage('the clock is off by default', nine, async board => {
    assert.equal(await clock(board).isVisible(), false);
  }),
  onPage(
    'the clock counts while the puzzle is visible and not solved',
    ALMOST,
    async board => {
      await board.stopClock();
      await board.change({ hasClock: true });
      assert.equal(await clock(board).textContent(), '0:00');
      assert.equal(await clock(board).getAttribute('aria-live'), 'off');
      await board.page.clock.runFor(65_000);
      assert.equal(await clock(board).textContent(), '1:05');
      await see(board, 'hidden');
      await board.page.clock.runFor(60_000);
      await see(board, 'visible');
      await board.page.clock.runFor(5000);
      assert.equal(await clock(board).textContent(), '1:10');
      await board.post({ type: 'nothing', message: 'Nothing.' });
      await board.page.clock.runFor(60_000);
      const other = { ...snapshotOf(sparse(4)), start: 500, hasClock: true, version: 50 };
      await board.change(other);
      await board.page.clock.runFor(3000);
      assert.equal(await clock(board).textContent(), '0:03');
      await board.change({ ...ALMOST, hasClock: true, version: 60 });
      assert.equal(await clock(board).textContent(), '1:10');
      await finish(board);
      await board.page.clock.runFor(60_000);
      assert.equal(await clock(board).textContent(), '1:10');
      assert.equal(await board.page.locator('.message').textContent(), 'Solved in 1:10. Well done!');
      await board.change({ digits: ALMOST.givens, isSolved: false });
      assert.equal(await clock(board).textContent(), '0:00');
    },
    { setsClock: true },
  ),
  onPage(
    'the time survives a reload, and is not announced',
    nine,
    async board => {
      await board.stopClock();
      await board.change({ hasClock: true });
      await board.page.clock.runFor(20_000);
      assert.equal(await board.page.locator('.spoken').textContent(), '');
      await board.page.clock.resume(); // a page does not load while its clock is stopped
      await board.page.reload();
      await board.shown();
      await board.change({ hasClock: true });
      assert.match((await clock(board).textContent()) ?? '', /^(?:0:[2-5]|[1-9]\d*:)\d/);
    },
    { setsClock: true },
  ),
];

const end = [
  onPage(
    'a finished puzzle is announced once, and its grid is highlighted until the next action',
    ALMOST,
    async board => {
      const message = board.page.locator('.message');
      await finish(board);
      assert.equal(await message.textContent(), 'Solved. Well done!');
      assert.equal(await isCelebrated(board), true);
      await board.change({ status: '4x4 · ✓ Solved' });
      assert.equal(await message.textContent(), 'Solved. Well done!');
      assert.equal(await isCelebrated(board), true);
      await board.press('Control+z');
      assert.equal(await isCelebrated(board), false);
      assert.equal(await message.textContent(), '');
      await board.post({ type: 'snapshot', snapshot: { ...ALMOST, version: 40 }, answered: 1 });
      await board.press('Control+y');
      const again = { ...ALMOST, digits: DIGITS, isSolved: true, version: 41 };
      await board.post({ type: 'snapshot', snapshot: again, answered: 1 });
      assert.equal(await isCelebrated(board), false);
      assert.equal(await message.textContent(), '');
    },
  ),
  onPage('the last of two fast digits finishes a puzzle', ALMOST, async board => {
    await board.change({ digits: changed(ALMOST.digits, { 14: 0 }) });
    await board.page.evaluate('standIn.answers = false');
    await board.cell(14).click();
    await board.press('2', 'ArrowRight', '1');
    const before = { ...ALMOST, version: 80 };
    await board.post({ type: 'snapshot', snapshot: before, answered: 1 });
    assert.equal(await isCelebrated(board), false);
    const snapshot = { ...ALMOST, digits: DIGITS, isSolved: true, version: 81 };
    await board.post({ type: 'snapshot', snapshot, answered: 2 });
    assert.equal(await isCelebrated(board), true);
  }),
  onPage('the gleam is shown only if motion is not reduced', ALMOST, async board => {
    const animation = () =>
      board.page.evaluate(() => getComputedStyle(document.querySelector('.frame')!, '::after').animationName);
    await finish(board);
    assert.equal(await animation(), 'finished');
    await board.page.emulateMedia({ reducedMotion: 'reduce' });
    assert.equal(await animation(), 'none');
    assert.equal(await isCelebrated(board), true);
  }),
  onPage(
    'a puzzle whose last digit a button of the page writes has the same frame and message',
    ALMOST,
    async board => {
      await board.choose('Reveal Cell');
      await board.change({ digits: DIGITS, isSolved: true });
      assert.equal(await isCelebrated(board), true);
      assert.match((await board.page.locator('.message').textContent()) ?? '', /^Solved/);
    },
  ),
  onPage('solving the whole puzzle by a command is not celebrated', ALMOST, async board => {
    await board.choose('Solve');
    await board.change({ digits: DIGITS, isSolved: true });
    assert.equal(await isCelebrated(board), false);
    assert.equal(await board.page.locator('.message').textContent(), '');
  }),
  onPage('a puzzle that is already finished, or is solved elsewhere, is not celebrated', ALMOST, async board => {
    const solved = { digits: DIGITS, isSolved: true };
    await board.change(solved);
    assert.equal(await isCelebrated(board), false);
    await board.change({ ...snapshotOf(sparse(4)), start: 500, version: 50 });
    await board.change({ ...ALMOST, ...solved, version: 60 });
    assert.equal(await isCelebrated(board), false);
    assert.equal(await board.page.locator('.message').textContent(), '');
  }),
  onPage('another puzzle starts at its first cell, and without a title it has its number', ALMOST, async board => {
    await board.cell(6).click();
    const heading = () => board.page.locator('header h1').textContent();
    const other = { ...snapshotOf(sparse(4)), start: 500, version: 50, title: '', index: 2 };
    await board.change(other);
    assert.deepEqual(await board.selected(), [0]);
    assert.equal(await heading(), 'Puzzle 3');
    assert.match((await board.page.getByRole('grid').getAttribute('aria-label')) ?? '', /^Puzzle 3, /);
    await board.untilSaid('Puzzle 3, ');
    await board.page.evaluate('delete standIn.snapshot.index');
    await board.change({});
    assert.equal(await heading(), 'Sudoku');
  }),
  onPage('another puzzle is not highlighted', ALMOST, async board => {
    await finish(board);
    const other = { ...snapshotOf('1234341221434321'), givens: snapshotOf(sparse(4)).givens, start: 500, version: 50 };
    await board.change({ ...other, isSolved: true });
    assert.equal(await isCelebrated(board), false);
  }),
];

const NUMBERS = { ...snapshotOf(sparse(16)), symbols: Array.from({ length: 16 }, (_, i) => `${i + 1}`) };
const number = [
  onPage('the first digit of a number is drawn, and written when it is certain', NUMBERS, async board => {
    const drawn = () => board.page.locator('.board .entry').allTextContents();
    await board.press('ArrowRight', '1');
    assert.deepEqual(await drawn(), ['1']);
    assert.deepEqual(await board.intents(), []);
    await board.press('4');
    assert.deepEqual(await board.intents(), [{ kind: 'setDigit', cells: [1], digit: 14 }]);
    await board.press('1');
    await board.page.evaluate(() => window.dispatchEvent(new Event('blur')));
    assert.deepEqual((await board.intents()).at(-1), { kind: 'setDigit', cells: [1], digit: 1 });
  }),
  onPage('the first digit of a number is not written into another puzzle', NUMBERS, async board => {
    await board.press('ArrowRight', '1');
    await board.change({ ...NUMBERS, givens: NUMBERS.givens.map(() => 0), start: 900, version: 50 });
    await board.press('ArrowRight', 'Tab');
    assert.deepEqual(await board.intents(), []);
  }),
];

/** The tests. */
export const PLAY: readonly BoardTest[] = [buttons, setting, ...primary, few, ...time, ...end, ...number];
