import { type ReactNode, useEffect, useRef } from 'react';
import styles from './now.module.css';
import * as words from './now-words.ts';

interface SheetProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Renders a dialog at the bottom of the screen, in reach of the thumb. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      closedby="any"
      aria-labelledby="now-sheet-title"
      onClose={onClose}
    >
      <h2 id="now-sheet-title" className={styles.sheetTitle}>
        {title}
      </h2>
      {children}
      <button type="button" className={styles.action} onClick={() => dialog.current?.close()}>
        {words.close}
      </button>
    </dialog>
  );
}
