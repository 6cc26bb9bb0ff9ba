import { DriverButton } from '../../features/facts/driver-card.tsx';
import styles from './getting-there.module.css';
import type { StationWords } from './station-words.ts';

/** Stations, airports and ports of a city, each with the ways into town and its name for a driver. */
export function StationList({ stations }: { stations: readonly StationWords[] }) {
  return (
    <ul className={styles.stops}>
      {stations.map(({ id, label, name, zhName, pinyin, zhAddress, summary, terminals, ways, notes }) => (
        <li key={id} className={styles.stop} id={`station-${id}`}>
          <span className={styles.code}>{label}</span>
          <div>
            <h3 className={styles.stopName}>
              {name}{' '}
              <span lang="zh" className={styles.chinese}>
                {zhName}
              </span>
            </h3>
            <p>{summary}</p>
            <ul className={styles.ways}>
              {ways.map((way) => (
                <li key={way}>{way}</li>
              ))}
            </ul>
            {[...terminals, ...notes].map((note) => (
              <p key={note}>{note}</p>
            ))}
            <DriverButton {...{ name, zhName, zhAddress, pinyin }} />
          </div>
        </li>
      ))}
    </ul>
  );
}
