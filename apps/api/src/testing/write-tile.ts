/** Writes vector tiles (MVT 2.1) for tests: one layer list, features with text properties. */
export interface TileFeature {
  kind: 'point' | 'line' | 'polygon';
  /** Positions inside the tile, 0 to 4096. A polygon is one ring, clockwise on the screen, without a repeated end. */
  positions: readonly (readonly [x: number, y: number])[];
  properties: Readonly<Record<string, string>>;
}

const extent = 4096;
const geometryTypes = { point: 1, line: 2, polygon: 3 } as const;

export function writeTile(layers: Readonly<Record<string, readonly TileFeature[]>>): Uint8Array {
  return Buffer.concat(
    Object.entries(layers).map(([name, features]) => bytes(3, writeLayer(name, features))),
  );
}

function writeLayer(name: string, features: readonly TileFeature[]): Uint8Array {
  const keys: string[] = [];
  const values: string[] = [];
  const indexOf = (list: string[], text: string) =>
    list.includes(text) ? list.indexOf(text) : list.push(text) - 1;
  const written = features.map(({ kind, positions, properties }) => {
    const tags = Object.entries(properties).flatMap(([key, value]) => [
      indexOf(keys, key),
      indexOf(values, value),
    ]);
    return Buffer.concat([
      bytes(2, Buffer.concat(tags.map(varint))),
      number(3, geometryTypes[kind]),
      bytes(4, Buffer.concat(commands(kind, positions).map(varint))),
    ]);
  });
  return Buffer.concat([
    number(15, 2),
    bytes(1, Buffer.from(name)),
    ...written.map((feature) => bytes(2, feature)),
    ...keys.map((key) => bytes(3, Buffer.from(key))),
    ...values.map((value) => bytes(4, bytes(1, Buffer.from(value)))),
    number(5, extent),
  ]);
}

/** Returns the geometry as commands: move to the first position, lines to the others, close a ring. */
function commands(kind: TileFeature['kind'], positions: TileFeature['positions']): number[] {
  const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);
  const steps = positions.map(([x, y], index) => {
    const [fromX, fromY] = positions[index - 1] ?? [0, 0];
    return [zigzag(x - fromX), zigzag(y - fromY)];
  });
  const [first = [], ...others] = steps;
  const lines = others.length > 0 ? [2 + 8 * others.length, ...others.flat()] : [];
  return [1 + 8, ...first, ...lines, ...(kind === 'polygon' ? [7 + 8] : [])];
}

const number = (field: number, value: number): Uint8Array =>
  Buffer.concat([varint(field * 8), varint(value)]);
const bytes = (field: number, content: Uint8Array): Uint8Array =>
  Buffer.concat([varint(field * 8 + 2), varint(content.byteLength), content]);

export function varint(value: number): Uint8Array {
  const parts: number[] = [];
  let rest = value;
  while (rest >= 128) {
    parts.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return Uint8Array.from([...parts, rest]);
}
