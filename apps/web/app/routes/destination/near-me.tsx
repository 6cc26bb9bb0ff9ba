import { Button } from '@yunyou/ui/button';
import type { usePosition } from '../../features/lists/use-position.ts';
import * as words from './destination-words.ts';
import styles from './near-me.module.css';

const messages = {
  off: '',
  asking: words.locating,
  refused: words.locationDenied,
  unknown: words.locationFailed,
  known: words.locationUsed,
};

/** Renders a switch that sorts the list by distance. The first click requests the position. */
export function NearMe({ state, ask, forget }: ReturnType<typeof usePosition>) {
  const isOn = state.kind === 'known';
  return (
    <div className={styles.near}>
      <Button
        tone="quiet"
        aria-pressed={isOn}
        disabled={state.kind === 'asking'}
        onClick={isOn ? forget : ask}
      >
        {words.nearMe}
      </Button>
      <p role="status">{messages[state.kind]}</p>
    </div>
  );
}
