import type { ReactNode } from 'react';
import { PageLink } from '../../navigation/page-link.tsx';
import { kindNames, type MapPoint, type MapRoute, numberStops } from './map-points.ts';
import styles from './point-list.module.css';

interface PointListProps {
  points: readonly MapPoint[];
  routes: readonly MapRoute[];
  actionOf?: ((point: MapPoint) => ReactNode) | undefined;
}

/** Lists the points of the map as text. */
export function PointList({ points, routes, actionOf }: PointListProps) {
  const numbered = numberStops(points, routes);
  const byId = new Map(numbered.map((point) => [point.id, point]));
  const onRoutes = new Set(routes.flatMap((route) => route.pointIds));
  const others = numbered.filter((point) => !onRoutes.has(point.id));
  return (
    <div className={styles.lists}>
      {routes.map((route) => (
        <section key={route.id}>
          <h3 className={styles.heading}>{route.name}</h3>
          <ol className={styles.list}>
            {route.pointIds.flatMap((id) => {
              const point = byId.get(id);
              return point ? [<PointEntry key={id} point={point} action={actionOf?.(point)} />] : [];
            })}
          </ol>
        </section>
      ))}
      {others.length > 0 && (
        <ul className={styles.list}>
          {others.map((point) => (
            <PointEntry key={point.id} point={point} action={actionOf?.(point)} />
          ))}
        </ul>
      )}
    </div>
  );
}

function PointEntry({ point, action }: { point: MapPoint; action: ReactNode }) {
  return (
    <li className={styles.entry}>
      {point.number !== undefined && <span className={styles.number}>{point.number}</span>}
      <span>
        {point.linkUrl ? <PageLink to={point.linkUrl}>{point.name}</PageLink> : point.name}{' '}
        {point.zhName && (
          <span lang="zh" className={styles.chinese}>
            {point.zhName}
          </span>
        )}
        <span className={styles.kind}> · {point.note ?? kindNames[point.kind]}</span> {action}
      </span>
    </li>
  );
}
