import type { CityLink } from '@yunyou/contract/city.endpoints';
import type { City } from '@yunyou/contract/city.schema';
import { formatDuration, formatMoney } from '../../features/facts/format.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import styles from './getting-there.module.css';

type Ends = Pick<City, 'airports' | 'stations'>;

const modeNames: Record<CityLink['mode'], string> = {
  train: 'Train',
  flight: 'Flight',
  coach: 'Coach',
  ferry: 'Ferry',
};
const shownAtFirst = 8;

/** Where one arrives, and how long the way is from other cities of the guide. */
export function GettingThere({
  ends: { airports, stations },
  links,
}: {
  ends: Ends;
  links: readonly CityLink[];
}) {
  return (
    <div className={styles.layout}>
      <ul className={styles.stops}>
        {airports.map(({ code, name, zhName, intoTown }) => (
          <Stop key={code} label={code} name={name} zhName={zhName} note={intoTown} />
        ))}
        {stations.map(({ name, zhName, note }) => (
          <Stop key={name} label="Rail" name={name} zhName={zhName} note={note} />
        ))}
      </ul>
      {links.length > 0 && (
        <div>
          <Rides links={links.slice(0, shownAtFirst)} />
          {links.length > shownAtFirst && (
            <details className={styles.rest}>
              <summary>{links.length - shownAtFirst} more</summary>
              <Rides links={links.slice(shownAtFirst)} />
            </details>
          )}
        </div>
      )}
    </div>
  );
}

interface StopProps {
  label: string;
  name: string;
  zhName: string;
  note: string | undefined;
}

function Stop({ label, name, zhName, note }: StopProps) {
  return (
    <li className={styles.stop}>
      <span className={styles.code}>{label}</span>
      <div>
        <h3 className={styles.stopName}>
          {name}{' '}
          <span lang="zh" className={styles.chinese}>
            {zhName}
          </span>
        </h3>
        {note && <p>{note}</p>}
      </div>
    </li>
  );
}

function Rides({ links }: { links: readonly CityLink[] }) {
  return (
    <ul className={styles.rides}>
      {links.map(({ id, mode, minutes, perDay, fare, city, hereStop }) => (
        <li key={id} className={styles.ride}>
          <span className={styles.city}>
            <PageLink to={city.linkUrl}>{city.name}</PageLink>{' '}
            <span lang="zh" className={styles.chinese}>
              {city.zhName}
            </span>
          </span>
          <span className={styles.time}>
            {modeNames[mode]} {formatDuration(minutes)}
          </span>
          <span className={styles.detail}>
            {[hereStop, `about ${perDay} a day`, fare && `from ${formatMoney(fare)}`]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
