import { n2 } from './path.ts';

export type Stop = readonly [offset: number, color: string, opacity?: number];

export type Direction = 'down' | 'right' | 'left' | 'diagonal';

const VECTORS: Record<Direction, string> = {
  down: 'x1="0" y1="0" x2="0" y2="1"',
  right: 'x1="0" y1="0" x2="1" y2="0"',
  left: 'x1="1" y1="0" x2="0" y2="0"',
  diagonal: 'x1="0" y1="0" x2="1" y2="1"',
};

/** Collects gradients and clips of one picture; equal gradients share one definition. */
export type Defs = {
  linear(stops: readonly Stop[], direction?: Direction): string;
  radial(stops: readonly Stop[]): string;
  clip(d: string): string;
  raw(content: string): void;
  render(): string;
};

export function createDefs(prefix: string): Defs {
  const known = new Map<string, string>();
  const content: string[] = [];
  const reference = (key: string, build: (id: string) => string): string => {
    const existing = known.get(key);
    if (existing) return existing;
    const id = `${prefix}${known.size}`;
    known.set(key, `url(#${id})`);
    content.push(build(id));
    return `url(#${id})`;
  };
  return {
    linear(stops, direction = 'down') {
      const body = toStops(stops);
      const vector = VECTORS[direction];
      return reference(
        direction + body,
        (id) => `<linearGradient id="${id}" ${vector}>${body}</linearGradient>`,
      );
    },
    radial(stops) {
      const body = toStops(stops);
      return reference(`radial${body}`, (id) => `<radialGradient id="${id}">${body}</radialGradient>`);
    },
    clip(d) {
      return reference(`clip${d}`, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    },
    raw(text) {
      content.push(text);
    },
    render: () => content.join(''),
  };
}

function toStops(stops: readonly Stop[]): string {
  return stops
    .map(([offset, color, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${n2(opacity)}"`;
      return `<stop offset="${n2(offset)}" stop-color="${color}"${alpha}/>`;
    })
    .join('');
}
