import { Button } from '@yunyou/ui/button';
import { useEffect, useRef, useState } from 'react';
import * as words from './event-words.ts';
import { chooseCounting, isCountingAllowed, isRefusedByBrowser } from './privacy-choice.ts';
import styles from './privacy-dialog.module.css';

export default function PrivacyDialog({ onClose }: { onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isAllowed, setIsAllowed] = useState(isCountingAllowed);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const isRefused = isRefusedByBrowser();
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      closedby="any"
      aria-labelledby="privacy-title"
      onClose={onClose}
    >
      <h2 id="privacy-title">{words.privacyChoices}</h2>
      <p>{words.countingNote}</p>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isAllowed}
          disabled={isRefused}
          onChange={({ target }) => {
            chooseCounting(target.checked);
            setIsAllowed(isCountingAllowed());
          }}
        />
        {words.countMyVisits}
      </label>
      {isRefused && <p className={styles.note}>{words.notTracked}</p>}
      <Button tone="quiet" onClick={() => dialog.current?.close()}>
        {words.done}
      </Button>
    </dialog>
  );
}
