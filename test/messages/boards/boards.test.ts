import assert from 'node:assert/strict';
import { COMMAND_LABELS } from '../../../src/board/page/commandLabels';
import * as messages from '../../../src/messages/index';
import { DECLARED_COMMANDS } from '../../../tools/generate/sources';

describe('a message on a board', () => {
  const { named } = messages.boards;
  for (const [id, label] of Object.entries(COMMAND_LABELS)) {
    const title = DECLARED_COMMANDS.find(command => command.id === id)?.title;
    it(`names the button “${label()}” instead of the command “${title}”`, () => {
      const name = named(`Run Sudoku: ${title}, or ${title}.`);
      assert.equal(name, `Run ${label()}, or ${label()}.`);
    });
  }
  it('names no command as the text does where a hint is rejected', () => {
    const { ambiguous, stuck, stuckWithout, wrongEntries } = messages.hint;
    const said = [ambiguous(), stuck(), stuckWithout(['x-wing']), wrongEntries()].map(named).join(' ');
    assert.doesNotMatch(said, /Check My Progress|Solve Sudoku/);
    assert.match(said, /run Check to find it/);
  });
});
