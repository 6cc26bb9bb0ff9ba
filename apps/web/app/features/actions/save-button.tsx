import type { BehaviourTarget } from '@yunyou/contract/account/user.endpoints';
import { BookmarkIcon } from './action-icons.tsx';
import styles from './save-button.module.css';
import { noCounts, useBehaviour } from './use-behaviour.ts';

export interface SaveButtonProps {
  type: BehaviourTarget;
  id: string;
  name: string;
}

/** The button on a card that saves its subject. */
export default function SaveButton({ type, id, name }: SaveButtonProps) {
  const { state, press } = useBehaviour({ type, id }, noCounts);
  return (
    <button
      type="button"
      className={styles.save}
      aria-pressed={state.favourite.isOn}
      aria-label={`Save ${name}`}
      onClick={() => void press('favourite')}
    >
      <BookmarkIcon />
    </button>
  );
}
