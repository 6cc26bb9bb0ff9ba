import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Skeleton } from 'antd';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import styles from './field-input.module.css';
import { useFormWords } from './form-words.ts';
import { loadMapLines, type MapLines } from './map-lines.ts';

interface Place {
  latitude: number;
  longitude: number;
}

interface MapPickerProps {
  value: Place | undefined;
  onChange(value: Place): void;
}

/** Zoom levels: degrees of longitude across the map. */
const spans = [64, 16, 4, 1, 0.25] as const;
const ratio = 0.62;
const middle: Place = { latitude: 35.5, longitude: 104 };
const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Shows a map of China to set a pin by click or arrow keys; + and − zoom. */
export function MapPicker({ value, onChange }: MapPickerProps) {
  const words = useFormWords();
  const [zoom, setZoom] = useState(value ? 1 : 0);
  const [centre, setCentre] = useState(value ?? middle);
  const lines = useQuery({
    queryKey: ['map lines'],
    queryFn: loadMapLines,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const span = spans[zoom] ?? spans[0];
  // A degree of longitude shrinks with latitude; the map uses the scale of its centre.
  const shrink = Math.cos((centre.latitude * Math.PI) / 180);
  const height = span * ratio * shrink;
  const left = centre.longitude - span / 2;
  const top = centre.latitude + height / 2;
  const pin = value ?? centre;

  const zoomTo = (next: number) => {
    if (!spans[next]) return;
    setZoom(next);
    setCentre(next === 0 ? middle : pin);
  };
  const move = (place: Place) => {
    const next = { latitude: round(place.latitude), longitude: round(place.longitude) };
    onChange(next);
    const isOutside =
      Math.abs(next.longitude - centre.longitude) > span / 2 ||
      Math.abs(next.latitude - centre.latitude) > height / 2;
    if (isOutside) setCentre(next);
  };
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (event.detail === 0) return; // a click by keyboard has no position
    const box = event.currentTarget.getBoundingClientRect();
    move({
      longitude: left + ((event.clientX - box.left) / box.width) * span,
      latitude: top - ((event.clientY - box.top) / box.height) * height,
    });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (arrow) {
      event.preventDefault();
      const step = span / 60;
      move({ longitude: pin.longitude + arrow[0] * step, latitude: pin.latitude + arrow[1] * step });
    } else if (event.key === '+' || event.key === '=') zoomTo(zoom + 1);
    else if (event.key === '-') zoomTo(zoom - 1);
  };
  if (!lines.data) return <Skeleton active />;
  return (
    <Flex vertical gap={6}>
      <button
        type="button"
        className={styles['map']}
        aria-label={words.map(pin.latitude, pin.longitude)}
        onClick={handleClick}
        onKeyDown={handleKeyDown}
      >
        <Drawing lines={lines.data} {...{ left, top, span, height }} pin={value} />
      </button>
      <Flex gap={6}>
        <Button size="small" disabled={zoom === spans.length - 1} onClick={() => zoomTo(zoom + 1)}>
          {words.nearer}
        </Button>
        <Button size="small" disabled={zoom === 0} onClick={() => zoomTo(zoom - 1)}>
          {words.further}
        </Button>
      </Flex>
    </Flex>
  );
}

interface DrawingProps {
  lines: MapLines;
  left: number;
  top: number;
  span: number;
  height: number;
  pin: Place | undefined;
}

/** Draws the map in degrees. SVG's y axis points down, so y is the negative latitude. */
function Drawing({ lines, left, top, span, height, pin }: DrawingProps) {
  const unit = span / 600;
  const squeeze = height / (span * ratio);
  const shown = lines.places.filter(
    ({ longitude, latitude }) =>
      longitude > left && longitude < left + span && latitude < top && latitude > top - height,
  );
  return (
    <svg viewBox={`${left} ${-top} ${span} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={lines.provinces} className={styles['province']} strokeWidth={unit} />
      <path d={lines.country} className={styles['country']} strokeWidth={unit * 2} />
      {shown.slice(0, 60).map(({ name, longitude, latitude }) => (
        <g key={name} transform={`translate(${longitude} ${-latitude}) scale(${unit} ${unit * squeeze})`}>
          <circle r={2.5} className={styles['place']} />
          <text x={5} y={4} className={styles['placeName']}>
            {name}
          </text>
        </g>
      ))}
      {pin && (
        <g transform={`translate(${pin.longitude} ${-pin.latitude}) scale(${unit} ${unit * squeeze})`}>
          <circle r={9} className={styles['pin']} />
          <circle r={2} className={styles['pinDot']} />
        </g>
      )}
    </svg>
  );
}
