import { reliefFrame, toMercator } from '@yunyou/domain/geography/map-extent';
import { sketchCities } from '@yunyou/domain/geography/sketch-cities.generated';
import { pictureUnitsPerDegree, sketchBox, sketchPictureUrl } from '@yunyou/domain/geography/sketch-extent';
import { type CSSProperties, useId, useMemo } from 'react';
import { type MapPalette, mapPalettes } from '../layers/map-palette.ts';
import { wayPaints } from '../layers/way-paints.ts';
import { fitRoom } from '../map-fit.ts';
import { MapKey } from '../map-key.tsx';
import type { MapArea, MapPoint, MapRoute, MapWay, PointKind } from '../map-points.ts';
import * as words from '../map-words.ts';
import { groundBegins, reliefEnds, sketchBegins } from '../map-zooms.ts';
import { clusterLabel, clusterShape } from '../pins/clusters.ts';
import pinStyles from '../pins/pin.module.css';
import { pinIconPaths } from '../pins/pin-icons.ts';
import type { PlacedName } from './place-names.ts';
import styles from './static-map.module.css';
import { createStaticView, type StaticPin, type StaticView } from './static-view.ts';
import type { UnitRange } from './zoom-ranges.ts';

export interface StaticMapProps {
  points: readonly MapPoint[];
  routes: readonly MapRoute[];
  ways: readonly MapWay[];
  areas: readonly MapArea[] | undefined;
  isOwnGround: boolean;
}

const noAreas: readonly MapArea[] = [];

/**
 * Draws the first view of the map without the map library: in the page of the server, in print and without JavaScript. Style
 * sheets compute the view from the size of the map by the formula of `fittedUnit`, so that the interactive map replaces it
 * without a jump. Lists name the places, so screen readers skip it.
 */
export default function StaticMap({ points, routes, ways, areas = noAreas, isOwnGround }: StaticMapProps) {
  const iconId = useId();
  const view = useMemo(
    () => createStaticView({ points, routes, ways, areas, isOwnGround }),
    [points, routes, ways, areas, isOwnGround],
  );
  if (!view) return null;
  const kinds = [...new Set(view.pins.flatMap(({ cluster }) => badgeKind(cluster) ?? []))];
  return (
    <div className={styles.view} style={viewStyle(view)}>
      <div aria-hidden="true">
        {view.hasCountry && <Country view={view} />}
        <Ground view={view} />
        <svg className={styles.icons}>
          {kinds.map((kind) => (
            <symbol key={kind} id={`${iconId}${kind}`} viewBox="0 0 16 16">
              <path d={pinIconPaths[kind]} />
            </symbol>
          ))}
        </svg>
        {view.names.map((name) => (
          <Name key={name.key} name={name} />
        ))}
        {view.pins.map((pin) => (
          <Pin key={pin.key} pin={pin} iconId={iconId} />
        ))}
        <MapKey routes={routes} ways={ways} />
        <p className={styles.notes}>
          <span className={styles.scales}>
            {view.scales.map(({ label, degrees: length, ...range }) => (
              <span key={label} className={styles.scale} style={markStyle(range, { length })}>
                {label}
              </span>
            ))}
          </span>
          <span>{words.north}</span>
          {view.zoom >= sketchBegins && <span>{words.sketch}</span>}
        </p>
      </div>
      <p className={styles.sources}>
        <a href={words.openStreetMapUrl} target="_blank" rel="noopener">
          {words.openStreetMap}
        </a>{' '}
        · {words.builtInSources}
      </p>
    </div>
  );
}

/** The sea with soft edges, where its picture ends. In the page: the style sheet may have the origin of a CDN, which has no maps. */
const seaMask: CSSProperties = {
  maskImage: 'url("/map/sea.svg"), linear-gradient(to right, transparent, black 5%, black 95%, transparent)',
};

/** Renders the land and sea of the country. The relief is there where the interactive map shows it. */
function Country({ view }: { view: StaticView }) {
  const relief = Math.min(1, (groundBegins - view.zoom) / (groundBegins - reliefEnds));
  return (
    <div className={styles.country} style={countryStyle(view, relief)}>
      {relief > 0 &&
        (['light', 'dark'] as const).map((scheme) => (
          <img
            key={scheme}
            className={styles.relief}
            data-scheme={scheme}
            src={`/map/relief-${scheme}.webp`}
            alt=""
            loading="lazy"
          />
        ))}
      <div className={styles.sea} style={seaMask} />
    </div>
  );
}

/** Units of the drawing in a degree, those of the sketches. */
const units = pictureUnitsPerDegree;
const routeCount = mapPalettes.light.routes.length;

