/** Texts with small changes, as people and programs make them. */

import { seeded, seedOf } from './seeded';

type Choose = (below: number) => number;

/** Characters that mean something in some form of a puzzle. */
const SIGNS = [...'0.19*|-+#% \n\tA[](){}=,;:\'"<>&\\/_xr', '\r\n', '  ', '12', '10', '# ', '\n\n', '1.', 'é', '□'];

const splice = (text: string, at: number, removed: number, added = '') =>
  text.slice(0, at) + added + text.slice(at + removed);

const changedLines = (text: string, change: (lines: string[], at: number) => void, choose: Choose) => {
  const lines = text.split('\n');
  change(lines, choose(lines.length));
  return lines.join('\n');
};

const CHANGES: readonly ((text: string, choose: Choose) => string)[] = [
  (text, choose) => splice(text, choose(text.length), 1),
  (text, choose) => splice(text, choose(text.length + 1), 0, SIGNS[choose(SIGNS.length)]),
  (text, choose) => splice(text, choose(text.length), 1, SIGNS[choose(SIGNS.length)]),
  (text, choose) => changedLines(text, (lines, at) => lines.splice(at, 1), choose),
  (text, choose) => changedLines(text, (lines, at) => lines.splice(at, 0, lines[at]), choose),
  (text, choose) =>
    changedLines(text, (lines, at) => lines.splice(at, 2, ...lines.slice(at, at + 2).reverse()), choose),
  (text, choose) => changedLines(text, (lines, at) => lines.splice(at, 0, ''), choose),
  (text, choose) => changedLines(text, (lines, at) => lines.splice(at, 2, lines.slice(at, at + 2).join(' ')), choose),
  (text, choose) => changedLines(text, (lines, at) => lines.splice(at, 1, `  ${lines[at]}`), choose),
  (text, choose) => changedLines(text, (lines, at) => lines.splice(at, 1, `${lines[at]} and words`), choose),
  (text, choose) => changedLines(text, (lines, at) => lines.splice(at, 1, `${lines[at]} # 12`), choose),
  (text, choose) => changedLines(text, (lines, at) => lines.splice(at, 0, 'A title'), choose),
  (text, choose) => text.slice(0, choose(text.length)),
  (text, choose) => text.slice(choose(text.length)),
  text => text.replaceAll('\n', '\r\n'),
  (text, choose) => text.replaceAll(text[choose(text.length)], SIGNS[choose(SIGNS.length)]),
];

/** The text itself, and `count` texts with one or two changes each, which depend only on the text. */
export function damaged(text: string, count: number): string[] {
  const choose = seeded(seedOf(text));
  const changed = (from: string) => (from === '' ? '' : CHANGES[choose(CHANGES.length)](from, choose));
  return [text, ...Array.from({ length: count }, (_, i) => (i % 3 === 2 ? changed(changed(text)) : changed(text)))];
}
