import assert from 'node:assert/strict';
import { parseWish } from '../../bench/commandLine';

describe('benchmark command line', () => {
  it('takes options or files', () => {
    assert.deepEqual(parseWish([]), { all: false, write: false, files: [] });
    assert.deepEqual(parseWish(['--write', '--all']), { all: true, write: true, files: [] });
    assert.deepEqual(parseWish(['package.json', '--all']), { all: true, write: false, files: ['package.json'] });
  });

  it('refuses what makes no sense, in one line', () => {
    const check = (args: string[], message: RegExp) => assert.throws(() => parseWish(args), { message });
    check(['--write', 'package.json'], /^--write .* no FILE\.$/);
    check(['package.json', 'nowhere.txt'], /^No such file: nowhere\.txt$/);
    check(['bench'], /^No such file: bench$/);
    check(['--wrong'], /^Unknown option '--wrong'/);
  });
});
