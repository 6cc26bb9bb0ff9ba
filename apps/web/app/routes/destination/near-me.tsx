import { Button } from '@yunyou/ui/button';
import type { usePosition } from '../../features/lists/use-position.ts';
import styles from './near-me.module.css';

const messages = {
  off: '',
  asking: 'Finding where you are…',
  refused:
    'Your browser does not share your location with this site. Allow it in the browser’s settings, or choose a region.',
  unknown: 'We couldn’t find where you are. Try again, or choose a region.',
  known: 'Nearest first. Your location is rounded to about 1 km before it is sent, and is not stored.',
};

/** A switch that sorts the list by distance. The browser asks for the position on the first click. */
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
        Near me
      </Button>
      <p role="status">{messages[state.kind]}</p>
    </div>
  );
}
