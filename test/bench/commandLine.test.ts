import assert from 'node:assert/strict';
import { parseWish } from '../../bench/commandLine';

describe('benchmark command line', () => {
  it('takes options or files', () => {
    assert.deepEqual(parseWish([]), { all: false, large: false, write: false, files: [] });
    assert.deepEqual(parseWish(['--write', '--all']), { all: true, large: false, write: true, files: [] });
    assert.deepEqual(parseWish(['--large']), { all: false, large: true, write: false, files: [] });
    assert.deepEqual(parseWish(['package.json', '--all']), {
      all: true,
      large: false,
      write: false,
      files: ['package.json'],
    });
  });

  it('refuses what makes no sense, in one line', () => {
    const check = (args: string[], message: RegExp) => assert.throws(() => parseWish(args), { message });
    check(['--write', 'package.json'], /^--write .* a FILE\.$/);
    check(['--large', 'package.json'], /^--write and --large .* a FILE\.$/);
    check(['package.json', 'nowhere.txt'], /^No such file: nowhere\.txt$/);
    check(['bench'], /^No such file: bench$/);
    check(['--wrong'], /^Unknown option '--wrong'/);
  });
});
