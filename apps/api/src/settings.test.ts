import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('settings', () => {
  it('need no environment variable', () => {
    expect(readSettings({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      API_BASE: '/api',
      API_PREFIX: 'yunyou',
    });
  });

  it('treat an empty variable as not set', () => {
    expect(readSettings({ PORT: '' }).PORT).toBe(3000);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['TRUST_PROXY', 'maybe'],
  ])('reject %s=%s and name the setting', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      new RegExp(`${name} is "${value.replace(/[()]/g, String.raw`\$&`)}"`),
    );
  });

  it('require LLM_URL and LLM_MODEL together and name the missing one', () => {
    expect(() => readSettings({ LLM_URL: 'http://localhost:1/v1' })).toThrow(/LLM_MODEL is missing: LLM_URL/);
    expect(() => readSettings({ LLM_MODEL: 'small' })).toThrow(/LLM_URL is missing: LLM_MODEL/);
    expect(readSettings({ LLM_URL: 'http://localhost:1/v1', LLM_MODEL: 'small' }).LLM_MODEL).toBe('small');
  });

  it('do not print secrets', () => {
    expect(() => readSettings({ ADMIN_PASSWORD: 'short' })).toThrow(/ADMIN_PASSWORD: /);
    expect(() => readSettings({ ADMIN_PASSWORD: 'short' })).not.toThrow(/short"/);
    for (const name of ['DATABASE_URL', 'MIGRATION_DATABASE_URL']) {
      const read = () => readSettings({ [name]: 'mysql://ada:my-password@host/x' });
      expect(read).toThrow(`${name}: `);
      expect(read).not.toThrow(/my-password/);
    }
  });
});
