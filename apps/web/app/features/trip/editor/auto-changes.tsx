import { use } from 'react';
import { LocalText } from '../../preferences/local-text.tsx';
import { AutoContext, describeAutoChange, isStillThere } from './auto-edits.ts';
import styles from './editor.module.css';
import type { EditorStore } from './editor-store.ts';
import * as text from './editor-words.ts';
import { useEditor } from './use-editor.ts';

/** Lists the changes of the last automatic edit, each with a button that reverts it. */
export function AutoChanges({ store }: { store: EditorStore }) {
  const auto = use(AutoContext);
  const { draft } = useEditor(store);
  const changes = auto?.report?.changes.filter((change) => isStillThere(change, draft)) ?? [];
  return (
    <div role="status">
      {auto?.report && changes.length > 0 && (
        <div className={styles.auto}>
          <p>
            <b>{auto.report.title}</b> {text.thisChanged}
          </p>
          <ul className={styles.autoList}>
            {changes.map((change) => {
              const words = describeAutoChange(change, store.nameOf);
              return (
                <li key={`${change.kind} ${change.key}`}>
                  <LocalText text={words} />{' '}
                  <button
                    type="button"
                    className={styles.tool}
                    aria-label={text.revertNamed(words)}
                    onClick={() => auto.revert(change)}
                  >
                    {text.revert}
                  </button>
                </li>
              );
            })}
          </ul>
          <button type="button" className={styles.tool} onClick={auto.dismiss}>
            {text.keepAll}
          </button>
        </div>
      )}
    </div>
  );
}
