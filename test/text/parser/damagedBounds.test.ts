/** Which lines are damaged puzzles, on both sides of each condition. */

import assert from 'node:assert/strict';
import { damagedBelow, damagedOneLine } from '../../../src/text/parser/lines/damaged';
import { scanLine } from '../../../src/text/parser/lines/syntax';

/** Blanks, and as many digits as needed for `length` cells. */
const line = (blanks: number, length: number, blank = '.') => `${blank.repeat(blanks)}${'1'.repeat(length - blanks)}`;

describe('a line with a wrong number of cells', () => {
  const check = (expected: number | undefined, text: string, sizeBefore?: number) =>
    it(`${text.slice(0, 60)} (${text.length}) below ${sizeBefore}: ${expected}`, () => {
      const row = scanLine(text, 0, text.length);
      assert.equal(row.kind === 'row' ? damagedOneLine(text, row, sizeBefore)?.size : row.kind, expected);
    });
  describe('is a puzzle if at least a quarter of it are blanks of one kind', () => {
    for (const blank of '.0*_-x') check(9, line(10, 40, blank));
    check(undefined, line(9, 40));
    check(undefined, `*${line(10, 40)}`);
    check(undefined, line(40, 40, '0'));
  });
  describe('is a puzzle if the one before it has half as many cells or fewer', () => {
    check(9, line(1, 41), 9);
    check(undefined, line(1, 40), 9);
    check(undefined, line(1, 41));
    check(6, line(1, 28), 6);
    check(8, line(1, 32), 8);
    check(undefined, line(1, 31), 8);
  });
  describe('has no zeros as blanks from 10x10 on', () => {
    check(undefined, `${line(30, 60)}0`, 9);
    check(10, `${line(30, 60)}0`, 10);
    check(16, `${line(60, 199)}0`, 16);
  });
  describe('has the size of the puzzle before it only if that has all its digits', () => {
    check(10, `A${line(30, 60)}`, 10);
    check(12, `C${line(40, 80)}`, 12);
    check(undefined, `A${line(20, 42)}`, 9);
    check(undefined, `A${line(30, 60)}`);
    check(8, `8${line(20, 40)}`, 8);
    check(9, `9${line(20, 40)}`, 8);
  });
  describe('is longer than a row', () => {
    check(9, line(20, 26));
    check(undefined, line(20, 25));
  });
  describe('may have spaces between its rows, one of which may be damaged', () => {
    const rows = ['1........', '.2.......', '..3......', '...4.....', '....5....'];
    check(9, rows.join(' '));
    check(9, rows.join('|'));
    check(9, rows.join(' ').slice(1));
    check(undefined, `${rows[0].slice(1)} ${rows[1].slice(1)} ${rows.slice(2).join(' ')}`);
  });
});

describe('a line directly below a puzzle', () => {
  const check = (expected: number | undefined, text: string, size = 9) =>
    it(`${JSON.stringify(text)} (${text.length}) below ${size}: ${expected}`, () =>
      assert.equal(damagedBelow(text, { start: 0, end: text.length }, size)?.cells.length, expected));
  const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
  describe('is a puzzle if it is longer than a row and has a digit', () => {
    check(10, '1..2..3..4');
    check(undefined, '1..2..3..');
    check(undefined, '..........');
    check(5, '1..2.', 4);
    check(undefined, '1..2', 4);
  });
  describe('has each character as a cell if their number is right', () => {
    check(81, EASY.replace('8..79', '8..7!'));
    check(81, EASY.replace('8..79', '8..7,'));
    check(undefined, EASY.replaceAll('.', '2'));
    check(80, EASY.slice(1));
  });
  describe('has digits and blanks in at least two thirds of it', () => {
    check(12, '1..2..3.!!!!');
    check(undefined, '1..2..3!!!!!');
    check(81, `1${'.'.repeat(30)}${'1'.repeat(23)}${'!'.repeat(27)}`);
    check(undefined, `1${'.'.repeat(30)}${'1'.repeat(22)}${'!'.repeat(28)}`);
    check(9, '1,..2..3.4');
    check(undefined, '1,..2..,abcdefgh');
    check(14, '1..2..abcdefgh', 10);
  });
  describe('is sparse: at least a quarter of it are blanks, some of them adjacent', () => {
    check(12, '1..1.1111111');
    check(undefined, '1..111111111');
    check(undefined, '1..1.11111111');
    check(undefined, '1.1.1.1111');
    check(13, '1.1.1.1.11111');
    check(undefined, '1.1.1.1111111');
    check(undefined, '1-1-1-1-1-111');
  });
  describe('has zeros as blanks if it is long', () => {
    check(undefined, '10000000001111111'.slice(0, 16));
    check(17, '10000000001111111');
    check(undefined, '10101010101010101');
    check(undefined, '10011111111111111');
    check(undefined, `1,${'0'.repeat(10)}${'1'.repeat(13)}`);
    check(25, `1,${'0'.repeat(10)}${'1'.repeat(14)}`);
    check(20, `1${'0'.repeat(9)}${'1'.repeat(10)}`, 10);
    check(undefined, `1${'0'.repeat(9)}${'1'.repeat(9)}`, 10);
    check(10, '1000000011', 6);
    check(undefined, '100000001', 6);
    check(undefined, '1,00,000,00', 6);
  });
  describe('has no word, unless it is a row of a table', () => {
    check(undefined, '1..2..3..ab');
    check(11, '1,..2..3..,ab');
    check(undefined, '1 ,..2..3..,a b ab');
  });
  describe('has spaces between cells if it is at least half as long, or spaces for blanks', () => {
    const half = EASY.slice(0, 41).replace(/.{9}/g, '$& ');
    check(41, half);
    check(undefined, half.slice(0, -1));
    check(8, '1..2 ..3.', 4);
    check(undefined, `${line(30, 50)} 11`, 10);
    check(4, '1  2  34', 4);
    for (const [end, cells] of [
      ['12', 31],
      ['123', undefined],
    ] as const)
      check(cells, `${'1  '.repeat(29)}${end}`);
    check(38, `${'1  '.repeat(36)}12`, 10);
    check(33, `1${' '.repeat(11)}${'1'.repeat(32)}`);
    check(undefined, `1${' '.repeat(10)}${'1'.repeat(33)}`);
    const spaced = EASY.replaceAll('.', ' ');
    check(30, spaced);
    check(undefined, spaced.slice(0, 40).replace(/ +$/, ''));
    check(undefined, `${spaced}${spaced.slice(0, 20)}`);
    check(undefined, EASY.replaceAll('.', '2').replace(/^(.{40})/, '$1 '));
  });
});
