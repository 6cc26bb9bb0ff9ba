import type { SignInOffer } from '@yunyou/contract/page-renderer';
import { Button } from '@yunyou/ui/button';
import { IconButton } from '@yunyou/ui/icon-button';
import { raiseToasts } from '@yunyou/ui/toasts';
import { useEffect, useRef } from 'react';
import { closeLogin, useIsLoginOpen } from '../session/session.ts';
import { useProviderSignIn } from '../session/use-provider-sign-in.ts';
import * as words from './frame-words.ts';
import { CloseIcon } from './icons.tsx';
import styles from './login-overlay.module.css';

const noOffer: SignInOffer = { providerName: words.google, clientId: '', scriptUrl: '', isDemo: false };

export function LoginOverlay({ offer = noOffer }: { offer: SignInOffer | undefined }) {
  const { providerName, clientId, isDemo } = offer;
  const isOpen = useIsLoginOpen();
  const dialog = useRef<HTMLDialogElement>(null);
  const { isReady, isBusy, signIn } = useProviderSignIn(offer, isOpen);
  useEffect(() => {
    if (isOpen) {
      dialog.current?.showModal();
      raiseToasts(); // "Your login information has expired"
    } else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} className={styles.overlay} aria-labelledby="login-title" onClose={closeLogin}>
      <IconButton label={words.close} className={styles.close} onClick={closeLogin}>
        <CloseIcon />
      </IconButton>
      <img src="/seal.svg" alt="" width="56" height="56" />
      <h2 id="login-title">{words.signInWith(providerName)}</h2>
      <p className={styles.text}>{words.signInNote}</p>
      <Button disabled={!isReady || isBusy} onClick={signIn}>
        {words.continueWith(providerName)}
      </Button>
      {!clientId && <p className={styles.note}>{words.signInOff}</p>}
      {isDemo && <p className={styles.note}>{words.demoNote}</p>}
    </dialog>
  );
}
