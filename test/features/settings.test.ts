import assert from 'node:assert/strict';
import fc from 'fast-check';
import { settingsFrom } from '../../src/features/settings';
import { RUNS } from '../core/arbitraries';

describe('settings', () => {
  it('are read from their former names if the new ones have the default', () => {
    const levelOf = (set: Record<string, unknown>) => settingsFrom(name => set[name]).levels.duplicate;
    assert.equal(levelOf({ 'rules.duplicate': 'error' }), 'error');
    assert.equal(levelOf({ 'lint.duplicate': 'information', 'rules.duplicate': 'error' }), 'error');
    assert.equal(levelOf({ 'lint.duplicate': 'warning', 'rules.duplicate': 'error' }), 'warning');
    assert.equal(levelOf({ 'rules.duplicate': 'red' }), 'information');
  });

  it('have the configured values', () => {
    const set: Record<string, unknown> = {
      'diagnostics.maxPerFile': 0,
      'diagnostics.forcedCells': 'all',
      'lint.redundantGiven': 'warning',
      'lint.notMinimal': 'hint',
      'lint.duplicate': 'error',
      'lint.isomorphicDuplicate': 'information',
      'lint.levelMismatch': 'warning',
      'lint.brokenSymmetry': 'hint',
      'lint.tooFewClues': 'off',
      'solve.timeLimit': 0.5,
      'hover.detail': 'solution',
      codeLens: false,
      cellTyping: false,
      arrowsSkipSeparators: false,
      boxEdges: false,
      'board.removeMarks': true,
      'board.clock': true,
      'board.automaticMarks': true,
      'board.labels': false,
      testExplorer: true,
      'format.style': 'bordered',
      'trace.maxSteps': 10_000,
      'pictures.colors': 'dark',
      'techniques.exclude': ['x-wing', 'fish', 7, 'x-wing'],
    };
    assert.deepEqual(
      settingsFrom(name => set[name]),
      {
        maxPerFile: 0,
        forcedCells: 'all',
        levels: {
          'redundant-given': 'warning',
          'not-minimal': 'hint',
          duplicate: 'error',
          'isomorphic-duplicate': 'information',
          'level-mismatch': 'warning',
          'broken-symmetry': 'hint',
          'too-few-clues': 'off',
        },
        timeLimit: 500,
        hoverDetail: 'solution',
        codeLens: false,
        cellTyping: false,
        arrowsSkipSeparators: false,
        boxEdges: false,
        removesMarks: true,
        clock: true,
        automaticMarks: true,
        labels: false,
        testExplorer: true,
        formatStyle: 'bordered',
        traceSteps: 10_000,
        pictureColors: 'dark',
        excluded: ['fish', 'x-wing'],
      },
    );
  });
  it('are within their ranges for any settings file', () =>
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.double()), value => {
        const settings = settingsFrom(() => value);
        const isNumber = typeof value === 'number' && !Number.isNaN(value);
        const { maxPerFile, timeLimit, traceSteps, forcedCells, hoverDetail, pictureColors, codeLens } = settings;
        assert.ok(Number.isInteger(maxPerFile) && 0 <= maxPerFile && maxPerFile <= 1000);
        assert.ok(Number.isInteger(traceSteps) && 0 <= traceSteps && traceSteps <= 10_000);
        assert.ok(100 <= timeLimit && timeLimit <= 3_600_000);
        if (!isNumber) assert.deepEqual([maxPerFile, timeLimit, traceSteps], [1000, 10_000, 1000]);
        assert.ok(['off', 'naked', 'all'].includes(forcedCells));
        assert.ok(['candidates', 'technique', 'solution'].includes(hoverDetail));
        assert.ok(['light', 'dark', 'print'].includes(pictureColors));
        assert.equal(typeof codeLens, 'boolean');
      }),
      RUNS,
    ));
});
