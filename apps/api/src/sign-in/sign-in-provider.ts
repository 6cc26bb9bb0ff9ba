import type { SignInOffer } from '@yunyou/contract/page-renderer';

/** Account of a visitor at the provider. */
interface ProviderAccount {
  subject: string;
  email: string;
  name: string;
}

/** `unavailable`: the provider did not answer, so the token could not be checked. */
export type Verification =
  | { kind: 'account'; account: ProviderAccount }
  | { kind: 'refused'; reason: string }
  | { kind: 'unavailable'; cause: unknown };

export interface SignInProvider {
  /** Provider and subject together identify a user. */
  id: 'google' | 'demo';
  offer: SignInOffer;
  verify(accessToken: string): Promise<Verification>;
}
