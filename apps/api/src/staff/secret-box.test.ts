import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSecretBox } from './secret-box.ts';

async function createFolders() {
  const made = await mkdtemp(path.join(os.tmpdir(), 'yunyou-key-'));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return { DATA_DIR: path.join(made, 'data'), KEY_DIR: path.join(made, 'keys') };
}

describe('the secret box', () => {
  it('decrypts its own text, also after a restart, and does not contain the plain text', async () => {
    const folders = await createFolders();
    const sealed = createSecretBox(folders).seal('JBSWY3DPEHPK3PXP', 'mei');
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
    expect(createSecretBox(folders).open(sealed, 'mei')).toBe('JBSWY3DPEHPK3PXP');
  });

  it('rejects a text of another owner, another key or a changed text', async () => {
    const folders = await createFolders();
    const box = createSecretBox(folders);
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 'mei');
    expect(box.open(sealed, 'bob')).toBeUndefined();
    expect(
      createSecretBox({ ...folders, SECOND_FACTOR_KEY: 'another-key-of-mine' }).open(sealed, 'mei'),
    ).toBe(undefined);
    for (let index = 0; index < sealed.length; index += 1) {
      const other = sealed[index] === 'A' ? 'B' : 'A';
      const changed = sealed.slice(0, index) + other + sealed.slice(index + 1);
      const opened = box.open(changed, 'mei');
      // The last base64url character has unused bits; changing only those keeps the text valid.
      expect([undefined, 'JBSWY3DPEHPK3PXP'], changed).toContain(opened);
    }
    for (const damaged of ['', 'v1', 'v1...', 'v1.AAAA.AAAA.AAAA', sealed.slice(0, -4)])
      expect(box.open(damaged, 'mei')).toBeUndefined();
  });

  it('encrypts the same text differently each time', async () => {
    const box = createSecretBox(await createFolders());
    expect(box.seal('x', 'mei')).not.toBe(box.seal('x', 'mei'));
  });
});
