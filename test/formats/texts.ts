/** A killer with one solution in several forms, for tests. */

import { compress } from '../../src/formats/shared/lzString';

/** By cell: the letter of its cage. */
export const LETTERS =
  'aabbbcdef' +
  'gghhccdef' +
  'ggiicjkkf' +
  'lmminjkof' +
  'lppqnjoor' +
  'spwqntuur' +
  'swwqvttxx' +
  'szAvvyyxx' +
  'szAvBBBCC';

/** By letter: the sum of the cage. */
export const SUMS: Readonly<Record<string, number>> = {
  ...{ a: 3, b: 15, c: 22, d: 4, e: 16, f: 15, g: 25, h: 17, i: 9, j: 8, k: 20, l: 6, m: 14, n: 17, o: 17, p: 13 },
  ...{ q: 20, r: 12, s: 27, t: 20, u: 6, v: 10, w: 6, x: 14, y: 15, z: 8, A: 16, B: 13, C: 17 },
};

/** Its only solution. */
export const SOLUTION = '215647398368952174794381652586274931142593867973816425821739546659428713437165289';

/** The cells of each cage, in the order in which the cages begin. */
export const CAGES = [...new Set(LETTERS)].map(letter => ({
  letter,
  cells: [...LETTERS.matchAll(/./g)].flatMap(({ 0: each, index }) => (each === letter ? [index] : [])),
  sum: SUMS[letter],
}));

const cageOf = (cell: number) => CAGES.find(({ cells }) => cells.includes(cell))!;
const id = (cell: number) => `R${Math.floor(cell / 9) + 1}C${(cell % 9) + 1}`;
const byCell = (text: (cell: number) => string) => Array.from({ length: 81 }, (_, cell) => text(cell));
const head = (cell: number) => cageOf(cell).cells[0];

/** The sign that points from a cell to the adjacent cell before it in its cage. */
function arrow(cell: number): string {
  const { cells, sum } = cageOf(cell);
  if (cells[0] === cell) return '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij'[sum];
  const signs = { '-9': '^', '-1': '<', '1': '>', '9': 'v' };
  const known = new Set([cells[0]]);
  // Connects further cells to the known ones until all have a symbol.
  const found = new Map<number, string>();
  while (known.size < cells.length) {
    for (const each of cells) {
      const step = [-9, -1, 1, 9].find(
        move =>
          known.has(each + move) && (Math.abs(move) === 9 || Math.floor(each / 9) === Math.floor((each + move) / 9)),
      );
      if (known.has(each) || step === undefined) continue;
      found.set(each, signs[String(step) as keyof typeof signs]);
      known.add(each);
    }
  }
  return found.get(cell)!;
}

/** The killer as f-puzzles JSON. */
export const FPUZZLE = {
  size: 9,
  title: 'Killer',
  grid: Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({}))),
  killercage: CAGES.map(({ cells, sum }) => ({ cells: cells.map(id), value: String(sum) })),
};

