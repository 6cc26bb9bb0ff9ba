import type { City } from '@yunyou/contract/entities/city.schema';
import { LocalText } from '../../features/preferences/local-text.tsx';
import { fold } from '../../features/sections/fold.ts';
import { MoreDetails } from '../../features/sections/more-details.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import * as words from './destination-words.ts';
import styles from './getting-there.module.css';
import type { Ride } from './rides.ts';
import { StationList } from './station-list.tsx';
import type { StationWords } from './station-words.ts';
import { Stop } from './stop.tsx';

type Ends = Pick<City, 'airports' | 'stations'>;

/** Three columns of three. */
const ridesShown = 9;

/** Airports and stations of a city, and travel times from other cities. */
export function GettingThere({
  ends,
  stations,
  rides,
  ridesAge,
}: {
  /** Short texts about airports and stations, shown while the city has no stations of its own. */
  ends: Ends;
  stations: readonly StationWords[];
  rides: readonly Ride[];
  /** From when the train times are. */
  ridesAge: string | undefined;
}) {
  const { first, rest } = fold(rides, ridesShown);
  return (
    <div className={styles.layout} data-few={stations.length < 2 || undefined}>
      {stations.length > 0 ? <StationList stations={stations} /> : <Stops ends={ends} />}
      {rides.length > 0 && (
        <div>
          <Rides rides={first} />
          <MoreDetails count={rest.length}>
            <Rides rides={rest} />
          </MoreDetails>
          {ridesAge && <p className={styles.age}>{ridesAge}</p>}
        </div>
      )}
    </div>
  );
}

function Stops({ ends: { airports, stations } }: { ends: Ends }) {
  return (
    <ul className={styles.stops}>
      {airports.map(({ code, name, zhName, intoTown }) => (
        <Stop key={code} label={code} name={name} zhName={zhName}>
          {intoTown && <p>{intoTown}</p>}
        </Stop>
      ))}
      {stations.map(({ name, zhName, note }) => (
        <Stop key={name} label={words.rail} name={name} zhName={zhName}>
          {note && <p>{note}</p>}
        </Stop>
      ))}
    </ul>
  );
}

function Rides({ rides }: { rides: readonly Ride[] }) {
  return (
    <ul className={styles.rides}>
      {rides.map(({ city, zhCity, linkUrl, time, detail }) => (
        <li key={`${linkUrl} ${time}`} className={styles.ride}>
          <span className={styles.city}>
            <PageLink to={linkUrl}>{city}</PageLink>{' '}
            <span lang="zh" className={styles.chinese}>
              {zhCity}
            </span>
          </span>
          <span className={styles.time}>{time}</span>
          <span className={styles.detail}>
            <LocalText text={detail} />
          </span>
        </li>
      ))}
    </ul>
  );
}
