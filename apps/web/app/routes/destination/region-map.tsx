import { useMemo, useState } from 'react';
import type { MapPoint } from '../../features/map/map-points.ts';
import { PlaceMap } from '../../features/map/place-map.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { Picture } from '../../pictures/picture.tsx';
import * as text from './destination-words.ts';
import styles from './region-map.module.css';

export interface Region {
  id: string;
  name: string;
  zhName: string;
  summary: string;
  cityCount: number;
  blur: string | undefined;
  /** Ids of the points in the region. */
  pointIds: string[];
}

/**
 * Renders the map of the regions. Selecting one moves the map to its cities. Without JavaScript each region is a
 * link.
 */
export function RegionMap({ regions, points }: { regions: readonly Region[]; points: readonly MapPoint[] }) {
  const [chosen, setChosen] = useState<string>();
  const region = regions.find(({ id }) => id === chosen);
  const shown = useMemo(
    () => (region ? points.filter(({ id }) => region.pointIds.includes(id)) : points),
    [region, points],
  );
  return (
    <div className={styles.layout}>
      <ul className={styles.regions}>
        {regions.map(({ id, name, zhName, summary, cityCount, blur }) => (
          <li key={id} className={styles.region} data-chosen={id === chosen || undefined}>
            <Picture
              picture={`area/${id}`}
              blur={blur}
              format="tile"
              alt=""
              sizes="6rem"
              className={styles.picture}
            />
            <div className={styles.words}>
              <h3>
                <PageLink to={`/destination/list?area=${id}`} className={styles.name}>
                  {name}
                </PageLink>{' '}
                <span lang="zh" className={styles.chinese}>
                  {zhName}
                </span>
              </h3>
              <p className={styles.summary}>{summary}</p>
              <p className={styles.links}>
                <span>{text.cityCount(cityCount)}</span>
                <button
                  type="button"
                  className={styles.show}
                  aria-pressed={id === chosen}
                  onClick={() => setChosen(id === chosen ? undefined : id)}
                >
                  {id === chosen ? text.showAllOfChina : text.showOnTheMap}
                </button>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.map}>
        <PlaceMap points={shown} label={text.cityMapLabel} height="min(46rem, 78vh)" />
      </div>
    </div>
  );
}
