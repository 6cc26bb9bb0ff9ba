import { createHash, randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { site } from './site.ts';

/**
 * Signs the page's visitor in as a demo traveller, through the local provider but without its popup window. Use it in
 * journeys that only need a signed-in visitor; `accounts.test.ts` tests the popup itself.
 */
export async function signIn(page: Page, name = 'Ada'): Promise<void> {
  const http = page.context().request;
  const email = `${name.toLowerCase().replaceAll(/\W+/g, '.')}@demo.invalid`;
  const accessToken = await requestAccessToken(page, { name, email });
  const login = await http.post(`${site.url}/api/yunyou/oauth/googleLogin`, {
    data: { access_token: accessToken },
  });
  const { data: token }: { data: string } = await login.json();
  const info = await http.post(`${site.url}/api/yunyou/user/userInfo`, {
    headers: { 'user-token': token },
    data: {},
  });
  const { data: user }: { data: { userName: string; userAvatar: string } } = await info.json();
  const userInfo = encodeURIComponent(
    JSON.stringify({ userAvatar: user.userAvatar, userName: user.userName }),
  );
  await page.context().addCookies([
    { name: 'token', value: token, url: site.url },
    { name: 'userInfo', value: userInfo, url: site.url },
  ]);
}

/** Runs the OpenID authorisation code flow with PKCE, as the provider's script does. */
export async function requestAccessToken(
  page: Page,
  traveller: { name: string; email: string },
): Promise<string> {
  const base = `${site.url}/demo-sign-in`;
  const http = page.context().request;
  const verifier = randomBytes(32).toString('base64url');
  const redirect_uri = `${base}/callback`;
  const client = { client_id: 'yunyou-demo', redirect_uri };
  const chooser = await http.get(`${base}/oidc/auth`, {
    params: {
      ...client,
      scope: 'openid email profile',
      state: 'journey',
      response_type: 'code',
      prompt: 'login',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    },
  });
  const chosen = await http.post(chooser.url(), { form: traveller });
  const code = new URL(chosen.url()).searchParams.get('code') ?? '';
  const answer = await http.post(`${base}/oidc/token`, {
    form: { ...client, grant_type: 'authorization_code', code, code_verifier: verifier },
  });
  const { access_token }: { access_token: string } = await answer.json();
  return access_token;
}
