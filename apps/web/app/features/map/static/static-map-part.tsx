import { lazyPage } from '../../../navigation/lazy-page.tsx';
import { keptMarkup, useKeptMarkup } from '../../../navigation/use-kept-markup.ts';
import { useSite } from '../../../use-site.ts';
import '../pins/pin.module.css'; // in the style sheet of the page: that of a chunk would follow too late
import styles from './static-map.module.css';
import type { StaticMapProps } from './static-map.tsx';

/** Its code is a chunk of its own: the server renders it, and the browser needs it only after a navigation or a change. */
const part = lazyPage<StaticMapProps>(() => import('./static-map.tsx'));

/** Must be awaited on the server before a page is rendered, so that nothing suspends there. */
export const loadStaticMap = part.load;

/** Fills its frame, which has a position and a size, with the first view of a map. */
export function StaticMapPart(props: Omit<StaticMapProps, 'isOwnGround'>) {
  const { styleUrl, streets } = useSite()?.map ?? {};
  if (useKeptMarkup(props.points)) return <div className={styles.static} data-static {...keptMarkup} />;
  return (
    <div key="drawn" className={styles.static} data-static>
      <part.Page {...props} isOwnGround={!styleUrl && !streets} />
    </div>
  );
}
