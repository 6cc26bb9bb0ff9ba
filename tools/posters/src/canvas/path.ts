export type Point = readonly [number, number];

/** Formats a number with one decimal and no trailing zero, which keeps the SVG small and stable. */
export function n(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

/** Formats a number with two decimals, for opacities and scales. */
export function n2(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function polyline(points: readonly Point[]): string {
  return points.map((p, i) => `${i ? 'L' : 'M'}${n(p[0])} ${n(p[1])}`).join('');
}

export function polygon(points: readonly Point[]): string {
  return `${polyline(points)}Z`;
}

/** Returns a Catmull-Rom curve through the points. */
export function curve(points: readonly Point[]): string {
  const first = points[0];
  if (!first) return '';
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? first;
  let d = `M${n(first[0])} ${n(first[1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const handles = [
      p1[0] + (p2[0] - p0[0]) / 6,
      p1[1] + (p2[1] - p0[1]) / 6,
      p2[0] - (p3[0] - p1[0]) / 6,
      p2[1] - (p3[1] - p1[1]) / 6,
      p2[0],
      p2[1],
    ];
    d += `C${handles.map(n).join(' ')}`;
  }
  return d;
}

export type Paint = {
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  cap?: 'round' | 'butt';
};

export function path(d: string, paint: Paint): string {
  if (d === '') return '';
  return `<path d="${d}"${paintAttributes(paint)}/>`;
}

export function rect(x: number, y: number, w: number, h: number, paint: Paint, radius = 0): string {
  const round = radius ? ` rx="${n(radius)}"` : '';
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${round}${paintAttributes(paint)}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, paint: Paint): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"${paintAttributes(paint)}/>`;
}

export function group(content: string, attributes: string): string {
  return `<g ${attributes}>${content}</g>`;
}

function paintAttributes(paint: Paint): string {
  const fill = paint.fill ?? (paint.stroke ? 'none' : undefined);
  let text = fill ? ` fill="${fill}"` : '';
  if (paint.stroke) {
    const cap = paint.cap === 'butt' ? '' : ' stroke-linecap="round" stroke-linejoin="round"';
    text += ` stroke="${paint.stroke}" stroke-width="${n2(paint.width ?? 1)}"${cap}`;
  }
  return paint.opacity === undefined ? text : `${text} opacity="${n2(paint.opacity)}"`;
}
