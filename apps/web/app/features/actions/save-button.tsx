import type { BehaviourTarget } from '@yunyou/contract/account/behaviour-target.schema';
import { IconButton } from '@yunyou/ui/icon-button';
import { BookmarkIcon } from './action-icons.tsx';
import * as words from './action-words.ts';
import styles from './save-button.module.css';
import { noCounts, useBehaviour } from './use-behaviour.ts';

export interface SaveButtonProps {
  type: BehaviourTarget;
  id: string;
  name: string;
}

/** Renders the button on a card that saves its subject. */
export default function SaveButton({ type, id, name }: SaveButtonProps) {
  const { state, press } = useBehaviour({ type, id }, noCounts);
  return (
    <IconButton
      label={words.saveNamed(name)}
      className={styles.save}
      aria-pressed={state.favourite.isOn}
      onClick={() => void press('favourite')}
    >
      <BookmarkIcon />
    </IconButton>
  );
}
