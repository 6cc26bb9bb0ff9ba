import type { StreetTiles } from '@yunyou/contract/page-renderer';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { currentScheme, watchScheme } from '../preferences/theme.ts';
import styles from './map-canvas.module.css';
import { MapKey } from './map-key.tsx';
import { type MapLibrary, mapStylesUrl } from './map-library.ts';
import type { Coordinates, MapArea, MapPoint, MapRoute, MapWay } from './map-points.ts';
import type { Selection } from './map-popups.ts';
import { createMapView, type MapView } from './map-view.ts';
import * as words from './map-words.ts';
import { PointPopup } from './point-popup.tsx';

interface MapCanvasProps {
  library: MapLibrary;
  points: readonly MapPoint[];
  routes: readonly MapRoute[];
  ways: readonly MapWay[];
  areas: readonly MapArea[] | undefined;
  hasOwnGestures: boolean;
  onPress: ((at: Coordinates) => void) | undefined;
  label: string;
  styleUrl: string | undefined;
  boundariesUrl: string;
  streets: StreetTiles | undefined;
  actionOf: ((point: MapPoint) => ReactNode) | undefined;
  /** Called when the map has drawn its first view. */
  onReady: () => void;
  onFailure: (error: unknown) => void;
}

/** Renders the map. Import it lazily: its code loads when a map becomes visible. */
export function MapCanvas(props: MapCanvasProps) {
  const {
    library,
    points,
    routes,
    ways,
    areas,
    hasOwnGestures,
    onPress,
    label,
    styleUrl,
    boundariesUrl,
    streets,
    actionOf,
    onReady,
    onFailure,
  } = props;
  const container = useRef<HTMLDivElement>(null);
  const view = useRef<MapView>(undefined);
  const content = useRef({ points, routes, ways });
  const districts = useRef(areas);
  const gestures = useRef(hasOwnGestures);
  const press = useRef(onPress);
  useEffect(() => {
    press.current = onPress;
  }, [onPress]);
  const [selection, setSelection] = useState<Selection>();
  const [isReady, setIsReady] = useState(false);

  useEffect(() => {
    if (!container.current) return;
    try {
      view.current = createMapView({
        ...content.current,
        library,
        areas: districts.current,
        container: container.current,
        label,
        scheme: currentScheme(),
        styleUrl,
        boundariesUrl,
        streets,
        hasOwnGestures: gestures.current,
        isCalm: matchMedia('(prefers-reduced-motion: reduce)').matches,
        onSelect: setSelection,
        onPress: (at) => press.current?.(at),
        onReady: () => {
          setIsReady(true);
          onReady();
        },
      });
    } catch (error) {
      onFailure(error);
      return;
    }
    const stopWatching = watchScheme(() => view.current?.setScheme(currentScheme()));
    return () => {
      stopWatching();
      view.current?.remove();
      view.current = undefined;
    };
  }, [library, label, styleUrl, boundariesUrl, streets, onReady, onFailure]);

  useEffect(() => {
    const { current } = content;
    if (current.points === points && current.routes === routes && current.ways === ways) return;
    content.current = { points, routes, ways };
    view.current?.setContent(content.current);
  }, [points, routes, ways]);

  useEffect(() => {
    gestures.current = hasOwnGestures;
    view.current?.setOwnGestures(hasOwnGestures);
  }, [hasOwnGestures]);

  return (
    <>
      <link rel="stylesheet" href={mapStylesUrl} precedence="map" />
      <div ref={container} className={styles.canvas} data-ready={isReady || undefined} />
      <MapKey routes={routes} ways={ways} />
      {points.length > 1 && (
        <button type="button" className={styles.showAll} onClick={() => view.current?.showAll()}>
          {words.showAll}
        </button>
      )}
      {onPress && (
        <button
          type="button"
          className={styles.middle}
          onClick={() => view.current && onPress(view.current.centre())}
        >
          {words.takeCentre}
        </button>
      )}
      {selection &&
        createPortal(
          <PointPopup {...selection} key={selection.point.id} action={actionOf?.(selection.point)} />,
          selection.element,
        )}
    </>
  );
}
