/** The keys of the benchmarks of typing: several kinds, at places all over a text. */

/** A key: an edit of a text. */
export interface Key {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The kinds of keys. */
export const KINDS = {
  grid: 'a digit in a grid',
  sum: 'a digit of a sum',
  cell: 'a cell of a cage',
  mistake: 'a mistake in a rule, and its repair',
  line: 'the letters of a new rule',
} as const;

export type Kind = keyof typeof KINDS;

/** The rule that is typed letter by letter. */
const NEW_RULE = '\nkiller cage 12: r45c6';

/** Yields `count` keys, one after another, all over a text as it is before the first. After them the text is nearly unchanged. */
export function* keysIn(text: string, kind: Kind, count: number): Generator<Key> {
  const places = placesOf(text, kind);
  for (let made = 0, i = 0; made < count; i++) {
    const at = places[(i * 37) % places.length];
    const keys = [...keysAt(text, kind, at, i)];
    yield* keys;
    made += keys.length;
  }
}

/** The places for keys of a kind. */
function placesOf(text: string, kind: Kind): readonly number[] {
  const pattern = { grid: /\./g, sum: /\d(?=:)/g, cell: /\d(?=\n)/g, mistake: /:/g, line: /(?=\n\n)/g }[kind];
  const cells = kind === 'cell' ? /^cage.*\d$/ : undefined;
  const all = [...text.matchAll(pattern)].map(({ index }) => index);
  return cells ? all.filter(at => cells.test(text.slice(text.lastIndexOf('\n', at) + 1, at + 1))) : all;
}

/** A change and its reversal. */
function* keysAt(text: string, kind: Kind, at: number, i: number): Generator<Key> {
  const before = text[at];
  const replaced = (by: string): Key[] => [
    { start: at, end: at + 1, text: by },
    { start: at, end: at + 1, text: before },
  ];
  if (kind === 'grid') yield* replaced(`${1 + (i % 9)}`);
  else if (kind === 'sum' || kind === 'cell') yield* replaced(`${1 + (Number(before) % 9)}`);
  else if (kind === 'mistake')
    yield* [
      { start: at, end: at + 1, text: '' },
      { start: at, end: at, text: before },
    ];
  else {
    for (const [k, letter] of [...NEW_RULE].entries()) yield { start: at + k, end: at + k, text: letter };
    yield { start: at, end: at + NEW_RULE.length, text: '' };
  }
}
