import { at, MARKS, types } from './typed';

describe('cell typing in pencil marks', () => {
  it('toggles a digit and moves neither the cursor nor the columns', () => {
    const cell = (text: string) => MARKS.replace('234  |  24', `${text}  |  24`);
    types(cell('‸234'), '3', cell('24‸ '));
    types(cell('24‸ '), '1', cell('124‸'));
    types(cell('124‸'), '24', cell('1‸  '));
  });
  it('keeps the last candidate', () => types(MARKS.replace('1  ', '‸1  '), '1', MARKS.replace('1  ', '1‸  ')));
  it('uses the spaces after a list that grows', () =>
    types(MARKS.replace('1   234', '‸1   234'), '23', MARKS.replace('1   234', '123‸ 234')));
  it('makes the row longer for a list without room', () =>
    types(MARKS.replace('1   234', '‸1   234'), '234', MARKS.replace('1   234', '1234‸ 234')));
  it('turns a digit into a list with a blank, and does not change a list', () => {
    types(
      MARKS.replace('3    1', '3    ‸1'),
      '.',
      MARKS.replace('3    1   |\n+-----------+-----------+\n|  34', '3    124 |\n+-----------+-----------+\n|  ‸34'),
    );
    types(MARKS.replace('1   234', '1   ‸234'), '.', MARKS.replace('  24  234  |\n|  24', '  ‸24  234  |\n|  24'));
  });
  it('removes the candidate next to the cursor with Backspace and Delete', () => {
    types(MARKS.replace('1   234', '1   23‸4'), ['backspace'], MARKS.replace('1   234', '1   24‸ '));
    types(MARKS.replace('1   234', '1   ‸234'), ['delete'], MARKS.replace('1   234', '1   ‸34 '));
  });
  it('removes each candidate of a list with Backspace and Delete', () => {
    for (const list of ['124', '234', '1234']) {
      const marks = MARKS.replace('1   234', `${list} 3   `.padEnd(8).slice(0, 8));
      const from = marks.indexOf(list);
      for (let i = 0; i < list.length; i++) {
        const left = list.slice(0, i) + list.slice(i + 1);
        const without = (cursor: number) => at(marks.replace(list, `${left} `), from + cursor);
        types(at(marks, from + i + 1), ['backspace'], without(left.length));
        types(at(marks, from + i), ['delete'], without(0));
      }
    }
  });
  it('moves the cursor from the start of a list with a space', () =>
    types(MARKS.replace('1   234', '1   ‸234'), ' ', MARKS.replace('|  24  234', '|  ‸24  234')));
  it('moves the cursor with a space', () =>
    types(MARKS.replace('1   234', '1   2‸34'), ' ', MARKS.replace('|  24  234', '|  ‸24  234')));

  const stacked = (cell: string, marks: string) =>
    `1...\n.${cell}3.\n....\n.2..\n\n1   34  24  24\n24  ${marks} 3   124\n34  134 124 1234\n34  2   14  134\n`;
  it('writes a digit that is typed above into them', () => types(stacked('‸.', '14 '), '4', stacked('4‸', '4  ')));
  it('empties them with a blank', () => types(stacked('‸.', '14 '), '.', stacked('.‸', '14 ')));
  it('toggles candidates below', () => types(stacked('.', '1‸4 '), '2', stacked('.', '124‸')));
});
