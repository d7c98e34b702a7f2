import assert from 'node:assert/strict';
import { parseWish } from '../../bench/commandLine';

describe('benchmark command line', () => {
  it('accepts options or files', () => {
    const nothing = { all: false, large: false, reasoning: false, write: false, files: [] };
    assert.deepEqual(parseWish([]), nothing);
    assert.deepEqual(parseWish(['--write', '--all']), { ...nothing, all: true, write: true });
    assert.deepEqual(parseWish(['--large']), { ...nothing, large: true });
    assert.deepEqual(parseWish(['--reasoning']), { ...nothing, reasoning: true });
    assert.deepEqual(parseWish(['package.json', '--all']), { ...nothing, all: true, files: ['package.json'] });
  });

  it('rejects invalid arguments with a one-line message', () => {
    const check = (args: string[], message: RegExp) => assert.throws(() => parseWish(args), { message });
    check(['--write', 'package.json'], /^--write, .* a FILE\.$/);
    check(['--large', 'package.json'], /^--write, --large and --reasoning .* a FILE\.$/);
    check(['--large', '--reasoning'], /exclude each other\.$/);
    check(['package.json', 'nowhere.txt'], /^No such file: nowhere\.txt$/);
    check(['bench'], /^No such file: bench$/);
    check(['--wrong'], /^Unknown option '--wrong'/);
  });
});
