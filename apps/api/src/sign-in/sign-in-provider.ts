import type { SignInOffer } from '@yunyou/contract/page-renderer';

/** Whom a provider vouches for. */
export interface ProviderAccount {
  subject: string;
  email: string;
  name: string;
}

/** `unavailable`: the provider did not answer, so nothing is known about the token. */
export type Verification =
  | { kind: 'account'; account: ProviderAccount }
  | { kind: 'refused'; reason: string }
  | { kind: 'unavailable'; cause: unknown };

export interface SignInProvider {
  /** Visitors are told apart by provider and subject. */
  id: 'google' | 'demo';
  offer: SignInOffer;
  verify(accessToken: string): Promise<Verification>;
}
