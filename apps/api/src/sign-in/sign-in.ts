import type { SignInOffer } from '@yunyou/contract/page-renderer';
import type { Database } from '@yunyou/database/database';
import { findPublicSetting } from '../exposure.ts';
import type { Settings } from '../settings.ts';
import { createDemoProvider, type DemoProvider } from './demo/demo-provider.ts';
import { createGoogleProvider } from './google-provider.ts';
import type { SignInProvider } from './sign-in-provider.ts';

export interface SignIn {
  /** Absent when signing in is not configured. */
  provider?: SignInProvider;
  demo?: DemoProvider;
  offer: SignInOffer;
}

const noOffer: SignInOffer = { providerName: 'Google', clientId: '', scriptUrl: '', isDemo: false };

/** The way in which visitors sign in, and the reason for it, which is logged at start. */
export interface SignInChoice {
  kind: 'google' | 'demo' | 'none';
  reason: string;
}

type ChoiceSettings = Pick<
  Settings,
  'DEMO_SIGN_IN' | 'GOOGLE_CLIENT_ID' | 'HOST' | 'PUBLIC_URL' | 'TRUST_PROXY'
>;

/**
 * Chooses the sign-in. The demo sign-in has no passwords, so it is available only where the site cannot be reached from
 * other machines; no setting overrides this.
 */
export function chooseSignIn(settings: ChoiceSettings): SignInChoice {
  if (settings.GOOGLE_CLIENT_ID) return { kind: 'google', reason: 'Visitors sign in with Google.' };
  const advice = 'Visitors cannot sign in; set GOOGLE_CLIENT_ID.';
  if (settings.DEMO_SIGN_IN === 'off') {
    return { kind: 'none', reason: `The demo sign-in is off: DEMO_SIGN_IN is off. ${advice}` };
  }
  const setting = findPublicSetting(settings);
  if (setting) {
    const value = `${setting} is ${settings[setting]}`;
    return { kind: 'none', reason: `The demo sign-in is off: ${value}, so the site is public. ${advice}` };
  }
  return { kind: 'demo', reason: 'The demo sign-in is on: only this machine can reach the site.' };
}

/** Creates the chosen provider. Routes, pages and the login overlay follow from its offer. */
export function createSignIn(database: Database, settings: Settings): SignIn {
  const { kind } = chooseSignIn(settings);
  if (kind === 'none') return { offer: noOffer };
  if (kind === 'google') {
    const provider = createGoogleProvider(settings);
    return { provider, offer: provider.offer };
  }
  const demo = createDemoProvider(database, settings);
  return { provider: demo, demo, offer: demo.offer };
}
