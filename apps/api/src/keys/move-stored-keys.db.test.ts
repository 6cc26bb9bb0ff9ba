import { findAppState, setAppState } from '@yunyou/database/system/app-state.queries';
import { findSignInRecord, saveSignInRecord } from '@yunyou/database/visitors/demo-sign-in.queries';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { readOrCreateKey } from './key-files.ts';
import { moveStoredKeys } from './move-stored-keys.ts';

const demo = { model: 'Secret', id: 'demo' };

describe('keys that an earlier version stored in the database', () => {
  it('are moved to KEY_DIR, once', async () => {
    const { services } = await createTestApp();
    const { db, settings } = services;
    await setAppState(db, 'preview-secret', 'a-former-preview-secret');
    await saveSignInRecord(db, { ...demo, payload: { cookieKey: 'x' }, expiresAt: null });
    await moveStoredKeys(services, settings);
    await moveStoredKeys(services, settings);
    expect(readOrCreateKey(settings, 'preview')).toBe('a-former-preview-secret');
    expect(await findAppState(db, 'preview-secret')).toBeUndefined();
    expect(await findSignInRecord(db, { ...demo, now: new Date() })).toBeUndefined();
  });
});
