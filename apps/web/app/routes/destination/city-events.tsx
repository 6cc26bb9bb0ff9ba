import type { CityEvent } from '@yunyou/contract/entities/city.schema';
import { formatMonths } from '../../features/facts/format.ts';
import { Section } from '../../features/sections/section.tsx';
import { useChinaClock } from '../../features/visit/use-china-clock.ts';
import styles from './city-events.module.css';
import * as words from './destination-words.ts';

/** Renders the yearly events of a city. The browser marks those of this month, because the page is cached. */
export function CityEvents({ events, name }: { events: readonly CityEvent[] | undefined; name: string }) {
  const now = useChinaClock();
  if (!events) return null;
  const month = now && Number(now.date.slice(5, 7));
  return (
    <Section id="events" title={words.eventsIn(name)}>
      <ul className={styles.events}>
        {events.map((event) => (
          <li key={event.name} className={styles.event}>
            <p className={styles.when}>
              {formatMonths(event.months)}
              {month && event.months.includes(month) && <b>{words.thisMonth}</b>}
            </p>
            <h3 className={styles.name}>
              {event.name} {event.zhName && <span lang="zh">{event.zhName}</span>}
            </h3>
            <p>{event.note}</p>
          </li>
        ))}
      </ul>
      <p className={styles.check}>{words.eventsNote}</p>
    </Section>
  );
}
