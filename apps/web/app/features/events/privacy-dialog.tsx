import { Button } from '@yunyou/ui/button';
import { useEffect, useRef, useState } from 'react';
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
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="privacy-title" onClose={onClose}>
      <h2 id="privacy-title">Privacy choices</h2>
      <p>
        We count which pages are read and how often something is liked, saved or shared. We note the page and
        the time, never who you are, what you typed or your address. Nothing goes to anybody else.
      </p>
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
        Count my visits
      </label>
      {isRefused && (
        <p className={styles.note}>Your browser asks not to be tracked, so nothing is counted.</p>
      )}
      <Button tone="quiet" onClick={() => dialog.current?.close()}>
        Done
      </Button>
    </dialog>
  );
}
