import { EASY, gridOf } from '../texts';
import { titles } from './reading';

const GRID = gridOf(EASY);

describe('titles', () => {
  it('none', () => titles(`${GRID}\n\n${EASY}`, undefined, undefined));
  it('Project Euler', () => titles(`Grid 01\n${GRID}\nGrid 02\n${GRID}`, 'Grid 01', 'Grid 02'));
  it('a line of words, an empty line between', () =>
    titles(`A hard one\n\n${GRID}\n\n${GRID}`, 'A hard one', undefined));
  it('the last line of words', () => titles(`My puzzles\n\nThe first\n${GRID}`, 'The first'));
  it('punctuation around goes', () => titles(`"inline"\n${EASY}\nEasy:\n${EASY}`, 'inline', 'Easy'));
  it('words of other scripts, as long as a row or not', () =>
    titles(
      `超級數獨\n${GRID}\n\n超級數獨難題集第一\n${GRID}\n\n★★★\n${GRID}`,
      '超級數獨',
      '超級數獨難題集第一',
      '★★★',
    ));
  it('words after a band whose other bands are missing', () =>
    titles(`${GRID.slice(0, 29)}\n\nTitle\n${GRID}`, undefined, 'Title'));
  it('a number with its sign', () => titles(`Puzzle #5\n${GRID}\nNo. 6 # so so\n${GRID}`, 'Puzzle #5', 'No. 6'));
  it('a bare number or date', () => titles(`7\n${GRID}\n\n2024-02-29\n${GRID}`, '7', '2024-02-29'));
  it('one word of ten or more letters', () =>
    titles(`intermediate\n${GRID}\ndifficulty\n${EASY}`, 'intermediate', 'difficulty'));
  it('a file name', () =>
    titles(`hardest_puzzles\n${GRID}\ncollection.sdm\n${GRID}`, 'hardest_puzzles', 'collection.sdm'));
  it('a comment directly in front', () => titles(`# first\n${GRID}\n\n% second\n${EASY}`, 'first', 'second'));
  it('a comment further up names nothing', () => titles(`# about the file\n\n${GRID}`, undefined));
  it('a comment in front of bands', () =>
    titles(`# first\n${GRID.replace(/((?:.*\n){3})/g, '$1\n')}\n\n# second\n${GRID}`, 'first', 'second'));
  it('a comment after a full grid belongs to the next', () => titles(`${GRID}\n# next\n${GRID}`, undefined, 'next'));
  it('a comment among rows names nothing', () => titles(GRID.replace('\n', '\n# here\n'), undefined));
  it('words count more than a comment', () => titles(`Words\n# comment\n${GRID}`, 'Words'));
  it('in one line: the comment counts more', () => titles(`Words\n# comment\n${EASY}`, 'comment'));
  it('a label before one line', () => titles(`Easy one: ${EASY}\n17,${EASY}`, 'Easy one', '17'));
  it('words behind one line', () => titles(`${EASY} by nobody`, 'by nobody'));
  it('a comment behind one line', () => titles(`${EASY} # 7.2`, '7.2'));
  it('figures behind one line are no name', () => titles(`${EASY};11.9/11.9/11.3`, undefined));
  it('the head of a table is no name', () => titles(`Puzzle,Solution\n${EASY},${EASY}`, undefined));
  it('a name in brackets', () => titles(`[Hard 7]\n${GRID}\n[Hard 8]\n${GRID}`, 'Hard 7', 'Hard 8'));
  it('[Puzzle]', () => titles(`[Puzzle]\n${GRID}`, 'Puzzle'));
  it("SadMan's description", () => titles(`#ARuud\n#DThe third\n#CNothing\n[Puzzle]\n${GRID}`, 'The third'));
  it("SadMan's other headers name nothing", () =>
    titles(`#ARuud\n#B2024-02-29\n#SHere\n#L1\n#Uhttp://a.b\n${GRID}`, undefined));
  it('# D with a space is a comment', () => titles(`# Draft\n${GRID}`, 'Draft'));
});
