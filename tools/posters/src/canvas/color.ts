/** Colours are `#rrggbb` strings throughout. */
export type Color = string;

type Rgb = readonly [number, number, number];

export function toRgb(color: Color): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function fromRgb(rgb: Rgb): Color {
  return `#${rgb
    .map((v) =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export function mix(a: Color, b: Color, t: number): Color {
  const [ar, ag, ab] = toRgb(a);
  const [br, bg, bb] = toRgb(b);
  return fromRgb([ar + (br - ar) * t, ag + (bg - ag) * t, ab + (bb - ab) * t]);
}

/** Returns the colour of a surface of colour `a` under light of colour `b`. */
export function multiply(a: Color, b: Color): Color {
  const [ar, ag, ab] = toRgb(a);
  const [br, bg, bb] = toRgb(b);
  return fromRgb([(ar * br) / 255, (ag * bg) / 255, (ab * bb) / 255]);
}

export function grey(color: Color): Color {
  const [r, g, b] = toRgb(color);
  const v = r * 0.3 + g * 0.59 + b * 0.11;
  return fromRgb([v, v, v]);
}

/** Returns the colour at `t` (0..1) of evenly spaced stops. */
export function ramp(stops: readonly Color[], t: number): Color {
  const last = stops.length - 1;
  const position = Math.max(0, Math.min(1, t)) * last;
  const i = Math.min(last - 1, Math.floor(position));
  return mix(stops[i] ?? '#000000', stops[i + 1] ?? '#000000', position - i);
}
