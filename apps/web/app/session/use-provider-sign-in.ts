import type { SignInOffer } from '@yunyou/contract/page-renderer';
import { useEffect, useRef, useState } from 'react';
import { createBrowserClient } from '../api/browser-client.ts';
import { useApiBase } from '../api/use-api.ts';
import { storeLogin } from './session.ts';

interface TokenClient {
  requestAccessToken(): void;
}

interface TokenAnswer {
  access_token?: string;
}

/** The used part of the provider's script. */
interface ProviderScript {
  accounts: {
    oauth2: {
      initTokenClient(options: {
        client_id: string;
        scope: string;
        callback(answer: TokenAnswer): void;
        error_callback(): void;
      }): TokenClient;
    };
  };
}

const findProvider = () => (globalThis as { google?: ProviderScript }).google; // set by the provider's script

/** Loads the provider's script when the overlay opens and a public client is set. Failures show nothing, as specified. */
export function useProviderSignIn({ clientId, scriptUrl }: SignInOffer, isWanted: boolean) {
  const [isReady, setIsReady] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const apiBase = useApiBase();
  const client = useRef<TokenClient>(undefined);

  useEffect(() => {
    if (!clientId || !isWanted || isReady) return;
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.async = true;
    script.addEventListener('load', () => setIsReady(true));
    document.head.append(script);
    return () => script.remove();
  }, [clientId, scriptUrl, isWanted, isReady]);

  const finish = async ({ access_token }: TokenAnswer) => {
    try {
      if (!access_token) return;
      const api = createBrowserClient({ apiBase, isSilent: true });
      const token = await api('POST /oauth/googleLogin', { access_token });
      if (!token) return;
      const withToken = createBrowserClient({ apiBase, isSilent: true, token });
      storeLogin(token, await withToken('POST /user/userInfo'));
    } catch {
      // Shows nothing, as specified: the visitor can press the button again.
    } finally {
      setIsBusy(false);
    }
  };

  const signIn = () => {
    const provider = findProvider();
    if (!provider) return;
    setIsBusy(true);
    client.current ??= provider.accounts.oauth2.initTokenClient({
      client_id: clientId,
      scope: 'openid email profile',
      callback: (answer) => void finish(answer),
      error_callback: () => setIsBusy(false),
    });
    client.current.requestAccessToken();
  };
  return { isReady, isBusy, signIn };
}
