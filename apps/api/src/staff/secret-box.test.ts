import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSecretBox, keyFile } from './secret-box.ts';

async function folder() {
  const made = await mkdtemp(path.join(os.tmpdir(), 'yunyou-key-'));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

describe('the secret box', () => {
  it('decrypts its own text, also after a restart, and does not contain the plain text', async () => {
    const DATA_DIR = await folder();
    const sealed = createSecretBox({ DATA_DIR }).seal('JBSWY3DPEHPK3PXP', 'mei');
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
    expect(createSecretBox({ DATA_DIR }).open(sealed, 'mei')).toBe('JBSWY3DPEHPK3PXP');
    expect((await stat(keyFile(DATA_DIR))).mode & 0o077, 'key file is readable by its owner only').toBe(0);
  });

  it('rejects a text of another owner, another key or a changed text', async () => {
    const DATA_DIR = await folder();
    const box = createSecretBox({ DATA_DIR });
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 'mei');
    expect(box.open(sealed, 'bob')).toBeUndefined();
    expect(createSecretBox({ DATA_DIR, SECOND_FACTOR_KEY: 'another-key-of-mine' }).open(sealed, 'mei')).toBe(
      undefined,
    );
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
    const box = createSecretBox({ DATA_DIR: await folder() });
    expect(box.seal('x', 'mei')).not.toBe(box.seal('x', 'mei'));
  });
});
