import type { SignInOffer } from '@yunyou/contract/page-renderer';
import type { Database } from '@yunyou/database/database';
import { isLoopback, type Settings } from '../settings.ts';
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

export function isDemoSignInOn({ DEMO_SIGN_IN, GOOGLE_CLIENT_ID, HOST }: Settings): boolean {
  if (GOOGLE_CLIENT_ID) return false;
  return DEMO_SIGN_IN === 'on' || (DEMO_SIGN_IN === 'auto' && isLoopback(HOST));
}

/** Creates the configured provider. The demo provider is used only on a local address, or when set explicitly. */
export function createSignIn(database: Database, settings: Settings): SignIn {
  if (settings.GOOGLE_CLIENT_ID) {
    const provider = createGoogleProvider(settings);
    return { provider, offer: provider.offer };
  }
  if (!isDemoSignInOn(settings)) return { offer: noOffer };
  const demo = createDemoProvider(database, settings);
  return { provider: demo, demo, offer: demo.offer };
}