/** By name of a form: the killer in this form. */
export const KILLER: Readonly<Record<string, string>> = {
  iss: CAGES.map(({ cells, sum }) => `.Cage~${sum}~${cells.map(id).join('~')}`).join(''),
  'a link to the program': `https://example.org/solver/?q=${encodeURIComponent(CAGES.map(({ cells, sum }) => `.Cage~${sum}~${cells.map(id).join('~')}`).join(''))}`,
  'numbers, sums repeated': `3x3::k:${byCell(cell => `${256 * cageOf(cell).sum + CAGES.indexOf(cageOf(cell))}:`).join('')}`,
  'numbers, sums once': `3x3::k:${byCell(cell => `${(head(cell) === cell ? 256 * cageOf(cell).sum : 0) + CAGES.indexOf(cageOf(cell))}`).join(':')}`,
  arrows: byCell(arrow).join(''),
  'arrows in rows': byCell(cell => arrow(cell) + (cell % 9 === 8 ? '\n' : '')).join(''),
  'SumoCue by cell': `SumoCueV1${byCell(cell => (head(cell) === cell ? `=${cageOf(cell).sum}` : `+${head(cell)}`)).join('')}`,
  'SumoCue by cage': `SumoCueV1${byCell(cell => (head(cell) === cell ? `=${cageOf(cell).sum}` : `+${CAGES.indexOf(cageOf(cell))}`)).join('')}`,
  'SumoCue with regions': `SumoCueV1${byCell(cell => `${head(cell) === cell ? `=${cageOf(cell).sum}` : `+${head(cell)}`}J${3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3)}`).join('')}`,
  'letters and their sums': `${LETTERS} ${CAGES.map(({ letter, sum }) => `${letter}${sum}`).join(',')}`,
  'letters and sums in order': `${LETTERS}\n${CAGES.map(({ sum }) => sum).join(' ')}`,
  'letters in rows below givens': `Killer\n${'.........\n'.repeat(9)}${LETTERS.replace(/.{9}/g, '$&\n')}${CAGES.map(({ letter, sum }) => `${letter}=${sum}`).join('\n')}`,
  'letters and arrows to their sums': `${LETTERS.replace(/.{9}/g, '$&\n')}${CAGES.map(({ letter, sum }) => `${letter} -> ${sum}`).join('\n')}`,
  'letters with sums next to the rows': byCell(cell => {
    if (cell % 9 < 8) return `${LETTERS[cell]} `;
    const sums = CAGES.slice(4 * ((cell - 8) / 9), 4 * ((cell + 1) / 9));
    return `${LETTERS[cell]}    ${sums.map(({ letter, sum }) => `${letter}=${sum}`).join(' ')}\n`;
  }).join(''),
  'letters with sums in the cells': byCell(
    cell => `${head(cell) === cell ? cageOf(cell).sum : ''}${LETTERS[cell]}`.padStart(4) + (cell % 9 === 8 ? '\n' : ''),
  ).join(''),
  'letters and sums between commas': `${LETTERS.replace(/.{9}/g, row => `${[...row].join(',')}\n`)}${CAGES.map(({ letter, sum }) => `${letter},${sum}`).join('\n')}`,
  'letters and sums in parentheses': `${LETTERS.replace(/.{9}/g, '$&\n')}${CAGES.map(({ letter, sum }) => `${letter}(${sum})`).join(' ')}`,
  'a list of cages with letters of rows': CAGES.map(
    ({ cells, sum }) =>
      `${sum}: ${cells.map(cell => `${'ABCDEFGHI'[Math.floor(cell / 9)]}${(cell % 9) + 1}`).join(', ')}`,
  ).join('\n'),
  'a list of cages in JSON': JSON.stringify({
    cages: CAGES.map(({ cells, sum }) => ({ sum, cells: cells.map(cell => [Math.floor(cell / 9), cell % 9]) })),
  }),
  'a list of cages': CAGES.map(({ cells, sum }) => `${sum}: ${cells.map(id).join(' ')}`).join('\n'),
  'a list of cages in a program': `cages = [\n${CAGES.map(({ cells, sum }) => `    (${sum}, [${cells.map(cell => `(${Math.floor(cell / 9)}, ${cell % 9})`).join(', ')}]),`).join('\n')}\n]\n`,
  colours: `https://www.sudokuwiki.org/killersudoku.aspx?bd=${colours()},${byCell(cell => String(head(cell) === cell ? cageOf(cell).sum : 0).padStart(2, '0')).join('')}`,
  'f-puzzles link': `https://www.f-puzzles.com/?load=${compress(JSON.stringify(FPUZZLE))}`,
  'f-puzzles payload': compress(JSON.stringify(FPUZZLE)),
  'f-puzzles JSON': JSON.stringify(FPUZZLE, undefined, 2),
  'SudokuPad id': `fpuzzles${compress(JSON.stringify(FPUZZLE))}`,
  'SudokuPad link': `https://sudokupad.app/?puzzleid=fpuz${encodeURIComponent(compress(JSON.stringify(FPUZZLE)))}`,
  'SudokuPad path': `https://sudokupad.app/fpuz${compress(JSON.stringify(FPUZZLE))}`,
  'SudokuPad drawing': `scl${compress(JSON.stringify(drawing()))}`,
  'shortened drawing': `https://sudokupad.app/scl${compress(shortened())}`,
};

/** Colors that differ between adjacent cages. */
function colours(): string {
  const colour = new Map<string, number>();
  for (const { letter, cells } of CAGES) {
    const beside = cells.flatMap(cell => [
      cell - 9,
      cell + 9,
      cell % 9 > 0 ? cell - 1 : -1,
      cell % 9 < 8 ? cell + 1 : -1,
    ]);
    const taken = new Set(beside.map(cell => colour.get(LETTERS[cell] ?? '')));
    colour.set(letter, [1, 2, 3, 4, 5, 6, 7].find(each => !taken.has(each))!);
  }
  return [...LETTERS].map(letter => colour.get(letter)).join('');
}

/** SudokuPad's JSON of the killer. */
export function drawing() {
  const place = (cell: number) => [Math.floor(cell / 9), cell % 9];
  return {
    cells: FPUZZLE.grid,
    regions: Array.from({ length: 9 }, (_, box) =>
      Array.from({ length: 9 }, (_, i) => [3 * Math.floor(box / 3) + Math.floor(i / 3), 3 * (box % 3) + (i % 3)]),
    ),
    cages: [
      ...CAGES.map(({ cells, sum }) => ({ cells: cells.map(place), value: String(sum) })),
      ...[0, 1].map(row => ({
        cells: Array.from({ length: 9 }, (_, column) => [row, column]),
        unique: true,
        type: 'rowcol',
      })),
    ],
    metadata: { title: 'Killer' },
  };
}

/** The same in the shortened form, without empty objects and quotes. */
function shortened(): string {
  const { regions, cages } = drawing();
  const rows = Array.from({ length: 9 }, () => `[${','.repeat(8)}]`).join(',');
  const cagesText = cages.map(
    ({ cells, ...cage }) => `{ce:${JSON.stringify(cells)},${'value' in cage ? `v:${cage.value}` : 'unique:t'}}`,
  );
  return `{id:'x',cs:50,ce:[${rows}],re:${JSON.stringify(regions)},ca:[${cagesText.join(',')}],metadata:{t:'Killer',author:'It\\'s me'}}`;
}
