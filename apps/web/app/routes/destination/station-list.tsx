import { DriverButton } from '../../features/facts/driver-card.tsx';
import { LocalText } from '../../features/preferences/local-text.tsx';
import { fold } from '../../features/sections/fold.ts';
import { MoreDetails } from '../../features/sections/more-details.tsx';
import styles from './getting-there.module.css';
import type { StationWords } from './station-words.ts';
import { Stop } from './stop.tsx';

/** The main airport and the stations of most trains. */
const stationsShown = 4;

/** Renders the stations, airports and ports of a city, each with the ways into town and its name for a driver. */
export function StationList({ stations }: { stations: readonly StationWords[] }) {
  const { first, rest } = fold(stations, stationsShown);
  return (
    <div>
      <Stations stations={first} />
      <MoreDetails count={rest.length}>
        <Stations stations={rest} />
      </MoreDetails>
    </div>
  );
}

function Stations({ stations }: { stations: readonly StationWords[] }) {
  return (
    <ul className={styles.stops}>
      {stations.map(({ id, label, name, zhName, pinyin, zhAddress, summary, terminals, ways, notes }) => (
        <Stop key={id} id={`station-${id}`} label={label} name={name} zhName={zhName}>
          <p>{summary}</p>
          <ul className={styles.ways}>
            {ways.map((way) => (
              <li key={way}>
                <LocalText text={way} />
              </li>
            ))}
          </ul>
          {[...terminals, ...notes].map((note) => (
            <p key={note}>
              <LocalText text={note} />
            </p>
          ))}
          <DriverButton {...{ name, zhName, zhAddress, pinyin }} />
        </Stop>
      ))}
    </ul>
  );
}
