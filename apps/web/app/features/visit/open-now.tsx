import type { ScenicSpot } from '@yunyou/contract/entities/scenic-spot.schema';
import { areHoursFixed, type OpeningTimes, windowsOn } from '@yunyou/domain/opening-hours/opening-hours';
import { stateAt } from '@yunyou/domain/opening-hours/opening-hours-state';
import { useLocalText } from '../preferences/local-text.tsx';
import * as words from './opening-words.ts';
import { describeState, describeUsualHours } from './opening-words.ts';
import { useChinaClock } from './use-china-clock.ts';
import styles from './visit.module.css';

/**
 * Shows whether the spot is open now, or the usual hours of today where they are not fixed. Computed in the browser, because the page
 * is cached; until then links to the hours.
 */
export function OpenNow({ spot }: { spot: OpeningTimes & Pick<ScenicSpot, 'approximateHours'> }) {
  const now = useChinaClock();
  const local = useLocalText();
  if (!now) {
    return (
      <span className={styles.now} data-live>
        <a href="#hours">{words.seeTheOpeningHours}</a>
      </span>
    );
  }
  if (!areHoursFixed(spot)) {
    return (
      <span className={styles.now} data-live>
        <span>{local(describeUsualHours(windowsOn(spot, now.date), now.date))}</span>
        <small>{local(words.approximate(now.time))}</small>
      </span>
    );
  }
  const { isOpen, text, note } = describeState(stateAt(spot, now), now);
  return (
    <span className={styles.now} data-live data-open={isOpen}>
      <span>{local(text)}</span>
      <small>{local(words.inChina(note ? `${note} · ` : '', now.time))}</small>
    </span>
  );
}
