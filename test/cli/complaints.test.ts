import assert from 'node:assert/strict';
import { complaintReasonOf, noPuzzleIn } from '../../src/cli/output/complaints';

const failure = (code: string, message = 'it failed') => Object.assign(new Error(message), { code });

describe('the message about an input', () => {
  const check = (title: string, name: string, error: unknown, expected: string | RegExp) =>
    it(`that ${title} says so`, () => {
      const reason = complaintReasonOf({ name }, error);
      if (typeof expected === 'string') assert.equal(reason, expected);
      else assert.match(reason, expected);
    });
  check('has no name', '', failure('ENOENT'), 'The name of an input is empty.');
  check('does not exist', 'a.sdm', failure('ENOENT'), 'There is no file a.sdm.');
  check('is a folder', 'a', failure('EISDIR'), /^a is a folder without Sudoku files \(\.sudoku, .*\.sdm.*\)\.$/);
  check('is a loop of links', 'a', failure('ELOOP'), 'a is a loop of symbolic links.');
  check('has a long name', 'a'.repeat(300), failure('ENAMETOOLONG'), /^The name a{10,299}… is too long for a file\.$/);
  check('may not be read', 'a.sdm', failure('EACCES'), 'There is no permission to read a.sdm.');
  check(
    'is too long',
    'a.sdm',
    new RangeError('Invalid string length'),
    'a.sdm is too long to read at once: split it into parts of less than 512 MB.',
  );
  check('fails for another reason', 'a.sdm', failure('EIO', 'EIO: i/o error'), 'a.sdm cannot be read: EIO: i/o error');
  check('is not decoded', 'a.sdm', new TypeError('not UTF-8'), 'a.sdm cannot be read: not UTF-8');

  it('that has no puzzle may have a reason', () => {
    assert.equal(noPuzzleIn('a.sdm'), 'There is no puzzle in a.sdm.');
    assert.equal(noPuzzleIn('a.sdm', 'it is a table'), 'There is no puzzle in a.sdm: it is a table.');
  });
});
