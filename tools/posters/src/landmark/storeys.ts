import { arch, bays, beam, merlons, stairs, terrace } from '../building/body.ts';
import { type Brush, MATERIAL } from '../building/brush.ts';
import { finial, roof } from '../building/roof.ts';
import { n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** One storey: its wall and the eaves above it. */
type Tier = {
  wall: readonly [width: number, height: number];
  eaves: readonly [width: number, rise: number];
  bays?: number;
  /** Length of the ridge of the last roof; 0 gives a pointed roof. */
  ridge?: number;
  /** Small lanterns on this roof, by their x. */
  turrets?: readonly number[];
};

/** A timber building of storeys, as data. */
type Plan = {
  base: readonly [width: number, height: number];
  /** A walled base of this colour instead of a terrace, with as many gates; a base without gates has a stair. */
  fort?: { color: string; gates: number };
  tiers: readonly Tier[];
  paint: string;
  tiles: string;
  /** How far the corners sweep up, as a part of the rise. */
  sweep?: number;
  finial?: number;
};

/** Part of the rise of an eave that the next storey hides. */
const OVERLAP = 0.7;

/** Builds a landmark from its storeys. A `color` on the part replaces the tiles. */
export function storeyed(plan: Plan): Landmark {
  const body = plan.tiers.reduce((sum, { wall, eaves }) => sum + wall[1] + eaves[1] * OVERLAP, plan.base[1]);
  return { height: body + (plan.finial ?? 0) * 0.8, draw: (b) => drawPlan(b, plan) };
}

function drawPlan(b: Brush, plan: Plan): string {
  const color = b.options.color ?? plan.tiles;
  let out = drawBase(b, plan);
  let y = -plan.base[1];
  for (const [i, tier] of plan.tiers.entries()) {
    const [width, height] = tier.wall;
    const [eaves, rise] = tier.eaves;
    const next = plan.tiers[i + 1];
    out += bays(b, {
      y,
      width,
      height,
      bays: tier.bays ?? Math.max(3, Math.round(width / 26) | 1),
      wall: plan.paint,
      column: plan.paint,
      beam: height > 15,
    });
    y -= height;
    out += roof(b, {
      y: y + 3,
      width: eaves,
      ridge: next ? Math.min(eaves * 0.9, next.wall[0] * 1.06) : (tier.ridge ?? 0),
      height: rise,
      lift: rise * (plan.sweep ?? 0.4),
      color,
      horns: !next && (tier.ridge ?? 0) > 0,
    });
    for (const x of tier.turrets ?? []) out += turret(b, x, y + 3 - rise * 0.86, color);
    y -= rise * (next ? OVERLAP : 1);
  }
  return plan.finial ? out + finial(b, 0, y + 5, plan.finial) : out;
}

function drawBase(b: Brush, { base: [width, height], fort }: Plan): string {
  if (!fort) return terrace(b, { y: 0, width, height, color: MATERIAL.marble, rail: height > 8 });
  const half = width / 2;
  const { color, gates } = fort;
  let out = path(
    `M${n(-half - height * 0.08)} 0L${n(-half)} ${-height}H${n(half)}L${n(half + height * 0.08)} 0Z`,
    {
      fill: b.side(color),
    },
  );
  let courses = '';
  for (let y = -8; y > -height; y -= 8) courses += `M${n(-half)} ${y}h${width}`;
  out += path(courses, { stroke: b.dark(color, 0.4), width: 0.8, opacity: 0.35 });
  out += path(merlons(-half, -height, width, 6), { fill: b.light(color, 0.25) });
  const step = width / (gates + 1.6);
  for (let i = 0; i < gates; i++) {
    const x = (i - (gates - 1) / 2) * step;
    out +=
      path(arch(x, 0, 34, height * 0.66), { fill: b.light(color, 0.3) }) +
      path(arch(x, 0, 27, height * 0.6), { fill: b.dark('#241d20', 0.6) });
  }
  return gates === 0 ? out + stairs(b, 0, 0, width * 0.24, height, MATERIAL.marble) : out;
}

/** Draws a lantern on a roof: a small gilded pavilion. */
function turret(b: Brush, x: number, y: number, color: string): string {
  return (
    rect(x - 9, y - 13, 18, 14, { fill: b.side(MATERIAL.vermilion) }) +
    beam(b, x, y - 13, 20, 4) +
    roof(b, { x, y: y - 11, width: 34, ridge: 0, height: 16, lift: 5, color, horns: false }) +
    finial(b, x, y - 25, 13)
  );
}

/** Returns `count` storeys that shrink evenly from the first to the last. */
function shrinking(count: number, first: Tier, last: Tier): Tier[] {
  const between = (a: readonly [number, number], z: readonly [number, number], t: number) =>
    [a[0] + (z[0] - a[0]) * t, a[1] + (z[1] - a[1]) * t] as const;
  return Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1);
    return {
      wall: between(first.wall, last.wall, t),
      eaves: between(first.eaves, last.eaves, t),
      bays: t < 0.5 ? 5 : 3,
    };
  });
}

