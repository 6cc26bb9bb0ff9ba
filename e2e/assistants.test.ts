import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findViolations } from './harness/axe.ts';
import { useBrowser } from './harness/browser.ts';
import { signIn } from './harness/sign-in.ts';
import { site } from './harness/site.ts';

const visit = useBrowser();
const redirectUri = 'http://127.0.0.1:4321/callback';

/** Registers an assistant, as its first step of connecting. Returns its client id. */
async function registerAssistant(name: string): Promise<string> {
  const answer = await fetch(`${site.url}/mcp/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_name: name,
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'none',
    }),
  });
  return ((await answer.json()) as { client_id: string }).client_id;
}

async function exchangeCode(fields: Record<string, string>): Promise<string> {
  const answer = await fetch(`${site.url}/mcp/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'authorization_code', redirect_uri: redirectUri, ...fields }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** Lists the traveller's trips as the assistant. Returns the status of the answer. */
async function listTrips(token: string): Promise<number> {
  const { status } = await fetch(`${site.url}/mcp`, {
    method: 'POST',
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: { name: 'list_trips', arguments: {} },
    }),
  });
  return status;
}

describe('an assistant', () => {
  it('gets the trips of a traveller who allows it, until the traveller ends it in the profile', async () => {
    const { page, errors } = await visit();
    await page.route(`${redirectUri}**`, (route) => route.fulfill({ body: 'Connected' }));
    await signIn(page, 'Lin');
    const clientId = await registerAssistant('Journey assistant');
    const verifier = randomBytes(32).toString('base64url');
    const asked = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUri,
      scope: 'trips.read',
      state: 'journey',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
    await page.goto(`/assistants/allow?${asked}`);
    await page.getByRole('heading', { name: 'Allow Journey assistant?' }).waitFor();
    expect(await page.getByRole('main').innerText()).toContain('Read your trips and export them');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    await page.waitForURL(`${redirectUri}**`);
    const back = new URL(page.url()).searchParams;
    expect(back.get('state')).toBe('journey');
    const code = back.get('code') ?? '';
    const token = await exchangeCode({ client_id: clientId, code, code_verifier: verifier });
    expect(await listTrips(token)).toBe(200);

    await page.goto('/user?type=profile');
    await page.getByText('Can read your trips').waitFor();
    await page.getByRole('button', { name: 'End access of Journey assistant' }).click();
    await page.getByText('No assistant can use your trips.').waitFor();
    expect(await listTrips(token)).toBe(401);
    expect(errors).toEqual([]);
  });
});
