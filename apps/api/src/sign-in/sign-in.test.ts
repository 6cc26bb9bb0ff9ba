import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { chooseSignIn } from './sign-in.ts';

describe('the choice of sign-in', () => {
  it.each([
    [{}, 'demo'],
    [{ HOST: 'localhost' }, 'demo'],
    [{ HOST: '::1' }, 'demo'],
    [{ HOST: '127.0.0.9' }, 'demo'],
    [{ PUBLIC_URL: 'http://localhost:4000' }, 'demo'],
    [{ PUBLIC_URL: 'http://127.0.0.1' }, 'demo'],
    [{ PUBLIC_URL: 'http://[::1]:3000' }, 'demo'],
    [{ TRUST_PROXY: 'false' }, 'demo'],
    [{ DEMO_SIGN_IN: 'auto' }, 'demo'],
    [{ HOST: '0.0.0.0' }, 'none'],
    [{ HOST: '::' }, 'none'],
    [{ HOST: '10.0.0.7' }, 'none'],
    [{ HOST: '127.0.0.1.example.org' }, 'none'],
    [{ PUBLIC_URL: 'https://yunyou.example.org' }, 'none'],
    [{ PUBLIC_URL: 'https://localhost.example.org' }, 'none'],
    [{ PUBLIC_URL: 'http://192.168.1.2:3000' }, 'none'],
    [{ TRUST_PROXY: 'true' }, 'none'],
    [{ TRUST_PROXY: '2' }, 'none'],
    [{ TRUST_PROXY: 'true', PUBLIC_URL: 'http://localhost' }, 'none'],
    [{ TRUST_PROXY: 'true', DEMO_SIGN_IN: 'auto' }, 'none'],
    [{ DEMO_SIGN_IN: 'off' }, 'none'],
    [{ GOOGLE_CLIENT_ID: 'a-client' }, 'google'],
    [{ GOOGLE_CLIENT_ID: 'a-client', TRUST_PROXY: 'true' }, 'google'],
  ])('with settings %o is %s', (environment, kind) => {
    expect(chooseSignIn(readSettings(environment)).kind).toBe(kind);
  });

  it('names the setting that turns the demo sign-in off', () => {
    const reasonOf = (environment: Record<string, string>) => chooseSignIn(readSettings(environment)).reason;
    expect(reasonOf({ PUBLIC_URL: 'https://yunyou.example.org' })).toBe(
      'The demo sign-in is off: PUBLIC_URL is https://yunyou.example.org, so the site is public. Visitors cannot sign in; set GOOGLE_CLIENT_ID.',
    );
    expect(reasonOf({ TRUST_PROXY: 'true' })).toContain('TRUST_PROXY is 1');
    expect(reasonOf({ DEMO_SIGN_IN: 'off' })).toContain('DEMO_SIGN_IN is off');
  });

  it('has no value of DEMO_SIGN_IN that forces it on', () => {
    expect(() => readSettings({ DEMO_SIGN_IN: 'on' })).toThrow(/DEMO_SIGN_IN/);
  });
});

describe('the provider URLs', () => {
  it('must use https unless they are local', () => {
    expect(() => readSettings({ GOOGLE_TOKENINFO_URL: 'http://provider.example/x' })).toThrow(/https/);
    expect(() => readSettings({ GOOGLE_TOKENINFO_URL: 'http://127.0.0.1:9/x' })).not.toThrow();
  });
});