/** The soul tower of an imperial tomb: a double-eaved stele pavilion on a walled base. */
export const soulTower = storeyed({
  base: [300, 84],
  fort: { color: '#8d877e', gates: 1 },
  tiers: [
    { wall: [126, 40], eaves: [178, 20], bays: 3 },
    { wall: [102, 15], eaves: [152, 42], bays: 3, ridge: 62 },
  ],
  paint: MATERIAL.vermilion,
  tiles: MATERIAL.gold,
});

/** Six Harmonies Pagoda: stout, thirteen eaves above each other. */
export const riverPagoda = storeyed({
  base: [230, 10],
  tiers: [
    ...shrinking(12, { wall: [158, 15], eaves: [212, 9] }, { wall: [92, 11], eaves: [136, 8] }),
    { wall: [86, 11], eaves: [130, 40], bays: 3, ridge: 4 },
  ],
  paint: '#a4553c',
  tiles: '#4f4c4c',
  sweep: 0.6,
  finial: 34,
});

/** Mahayana Hall at Puning: broad storeys, lanterns around a pointed top. */
export const mahayanaHall = storeyed({
  base: [290, 24],
  tiers: [
    { wall: [210, 28], eaves: [270, 17] },
    { wall: [190, 22], eaves: [246, 16] },
    { wall: [166, 22], eaves: [222, 16] },
    { wall: [140, 20], eaves: [196, 18], turrets: [-66, 66] },
    { wall: [78, 26], eaves: [122, 50], bays: 3 },
  ],
  paint: '#93392c',
  tiles: '#c08a3c',
  finial: 26,
});

/** The Hall of the Wheel of the Law at the Lama Temple: a great roof with lanterns on it. */
export const wheelOfLawHall = storeyed({
  base: [290, 18],
  tiers: [{ wall: [222, 46], eaves: [290, 64], ridge: 176, turrets: [-74, 74, 0] }],
  paint: MATERIAL.vermilion,
  tiles: MATERIAL.gold,
  sweep: 0.26,
  finial: 1,
});

/** A two-storey hall of the Liao with deep eaves, as at Dule and Huayan. */
export const liaoPavilion = storeyed({
  base: [220, 14],
  tiers: [
    { wall: [156, 36], eaves: [224, 22] },
    { wall: [140, 28], eaves: [214, 52], ridge: 96 },
  ],
  paint: '#8c3a2c',
  tiles: '#5d6668',
  sweep: 0.26,
});

/** A Tang hall: one storey, a low roof and eaves far beyond the walls. */
export const tangHall = storeyed({
  base: [300, 14],
  tiers: [{ wall: [226, 42], eaves: [330, 50], bays: 7, ridge: 176 }],
  paint: '#a8563c',
  tiles: '#5f6664',
  sweep: 0.16,
});

/** The Hall of Light of Luoyang: three storeys, the last one pointed, with a gilded ball. */
export const hallOfLight = storeyed({
  base: [340, 30],
  tiers: [
    { wall: [236, 36], eaves: [310, 26] },
    { wall: [176, 34], eaves: [240, 24] },
    { wall: [116, 30], eaves: [176, 58] },
  ],
  paint: '#a8402e',
  tiles: '#4d6f78',
  sweep: 0.22,
  finial: 42,
});

/** The Heavenly Hall of Luoyang: a round tower of five storeys. */
export const heavenlyHall = storeyed({
  base: [170, 18],
  tiers: [
    ...shrinking(4, { wall: [112, 30], eaves: [160, 15] }, { wall: [86, 24], eaves: [126, 13] }),
    { wall: [78, 22], eaves: [120, 44], bays: 3 },
  ],
  paint: '#a8402e',
  tiles: '#4d6f78',
  finial: 34,
});

