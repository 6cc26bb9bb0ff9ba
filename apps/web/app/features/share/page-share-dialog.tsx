import { type EmbedTarget, embedPath } from '@yunyou/contract/site/embeds';
import { Button } from '@yunyou/ui/button';
import { useEffect, useRef, useState } from 'react';
import styles from '../dialogs/dialog.module.css';
import { copyText } from './copy-text.ts';
import { EmbedCode } from './embed-code.tsx';
import { canSendToApp, sendToApp } from './share-page.ts';
import { shareWords } from './share-words.ts';

interface PageShareDialogProps {
  name: string;
  card: EmbedTarget;
  onClose(): void;
}

export default function PageShareDialog({ name, card, onClose }: PageShareDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isServed = useIsServed(card);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      closedby="any"
      aria-labelledby="share-title"
      onClose={onClose}
    >
      <h2 id="share-title">{shareWords.title(name)}</h2>
      <input
        className={styles.link}
        readOnly
        aria-label={shareWords.link}
        value={location.href}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.buttons}>
        <Button onClick={() => copyText(location.href)}>{shareWords.copyLink}</Button>
        {canSendToApp() && (
          <Button tone="quiet" onClick={() => void sendToApp(name)}>
            {shareWords.sendToApp}
          </Button>
        )}
      </div>
      {isServed && <EmbedCode card={card} name={name} />}
      <Button tone="quiet" onClick={() => dialog.current?.close()}>
        {shareWords.done}
      </Button>
    </dialog>
  );
}

/** Requests the card itself: a cached page cannot show whether staff have switched cards off. */
function useIsServed(card: EmbedTarget): boolean {
  const [isServed, setServed] = useState(false);
  useEffect(() => {
    fetch(embedPath(card)).then(
      ({ ok }) => setServed(ok),
      () => setServed(false), // no connection: the link can still be copied
    );
  }, [card]);
  return isServed;
}
