import type { BehaviourTarget } from '@yunyou/contract/account/behaviour-target.schema';
import { buttonClass } from '@yunyou/ui/button';
import type { ReactNode } from 'react';
import { ShareButton } from '../share/share-button.tsx';
import { BookmarkIcon, HeartIcon } from './action-icons.tsx';
import * as words from './action-words.ts';
import styles from './page-actions.module.css';
import { type Counts, noCounts, useBehaviour } from './use-behaviour.ts';

interface PageActionsProps {
  type: BehaviourTarget;
  id: string;
  /** Name of the subject, for sharing. */
  name: string;
  counts?: Counts;
  /** Main actions of the page: links, the filled one first. */
  children?: ReactNode;
}

/** Renders the buttons of a page about one subject: its main actions, then like, save and share, which wrap together. */
export function PageActions({ type, id, name, counts = noCounts, children }: PageActionsProps) {
  const { state, press } = useBehaviour({ type, id }, counts);
  const look = `${buttonClass('quiet')} ${styles.action}`;
  return (
    <div className={styles.actions}>
      {children}
      <div className={styles.reactions}>
        <button
          type="button"
          className={look}
          aria-pressed={state.like.isOn}
          onClick={() => void press('like')}
        >
          <HeartIcon /> {words.like}{' '}
          {state.like.count > 0 && <span className={styles.count}>{state.like.count}</span>}
        </button>
        <button
          type="button"
          className={look}
          aria-pressed={state.favourite.isOn}
          onClick={() => void press('favourite')}
        >
          <BookmarkIcon /> {state.favourite.isOn ? words.saved : words.save}
        </button>
        <ShareButton name={name} />
      </div>
    </div>
  );
}
