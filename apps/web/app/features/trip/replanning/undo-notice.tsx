import { Button } from '@yunyou/ui/button';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../../api/use-api.ts';
import { LocalText } from '../../preferences/local-text.tsx';
import type { EditorStore } from '../editor/editor-store.ts';
import type { readReplanned } from './replanned.ts';
import styles from './replanning.module.css';
import * as words from './replanning-words.ts';

interface UndoNoticeProps {
  id: string;
  version: number;
  store: EditorStore | undefined;
  replanned: NonNullable<ReturnType<typeof readReplanned>>;
}

/**
 * Renders a notice about the change that was just planned, with a button that restores the plan before it. Takes the
 * focus.
 */
export default function UndoNotice({ id, version, store, replanned }: UndoNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const api = useApi();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const undo = async () => {
    setIsBusy(true);
    try {
      await store?.flush();
      const current = store?.version() ?? version;
      await api('POST /travel/restore', { id, version: current, restore: replanned.version });
      await navigate(`/trip/details?id=${id}`, { replace: true, state: null });
    } catch {
      setIsBusy(false); // the API client has shown a message
    }
  };
  return (
    <div ref={box} className={styles.undo} tabIndex={-1} role="group" aria-label={words.plannedAgain}>
      <p>
        {words.plannedAgain}:{' '}
        <b>
          <LocalText text={replanned.label} />
        </b>
      </p>
      {replanned.version > 0 && (
        <Button tone="quiet" disabled={isBusy} onClick={() => void undo()}>
          {words.undoThisChange}
        </Button>
      )}
    </div>
  );
}
