import { useState } from 'react';

interface Position {
  latitude: number;
  longitude: number;
}

/** `refused`: the visitor or the browser's settings do not allow it. `unknown`: the device does not find it in time. */
type PositionState =
  | { kind: 'off' | 'asking' | 'refused' | 'unknown' }
  | { kind: 'known'; position: Position };

const maxAgeMs = 10 * 60_000;
const timeoutMs = 15_000;

/**
 * Requests the visitor's position from the browser when `ask` is called, never before. It stays in the page's memory.
 */
export function usePosition(): { state: PositionState; ask(): void; forget(): void } {
  const [state, setState] = useState<PositionState>({ kind: 'off' });
  const ask = () => {
    if (!('geolocation' in navigator)) {
      setState({ kind: 'unknown' });
      return;
    }
    setState({ kind: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setState({ kind: 'known', position: { latitude, longitude } }),
      (error) => setState({ kind: error.code === error.PERMISSION_DENIED ? 'refused' : 'unknown' }),
      { maximumAge: maxAgeMs, timeout: timeoutMs },
    );
  };
  return { state, ask, forget: () => setState({ kind: 'off' }) };
}

/** Rounds a position to 0.01 degrees, about 1 km. Only rounded positions leave the browser. */
export function toCoarsePosition({ latitude, longitude }: Position): Position {
  const round = (degrees: number) => Number(degrees.toFixed(2));
  return { latitude: round(latitude), longitude: round(longitude) };
}
