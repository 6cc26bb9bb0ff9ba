import { type MapRoute, type MapWay, wayNames } from './map-points.ts';
import styles from './place-map.module.css';

/** Number of route colours. With more routes the colours repeat, so the legend is hidden. */
const routeColours = 5;

/**
 * Renders the legend of routes and ways. It is hidden from screen readers: lists name the routes, days the mode of
 * each way.
 */
export function MapKey({ routes, ways }: { routes: readonly MapRoute[]; ways: readonly MapWay[] }) {
  const modes = [...new Set(ways.map(({ mode }) => mode))];
  return (
    <>
      {routes.length > 1 && routes.length <= routeColours && (
        <ul className={styles.key} aria-hidden="true">
          {routes.map((route, index) => (
            <li key={route.id} data-route={index}>
              {route.name}
            </li>
          ))}
        </ul>
      )}
      {modes.length > 0 && (
        <ul className={styles.key} aria-hidden="true">
          {modes.map((mode) => (
            <li key={mode} data-way={mode}>
              {wayNames[mode]}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
