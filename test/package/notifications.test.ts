import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, readText } from './markdown';

/** The files that show notifications and dialogs, with the reasons. */
const MAKES: Record<string, string> = {
  'services/notify.ts': 'it shortens what would be cut off',
  'commands/collection/confirmMany.ts': 'a dialog, which has room',
};

describe('notifications', () => {
  it('are shown in one place, so that none is truncated', () => {
    const files = readdirSync(join(ROOT, 'src/extension'), { recursive: true, encoding: 'utf8' })
      .map(file => file.replaceAll('\\', '/'))
      .filter(
        file =>
          file.endsWith('.ts') && /show(?:Information|Warning|Error)Message/.test(readText(`src/extension/${file}`)),
      );
    assert.deepEqual(files.sort(), Object.keys(MAKES).sort());
  });
});
