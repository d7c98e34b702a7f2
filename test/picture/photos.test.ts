import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readPuzzlePicture } from '../../src/picture/index';
import { photosIn } from '../../tools/picture/photos';
import { SHARED } from '../collections';
import { sized } from '../sizes';

const FOLDER = join(SHARED, 'pictures/photos');

describe('photos of newspapers', () => {
  if (!existsSync(FOLDER)) {
    it.skip('which are not on this machine');
    return;
  }

  it('are read without a wrong cell, except for a few', () => {
    const { training } = photosIn(FOLDER);
    const photos = training.filter((_, i) => i % sized(30, 1) === 0);
    const wrong = photos.filter(({ bytes, digits }) => {
      const result = readPuzzlePicture(bytes);
      return (
        'problem' in result || !result.puzzles.some(read => digits.every((digit, cell) => digit === read.digits[cell]))
      );
    });
    const names = wrong.map(({ name }) => name);
    assert.ok(
      wrong.length <= 0.05 * photos.length,
      `${names.length} of ${photos.length} are wrong: ${names.join(', ')}`,
    );
  });
});
