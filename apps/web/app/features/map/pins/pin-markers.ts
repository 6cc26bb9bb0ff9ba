import type { Map as MapLibreMap, Marker } from 'maplibre-gl';
import type { MapLibrary } from '../map-library.ts';
import { kindNames, type NumberedPoint } from '../map-points.ts';
import * as words from '../map-words.ts';
import { type Cluster, clusterLabel, clusterShape } from './clusters.ts';
import styles from './pin.module.css';
import { pinIcon } from './pin-icons.ts';

interface PinMarkerOptions {
  library: MapLibrary;
  map: MapLibreMap;
  onPoint: (point: NumberedPoint) => void;
  onCluster: (cluster: Cluster) => void;
}

interface PinMarkers {
  /** Highlights the pin that contains the point `nextId`. */
  show: (clusters: readonly Cluster[], nextId: string | undefined) => void;
  focus: (pointId: string) => void;
}

/** Pins are also rendered within this share of the map size outside its edges. */
const margin = 0.25;

/** Renders pins as buttons above the map in point order, so that the Tab key reaches each. */
export function createPinMarkers({ library, map, onPoint, onCluster }: PinMarkerOptions): PinMarkers {
  const markers = new Map<string, Marker>();
  let wanted: { pointId: string } | undefined;

  return {
    show: (clusters, nextId) => {
      const visible = clusters.filter(isNear);
      const keys = new Set(visible.map((cluster) => cluster.key));
      for (const [key, marker] of markers) {
        if (keys.has(key)) continue;
        marker.remove();
        markers.delete(key);
      }
      for (const cluster of visible) {
        const marker = markers.get(cluster.key) ?? createMarker(cluster);
        markers.set(cluster.key, marker);
        markNext(marker.getElement(), cluster, nextId);
      }
      focusWanted(visible);
    },
    focus: (pointId) => markers.get(pointId)?.getElement().focus({ preventScroll: true }),
  };

  function createMarker(cluster: Cluster): Marker {
    const element = createPin(cluster);
    element.addEventListener('click', (event) => {
      event.stopPropagation(); // the map closes popups on clicks that reach it
      if (cluster.points.length === 1) return onPoint(cluster.points[0]);
      if (document.activeElement === element) wanted = { pointId: cluster.points[0].id };
      return onCluster(cluster);
    });
    return new library.Marker({ element }).setLngLat([cluster.longitude, cluster.latitude]).addTo(map);
  }

  /** Moves the focus to the first pin of a cluster that was opened by keyboard. */
  function focusWanted(visible: readonly Cluster[]): void {
    if (!wanted || document.activeElement?.closest('.maplibregl-marker')) return;
    const { pointId } = wanted;
    wanted = undefined;
    const cluster = visible.find(({ points }) => points[0].id === pointId);
    if (cluster) markers.get(cluster.key)?.getElement().focus({ preventScroll: true });
  }

  function isNear({ longitude, latitude }: Cluster): boolean {
    const { clientWidth, clientHeight } = map.getContainer();
    const { x, y } = map.project([longitude, latitude]);
    return (
      x > -margin * clientWidth &&
      x < (1 + margin) * clientWidth &&
      y > -margin * clientHeight &&
      y < (1 + margin) * clientHeight
    );
  }
}

function createPin(cluster: Cluster): HTMLButtonElement {
  const [point] = cluster.points;
  const pin = document.createElement('button');
  const text = clusterLabel(cluster);
  pin.type = 'button';
  pin.className = styles.pin ?? '';
  const shape = clusterShape(cluster);
  pin.dataset['shape'] = shape;
  pin.dataset['kind'] = point.kind;
  if (point.routeIndex !== undefined) pin.dataset['route'] = String(point.routeIndex % 5);
  const face = document.createElement('span');
  face.className = styles.face ?? '';
  if (text) face.textContent = text;
  else if (shape === 'badge') face.append(pinIcon(point.kind));
  pin.append(face);
  return pin;
}

function markNext(pin: HTMLElement, cluster: Cluster, nextId: string | undefined): void {
  const isNext = cluster.points.some(({ id }) => id === nextId);
  pin.toggleAttribute('data-next', isNext);
  pin.setAttribute('aria-label', isNext ? words.nextStop(pinName(cluster)) : pinName(cluster));
}

/** Returns the accessible name of a pin. It contains the text of the pin, for people who say what they see. */
function pinName(cluster: Cluster): string {
  const { points } = cluster;
  const [point] = points;
  if (points.length > 1) {
    const names = points.slice(0, 3).map(({ name }) => name);
    const stops = clusterShape(cluster) === 'stop' ? `${clusterLabel(cluster)}. ` : '';
    return stops + words.clusterName(points.length, names.join(', '));
  }
  const number = point.number === undefined ? '' : `${point.number}. `;
  return `${number}${point.name}, ${kindNames[point.kind].toLowerCase()}`;
}