function Ground({ view: { centre, sketches, lines } }: { view: StaticView }) {
  return (
    <svg className={styles.ground} viewBox={`0 0 ${units} ${units}`}>
      {sketchCities
        .filter(({ id }) => sketches.includes(id))
        .map((city) => {
          const { west, north } = sketchBox(city);
          return (
            <use
              key={city.id}
              href={`${sketchPictureUrl(city.id)}#sketch`}
              x={Math.round((west - centre.x) * units)}
              y={Math.round((toMercator(north) - centre.y) * units)}
            />
          );
        })}
      {lines.map(({ positions, routeIndex, mode }, index) => {
        const d = positions.map(({ x, y }) => `${Math.round(x * units)} ${Math.round(y * units)}`).join('L');
        const { colour, width, dashes } = mode
          ? wayPaints[mode]
          : { colour: (routeIndex ?? 0) % routeCount, width: 2.2, dashes: [2.6, 1.3] };
        return (
          // oxlint-disable-next-line react/no-array-index-key -- ways have no id, and their order is fixed
          <g key={index} fill="none">
            <path d={`M${d}`} className={styles.casing} />
            <path
              d={`M${d}`}
              stroke={`var(--map-route-${colour})`}
              strokeWidth={width}
              strokeDasharray={dashes?.map((length) => length * width).join(' ')}
              strokeLinecap={mode === 'walk' ? 'round' : undefined}
            />
          </g>
        );
      })}
    </svg>
  );
}

/** Returns the kind whose icon the pin shows. */
function badgeKind(cluster: StaticPin['cluster']): PointKind | undefined {
  return clusterShape(cluster) === 'badge' ? cluster.points[0].kind : undefined;
}

function Pin({ pin, iconId }: { pin: StaticPin; iconId: string }) {
  const { cluster, x, y } = pin;
  const [point] = cluster.points;
  const icon = badgeKind(cluster);
  return (
    <span className={styles.pin} style={markStyle(pin, { x, y })}>
      <span
        className={pinStyles.pin}
        data-shape={clusterShape(cluster)}
        data-kind={point.kind}
        data-route={point.routeIndex === undefined ? undefined : point.routeIndex % routeCount}
      >
        <span className={pinStyles.face}>
          {icon ? (
            <svg>
              <use href={`#${iconId}${icon}`} />
            </svg>
          ) : (
            clusterLabel(cluster)
          )}
        </span>
      </span>
    </span>
  );
}

function Name({ name }: { name: PlacedName & UnitRange }) {
  const { lines, zhName, side, kind, gap, x, y } = name;
  return (
    <span className={styles.name} data-side={side} data-kind={kind} style={markStyle(name, { x, y, gap })}>
      {lines.join('\n')}
      {zhName && <i lang="zh">{zhName}</i>}
    </span>
  );
}

/** Returns custom properties, which React's style type does not have. */
const properties = (values: Readonly<Record<string, string | number>>) => values as CSSProperties;

/** Decimals of a degree; the sixth is a hundredth of a pixel at the largest zoom. */
const degrees = (value: number): number => Math.round(value * 1e6) / 1e6;

function markStyle({ from, to }: UnitRange, values: Readonly<Record<string, number>>): CSSProperties {
  const style: Record<string, number> = {};
  for (const [name, value] of Object.entries(values)) style[`--${name}`] = degrees(value);
  if (from !== undefined) style['--from'] = Math.round(from * 100) / 100;
  if (to !== undefined) style['--to'] = Math.round(to * 100) / 100;
  return properties(style);
}

/** Custom properties of the drawing with their colours. */
const colours = {
  water: ({ water }) => water,
  park: ({ park }) => park,
  hill: ({ hill }) => hill,
  wall: ({ wall }) => wall,
  ground: ({ ground }) => ground,
  label: ({ label }) => label,
  'soft-label': ({ zhLabel }) => zhLabel,
  halo: ({ halo }) => halo,
  casing: ({ routeCasing }) => routeCasing,
} satisfies Record<string, (palette: MapPalette) => string>;

const both = (colour: (palette: MapPalette) => string | undefined) =>
  `light-dark(${colour(mapPalettes.light)}, ${colour(mapPalettes.dark)})`;

const room = (edge: keyof typeof fitRoom, size: string) =>
  `min(${fitRoom[edge].most}px, ${size} / ${fitRoom[edge].parts})`;

const roomStyle = {
  '--side': room('side', '100cqw'),
  '--top': room('top', '100cqh'),
  '--bottom': room('bottom', '100cqh'),
};
const landColours = {
  lowland: both(({ lowland }) => lowland),
  ground: both(({ ground }) => ground),
};
const colourStyle: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(colours).map(([name, colour]) => [`--map-${name}`, both(colour)])),
  ...Object.fromEntries(
    mapPalettes.light.routes.map((_, index) => [`--map-route-${index}`, both(({ routes }) => routes[index])]),
  ),
};

function viewStyle({ width, height, mostUnit, zoom }: StaticView): CSSProperties {
  return properties({
    '--width': degrees(width),
    '--height': degrees(height),
    '--most': Math.round(mostUnit * 1000) / 1000,
    ...roomStyle,
    '--map-land': landColours[zoom < groundBegins ? 'lowland' : 'ground'],
    ...colourStyle,
  });
}

/** Places the pictures of the country, of which all have the frame of the relief. */
function countryStyle({ centre }: StaticView, relief: number): CSSProperties {
  return properties({
    '--relief': Math.round(relief * 100) / 100,
    '--x': degrees(reliefFrame.x - centre.x),
    '--y': degrees(reliefFrame.y - centre.y),
    '--frame-width': degrees(reliefFrame.width),
    '--frame-height': degrees(reliefFrame.height),
  });
}
