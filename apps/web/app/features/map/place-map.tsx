import { type CSSProperties, type ReactNode, Suspense, useCallback, useId, useRef, useState } from 'react';
import { useSite } from '../../use-site.ts';
import type { Coordinates, MapArea, MapPoint, MapRoute, MapWay } from './map-points.ts';
import * as words from './map-words.ts';
import styles from './place-map.module.css';
import { PointList } from './point-list.tsx';
import { StaticMapPart } from './static/static-map-part.tsx';
import { useMapCanvas } from './use-map-canvas.ts';

interface PlaceMapProps {
  /** Most important first: they lead clusters. Pass the same array while nothing changes. */
  points: readonly MapPoint[];
  routes?: readonly MapRoute[];
  /** Ways between points, drawn by mode. */
  ways?: readonly MapWay[];
  /** Names of districts. */
  areas?: readonly MapArea[] | undefined;
  /** Called with a position that the visitor presses, beside the pins. */
  onPress?: ((at: Coordinates) => void) | undefined;
  /** One finger moves the map. For a map that fills the screen. */
  hasOwnGestures?: boolean;
  /** Accessible name, such as "Sights in Beijing". */
  label: string;
  /** Any CSS length. */
  height?: string;
  /** False when the page lists the same points beside the map. */
  hasList?: boolean;
  /** Control of a point in popup and list. */
  actionOf?: ((point: MapPoint) => ReactNode) | undefined;
}

const noRoutes: readonly MapRoute[] = [];
const noWays: readonly MapWay[] = [];

/**
 * Shows points on a map and as a list. The server renders the list and a static map, which are also printed and shown without
 * JavaScript or WebGL. The interactive map loads when it becomes visible, and covers the static one when it is drawn.
 */
export function PlaceMap({
  points,
  routes = noRoutes,
  ways = noWays,
  areas,
  hasOwnGestures = false,
  onPress,
  label,
  height = 'clamp(22rem, 62vh, 40rem)',
  hasList = true,
  actionOf,
}: PlaceMapProps) {
  const listId = useId();
  const { styleUrl, boundariesUrl = '/map/boundaries.generated.json', streets } = useSite()?.map ?? {};
  const frame = useRef<HTMLDivElement>(null);
  const [mode, setMode] = useState<'map' | 'list' | 'failed'>('map');
  const handleFailure = useCallback((error: unknown) => {
    console.error(words.mapFailed, error);
    setMode('failed');
  }, []);
  const [isDrawn, setIsDrawn] = useState(false);
  const handleReady = useCallback(() => setIsDrawn(true), []);
  const canvas = useMapCanvas(frame, handleFailure);
  const size = { '--map-height': height } as CSSProperties; // React's style type has no custom properties
  return (
    <section className={styles.map} aria-label={label} style={size} data-mode={mode}>
      {hasList && mode !== 'failed' && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={mode === 'list'}
          aria-controls={listId}
          onClick={() => setMode(mode === 'list' ? 'map' : 'list')}
        >
          {mode === 'list' ? words.showMap : words.showList}
        </button>
      )}
      <div
        ref={frame}
        data-map
        className={styles.frame}
        data-drawn={isDrawn || undefined}
        inert={mode === 'list'}
      >
        <StaticMapPart points={points} routes={routes} ways={ways} areas={areas} />
        {/* The map waits for its styles. Without this boundary the whole section would disappear meanwhile. */}
        <Suspense>
          {canvas && mode !== 'failed' && (
            <canvas.MapCanvas
              library={canvas.mapLibre}
              points={points}
              routes={routes}
              ways={ways}
              areas={areas}
              hasOwnGestures={hasOwnGestures}
              onPress={onPress}
              label={label}
              styleUrl={styleUrl}
              boundariesUrl={boundariesUrl}
              streets={streets}
              actionOf={actionOf}
              onReady={handleReady}
              onFailure={handleFailure}
            />
          )}
        </Suspense>
      </div>
      {hasList ? (
        <div id={listId} className={styles.list}>
          <PointList points={points} routes={routes} actionOf={actionOf} />
        </div>
      ) : (
        mode === 'failed' && <p>{words.mapUnsupported}</p>
      )}
    </section>
  );
}
