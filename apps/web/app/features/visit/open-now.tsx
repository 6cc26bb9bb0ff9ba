import type { OpeningTimes } from '@yunyou/domain/opening-hours/opening-hours';
import { stateAt } from '@yunyou/domain/opening-hours/opening-hours-state';
import { useLocalText } from '../preferences/local-text.tsx';
import { describeState } from './opening-words.ts';
import { useChinaClock } from './use-china-clock.ts';
import styles from './visit.module.css';

/** Shows whether the spot is open now. Computed in the browser, because the page is cached; until then links to the hours. */
export function OpenNow({ spot }: { spot: OpeningTimes }) {
  const now = useChinaClock();
  const local = useLocalText();
  if (!now) {
    return (
      <span className={styles.now} data-live>
        <a href="#hours">See the opening hours</a>
      </span>
    );
  }
  const { isOpen, text, note } = describeState(stateAt(spot, now), now);
  return (
    <span className={styles.now} data-live data-open={isOpen}>
      <span>{local(text)}</span>
      <small>{local(`${note ? `${note} · ` : ''}${now.time} in China`)}</small>
    </span>
  );
}