/** A drum tower of the Dong: a cone of close eaves above an open hall. */
export const dongDrumTower = storeyed({
  base: [120, 6],
  tiers: [
    { wall: [84, 50], eaves: [142, 16], bays: 3 },
    ...shrinking(10, { wall: [96, 6], eaves: [134, 11] }, { wall: [40, 6], eaves: [64, 9] }),
    { wall: [30, 14], eaves: [80, 34], bays: 3 },
  ],
  paint: '#7b4d34',
  tiles: '#5f6a70',
  sweep: 0.7,
  finial: 34,
});

/** A small hall cast in metal, as on Mount Wudang and at Kunming. */
export const metalHall = storeyed({
  base: [118, 14],
  tiers: [
    { wall: [70, 28], eaves: [108, 16], bays: 3 },
    { wall: [56, 10], eaves: [90, 28], bays: 3, ridge: 44 },
  ],
  paint: '#b8862f',
  tiles: '#e0b04b',
});

/** Chaoyang Gate of Jianshui: a red wall with a hall of three eaves. */
export const threeEaveGate = storeyed({
  base: [310, 72],
  fort: { color: '#a8503a', gates: 1 },
  tiers: [
    { wall: [232, 28], eaves: [286, 16] },
    { wall: [212, 20], eaves: [264, 14] },
    { wall: [190, 18], eaves: [250, 46], ridge: 134 },
  ],
  paint: MATERIAL.vermilion,
  tiles: '#9a8450',
});

/** Danfeng Gate of the Daming Palace: five gates in an earthen wall, a low Tang hall above. */
export const palaceTangGate = storeyed({
  base: [430, 78],
  fort: { color: '#cfa777', gates: 5 },
  tiers: [{ wall: [290, 30], eaves: [370, 46], bays: 11, ridge: 240 }],
  paint: '#b3553c',
  tiles: '#667072',
  sweep: 0.2,
});

/** A hall on a high platform with one steep stair, as Longting at Kaifeng. */
export const platformHall = storeyed({
  base: [230, 118],
  fort: { color: '#9a9288', gates: 0 },
  tiers: [
    { wall: [176, 34], eaves: [232, 18] },
    { wall: [150, 15], eaves: [206, 44], ridge: 116 },
  ],
  paint: MATERIAL.vermilion,
  tiles: MATERIAL.gold,
});

/** A square hall under a pointed double roof, as Biyong in the Imperial Academy. */
export const squareHall = storeyed({
  base: [240, 16],
  tiers: [
    { wall: [152, 38], eaves: [216, 22] },
    { wall: [118, 15], eaves: [176, 58] },
  ],
  paint: MATERIAL.vermilion,
  tiles: MATERIAL.gold,
  finial: 26,
});

/** The octagonal memorial hall of Guangzhou: porch, wings and a pointed blue roof. */
export const octagonHall = storeyed({
  base: [380, 22],
  tiers: [
    { wall: [270, 44], eaves: [330, 24], bays: 9 },
    { wall: [176, 34], eaves: [240, 22], bays: 7 },
    { wall: [130, 16], eaves: [186, 62], bays: 5 },
  ],
  paint: '#b0563f',
  tiles: '#2f6a9c',
  sweep: 0.3,
  finial: 22,
});

/** Tongde Hall of the last emperor in Changchun: two plain storeys of ochre plaster under one golden roof. */
export const tongdeHall = storeyed({
  base: [330, 12],
  tiers: [
    { wall: [290, 36], eaves: [300, 6], bays: 11 },
    { wall: [282, 36], eaves: [322, 46], bays: 11, ridge: 216 },
  ],
  paint: '#c9ac78',
  tiles: '#d6a040',
  sweep: 0.16,
});

/** A two-storey gallery around a garden pond, as in He Garden. */
export const galleryHouse = storeyed({
  base: [400, 8],
  tiers: [
    { wall: [370, 34], eaves: [394, 9], bays: 13 },
    { wall: [366, 28], eaves: [398, 28], bays: 13, ridge: 330 },
  ],
  paint: '#7d3f32',
  tiles: '#575f63',
  sweep: 0.3,
});
