import { useEffect, useRef } from 'react';
import { LocalText } from '../../preferences/local-text.tsx';
import type { EditorStore } from '../editor/editor-store.ts';
import { useEditor } from '../editor/use-editor.ts';
import styles from './refine.module.css';
import * as words from './refine-words.ts';
import type { Refine } from './use-refine.ts';

interface Props {
  refine: Refine;
  store: EditorStore;
  text: string;
}

/** Renders the result of the last change, with a button that reverts it. */
export function RefinementStatus({ refine, store, text }: Props) {
  const { canUndo } = useEditor(store);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The preview has closed and the days have moved, so the box may be outside the window.
    if (refine.isApplied) box.current?.scrollIntoView({ block: 'center' });
  }, [refine.isApplied]);
  return (
    <div ref={box} className={styles.status}>
      <p role="status">
        <LocalText text={text} />
      </p>
      {refine.isApplied && canUndo && (
        <button type="button" className={styles.link} onClick={refine.undo}>
          {words.undoThisChange}
        </button>
      )}
    </div>
  );
}
