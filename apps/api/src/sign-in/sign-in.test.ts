import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { isDemoSignInOn } from './sign-in.ts';

describe('the demo sign-in', () => {
  it.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '10.0.0.7' }, false],
    [{ HOST: '127.0.0.1.example.org' }, false],
    [{ HOST: '0.0.0.0', DEMO_SIGN_IN: 'on' }, true],
    [{ DEMO_SIGN_IN: 'off' }, false],
    [{ GOOGLE_CLIENT_ID: 'a-client' }, false],
    [{ GOOGLE_CLIENT_ID: 'a-client', DEMO_SIGN_IN: 'on' }, false],
  ])('with settings %o, enabled is %s', (environment, isOn) => {
    expect(isDemoSignInOn(readSettings(environment))).toBe(isOn);
  });
});

describe('the provider URLs', () => {
  it('must use https unless they are local', () => {
    expect(() => readSettings({ GOOGLE_TOKENINFO_URL: 'http://provider.example/x' })).toThrow(/https/);
    expect(() => readSettings({ GOOGLE_TOKENINFO_URL: 'http://127.0.0.1:9/x' })).not.toThrow();
  });
});
