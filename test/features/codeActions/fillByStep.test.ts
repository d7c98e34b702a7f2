import { afterSingles, sampleText, withMarks } from '../steps';
import { makes, offers } from './check';

const POINTING = afterSingles(sampleText('Pointing'));
const TITLE = 'Fill r3c4 with 3 (Locked Candidates Type 1 (Pointing) …)';

/** A text with the cursor before a part of one of its lines. */
const at = (text: string, line: number, part: string) => {
  const lines = text.split('\n');
  const column = lines[line].indexOf(part);
  lines[line] = `${lines[line].slice(0, column)}‸${lines[line].slice(column)}`;
  return lines.join('\n');
};

describe('filling a cell by a step', () => {
  it('fills the cell that the next steps settle', () =>
    void makes(at(POINTING, 2, '.7'), TITLE, POINTING.replace('..1.7', '..137')));
  it('fills it in pencil marks too', () => {
    const text = withMarks(POINTING);
    const lines = text.split('\n');
    lines[0] = lines[0].replace('34 ', '4  ');
    lines[2] = lines[2].replace('238 ', '28  ').replace('38 ', '8  ').replace('34 ', '3  ');
    lines[7] = lines[7].replace('1348', '148 ');
    makes(at(text, 2, '34 '), TITLE, lines.join('\n'));
  });
  it('is not offered for another cell', () => void offers(at(POINTING, 0, '.5.')));
  it('is not offered for a forced cell', () =>
    void offers('12‸.4\n....\n....\n....\n', 'Fill r1c3 with 3 (Naked Single)'));
  it('is not offered if the puzzle has no solution', () => void offers('12.3\n....\n..4.\n.‸...\n'));
});
