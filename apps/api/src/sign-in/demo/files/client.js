/**
 * Token client of the demo provider with Google's interface: `google.accounts.oauth2.initTokenClient(...)` and
 * `requestAccessToken()`. Opens the provider's window and exchanges the received code for an access token.
 */
{
  const base = `${location.origin}/demo-sign-in`;
  const size = { width: 480, height: 720 };

  const encode = (bytes) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  const random = () => encode(crypto.getRandomValues(new Uint8Array(32)));

  /** Runs one sign-in. Calls exactly one of the callbacks. */
  const request = async ({ client_id, scope, callback, error_callback }) => {
    const left = screenX + Math.max(0, (outerWidth - size.width) / 2);
    // Opens the window before any await; otherwise the browser blocks it as a popup.
    const popup = open(
      'about:blank',
      'yunyou-demo-sign-in',
      `popup,width=${size.width},height=${size.height},left=${left}`,
    );
    if (!popup) {
      error_callback?.({ type: 'popup_failed_to_open' });
      return;
    }
    const state = random();
    const verifier = random();
    const answered = listen(state, popup);
    const challenge = encode(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)));
    const redirect_uri = `${base}/callback`;
    popup.location.href = `${base}/oidc/auth?${new URLSearchParams({
      client_id,
      scope,
      state,
      redirect_uri,
      response_type: 'code',
      prompt: 'login',
      code_challenge: challenge,
      code_challenge_method: 'S256',
    })}`;
    const answer = await answered;
    if (!answer.code) {
      error_callback?.({ type: answer.error ?? 'popup_closed' });
      return;
    }
    const response = await fetch(`${base}/oidc/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: answer.code,
        code_verifier: verifier,
        client_id,
        redirect_uri,
      }),
    });
    callback(await response.json());
  };

  const listen = (state, popup) =>
    new Promise((resolve) => {
      const channel = new BroadcastChannel('yunyou-demo-sign-in');
      const finish = (answer) => {
        channel.close();
        clearInterval(watch);
        resolve(answer);
      };
      const watch = setInterval(() => popup.closed && finish({}), 300);
      channel.addEventListener('message', ({ data }) => {
        if (data.state !== state) return;
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- broadcast channels are same-origin
        channel.postMessage({ received: state });
        finish(data);
      });
    });

  globalThis.google = {
    accounts: {
      oauth2: {
        initTokenClient: (options) => ({
          requestAccessToken: () => {
            request(options).catch(() => options.error_callback?.({ type: 'unknown' }));
          },
        }),
      },
    },
  };
}
