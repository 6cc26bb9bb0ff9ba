import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, '..');
/** A text between tags, in a property that readers see, or in an object for antd. */
const fixedWords =
  />[A-Z][a-z]+[^<{]*<\/|(?:title|label|placeholder|aria-label|extra|description|okText|cancelText)="[A-Z]|(?:title|label|message): '[A-Z](?!SV')/;

it('pages have no words outside of words files, so that all of them are translated', () => {
  const files = globSync('**/*.tsx', { cwd: folder });
  expect(files.length).toBeGreaterThan(60);
  const found = files.flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => fixedWords.test(line) && !line.trim().startsWith('*'))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
