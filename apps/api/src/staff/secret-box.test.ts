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
  it('opens what it sealed, after a restart too, and says nothing of it', async () => {
    const DATA_DIR = await folder();
    const sealed = createSecretBox({ DATA_DIR }).seal('JBSWY3DPEHPK3PXP', 'mei');
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
    expect(createSecretBox({ DATA_DIR }).open(sealed, 'mei')).toBe('JBSWY3DPEHPK3PXP');
    expect((await stat(keyFile(DATA_DIR))).mode & 0o077, 'readable by its owner alone').toBe(0);
  });

  it("opens nothing in another's row, with another key, or that was changed", async () => {
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
      // The last character of base64url may carry bits that mean nothing; the text is then the same.
      expect([undefined, 'JBSWY3DPEHPK3PXP'], changed).toContain(opened);
    }
    for (const damaged of ['', 'v1', 'v1...', 'v1.AAAA.AAAA.AAAA', sealed.slice(0, -4)])
      expect(box.open(damaged, 'mei')).toBeUndefined();
  });

  it('seals the same text differently each time', async () => {
    const box = createSecretBox({ DATA_DIR: await folder() });
    expect(box.seal('x', 'mei')).not.toBe(box.seal('x', 'mei'));
  });
});
