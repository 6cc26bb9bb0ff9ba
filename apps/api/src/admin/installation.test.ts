import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { listInstallationSettings } from './installation.ts';

describe('the settings shown in the back office', () => {
  it('contain no secret and no password of a URL', () => {
    const shown = listInstallationSettings(
      readSettings({
        SMTP_URL: 'smtp://ada:my-password@mail.example.org:587',
        DATABASE_URL: 'postgres://ada:my-password@db.example.org/x',
        MIGRATION_DATABASE_URL: 'postgres://owner:my-password@db.example.org/x',
        LLM_URL: 'https://ada:my-password@model.example.org/v1',
        LLM_MODEL: 'small',
        LLM_KEY: 'my-password',
        METRICS_TOKEN: 'my-password-of-16',
        ADMIN_PASSWORD: 'my-password-of-16',
        SECOND_FACTOR_KEY: 'my-password-of-16',
        PREVIEW_SECRET: 'my-password-of-16',
      }),
    );
    expect(JSON.stringify(shown)).not.toContain('my-password');
    expect(shown.find(({ name }) => name === 'LLM_URL')?.value).toBe('https://model.example.org/v1');
    expect(shown.find(({ name }) => name === 'SMTP_URL')?.value).toBe('(set, not shown)');
    expect(shown.find(({ name }) => name === 'PORT')?.value).toBe('3000');
  });
});
