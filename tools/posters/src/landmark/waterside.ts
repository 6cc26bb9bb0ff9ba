import { MATERIAL } from '../building/brush.ts';
import { mix } from '../canvas/color.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { DrawPart } from '../canvas/stage.ts';
import { seatedBuddha } from './buddhas.ts';
import type { Landmark } from './landmark.ts';

/** A gantry crane of a dock, red unless a colour is given. */
export const harbourCrane: Landmark = {
  height: 240,
  draw: (b) => {
    const steel = b.options.color ?? '#c2492f';
    let out = path('M-40 0L-30 -110M40 0L30 -110M-40 0L-30 -60M40 0L30 -60', {
      stroke: b.dark(steel, 0.2),
      width: 9,
    });
    out += path('M-37 -30L33 -80M37 -30L-33 -80M-36 -40H36M-32 -84H32', { stroke: b.tone(steel), width: 4 });
    out += rect(-40, -120, 80, 12, { fill: b.side(steel) });
    out +=
      rect(-26, -152, 56, 32, { fill: b.side(mix(steel, '#e8d8c0', 0.55)) }) +
      rect(-22, -146, 16, 14, { fill: b.window() });
    out += path('M-10 -152L0 -206L14 -152', { stroke: b.tone(steel), width: 5 });
    let lattice = 'M18 -150L-150 -232M10 -162L-150 -232';
    for (let i = 0; i < 9; i++) {
      const t = i / 9;
      lattice += `M${n(18 - 168 * t)} ${n(-150 - 82 * t)}L${n(10 - 160 * (t + 0.07))} ${n(-162 - 70 * (t + 0.07))}`;
    }
    out += path(lattice, { stroke: b.tone(steel), width: 3.4 });
    out += path('M0 -206L-120 -218M0 -206L56 -150', { stroke: b.dark(steel, 0.3), width: 1.8 });
    out +=
      path('M-150 -232V-130', { stroke: b.dark('#4a4a4a', 0.2), width: 1.8 }) +
      path('M-150 -130a5 6 0 1 1 -6 6', { stroke: b.dark('#4a4a4a', 0.2), width: 3.4 });
    return out + rect(42, -142, 26, 18, { fill: b.dark(steel, 0.3) });
  },
};

/** The ring-shaped hotel on the shore of Lake Tai; its foot stands in the water. */
export const ringHotel: Landmark = {
  height: 200,
  draw: (b) => {
    const shell = b.options.color ?? '#cfd6dc';
    let out = path(
      'M-112 0C-126 -60 -104 -150 -40 -184C-14 -198 14 -198 40 -184C104 -150 126 -60 112 0H64C76 -46 66 -104 24 -128C8 -136 -8 -136 -24 -128C-66 -104 -76 -46 -64 0Z',
      { fill: b.side(shell) },
    );
    let floors = '';
    for (let i = 1; i < 12; i++) {
      const y = -i * 12;
      floors += `M${n(-114 + i * i * 0.34)} ${y}H${n(-66 + i * i * 0.3)}M${n(114 - i * i * 0.34)} ${y}H${n(66 - i * i * 0.3)}`;
    }
    out += path(floors, { stroke: b.window(), width: 3.4, opacity: 0.85 });
    for (const r of [150, 164, 178])
      out += path(`M${n(-r * 0.44)} ${n(-r + 6)}Q0 ${n(-r - 12)} ${n(r * 0.44)} ${n(-r + 6)}`, {
        stroke: b.window(),
        width: 3,
        opacity: 0.7,
      });
    return out;
  },
};

/** Two cyclists on a lakeside path. */
export const cyclists: Landmark = {
  height: 90,
  draw: (b) => {
    const rider = (x: number, shirt: string) => {
      const wheel = (cx: number) =>
        `<circle cx="${cx}" cy="-19" r="18" fill="none" stroke="${b.dark('#3a3a3a', 0.2)}" stroke-width="3.2"/>`;
      return (
        wheel(x - 28) +
        wheel(x + 28) +
        path(
          `M${x - 28} -19L${x - 10} -44H${x + 18}L${x + 28} -19M${x - 10} -44L${x} -18L${x + 18} -44M${x - 14} -50h10M${x + 18} -44l-2 -10h8`,
          { stroke: b.tone(MATERIAL.seal), width: 3 },
        ) +
        path(`M${x - 10} -50L${x + 6} -36L${x} -14`, { stroke: b.dark('#3d3a42', 0.2), width: 7 }) +
        path(
          `M${x - 16} -48C${x - 16} -66 ${x - 2} -76 ${x + 6} -74C${x + 10} -70 ${x + 4} -56 ${x - 4} -46Z`,
          { fill: b.side(shirt) },
        ) +
        path(`M${x + 4} -70L${x + 20} -54`, { stroke: b.tone(shirt), width: 5 }) +
        path(`M${x + 2} -82a7.5 8 0 1 0 15 0a7.5 8 0 1 0 -15 0Z`, { fill: b.tone('#4a342c') }) +
        path(`M${x} -85C${x + 2} -94 ${x + 18} -94 ${x + 19} -85Z`, { fill: b.side('#e2cda0') })
      );
    };
    return rider(-52, '#d4694a') + rider(54, '#e6dcc6');
  },
};

/** A white castle with slate spires on a headland. */
export const castle: Landmark = {
  height: 170,
  draw: (b) => {
    const wall = b.options.color ?? '#eee3cf';
    const slate = '#5a6f86';
    const tower = (x: number, w: number, h: number, spire: number) =>
      rect(x - w / 2, -h, w, h, { fill: b.side(wall) }) +
      rect(x - w / 2 - 2, -h - 2, w + 4, 5, { fill: b.light(wall, 0.4) }) +
      path(`M${n(x - w / 2 - 3)} ${-h}L${x} ${-h - spire}L${n(x + w / 2 + 3)} ${-h}Z`, {
        fill: b.side(slate),
      }) +
      rect(x - 2.4, -h + 9, 5, 9, { fill: b.window() }) +
      rect(x - 2.4, -h + 30, 5, 9, { fill: b.window() });
    let out =
      rect(-96, -54, 192, 54, { fill: b.side(wall) }) +
      path('M-100 -52L-84 -78H84L100 -52Z', { fill: b.side(slate) });
    let panes = '';
    for (let x = -86; x < 90; x += 14) panes += `M${x} -44h6v12h-6ZM${x} -24h6v12h-6Z`;
    out += path(panes, { fill: b.window() });
    out += tower(-62, 22, 92, 34) + tower(64, 22, 86, 32) + tower(26, 20, 108, 40) + tower(-18, 28, 122, 46);
    out += tower(-98, 20, 66, 28) + tower(98, 20, 62, 26);
    return out + path('M-18 -168v-10l12 4l-12 4', { stroke: b.tone(MATERIAL.seal), width: 1.8 });
  },
};

/** The three tiger heads of Black Tiger Spring, spouting from the embankment. */
export const tigerSpouts: Landmark = {
  height: 130,
  draw: (b) => {
    const wall = '#8d8a80';
    const stone = '#5d6260';
    let out = rect(-250, -104, 500, 104, { fill: b.side(wall) });
    let joints = '';
    for (let y = -92; y < 0; y += 13) {
      joints += `M-250 ${y}H250`;
      for (let x = -244 + (Math.abs(y) % 2) * 17; x < 250; x += 34) joints += `M${x} ${y}v13`;
    }
    out += path(joints, { stroke: b.dark(wall, 0.4), width: 1.2, opacity: 0.5 });
    out += rect(-256, -114, 512, 12, { fill: b.light(MATERIAL.marble, 0.2) });
    for (const x of [-140, 0, 140]) {
      out += path(
        `M${x - 9} -26C${x - 12} 0 ${x - 16} 20 ${x - 22} 44H${x + 22}C${x + 16} 20 ${x + 12} 0 ${x + 9} -26Z`,
        {
          fill: b.defs.linear([
            [0, '#ffffff', 0.95],
            [1, '#e4f6f2', 0.55],
          ]),
        },
      );
      out += ellipse(x, 42, 46, 11, { fill: '#ffffff', opacity: 0.6 });
      out += path(
        `M${x - 40} -54C${x - 46} -82 ${x - 34} -90 ${x - 30} -92C${x - 34} -102 ${x - 22} -106 ${x - 17} -98C${x - 8} -102 ${x + 8} -102 ${x + 17} -98C${x + 22} -106 ${x + 34} -102 ${x + 30} -92C${x + 36} -88 ${x + 46} -80 ${x + 40} -54C${x + 36} -30 ${x + 20} -20 ${x} -20C${x - 20} -20 ${x - 36} -30 ${x - 40} -54Z`,
        { fill: b.side(stone) },
      );
      out += path(
        `M${x - 20} -34C${x - 18} -46 ${x + 18} -46 ${x + 20} -34C${x + 14} -22 ${x - 14} -22 ${x - 20} -34Z`,
        { fill: b.dark('#2a2a2c', 0.4) },
      );
      out += path(`M${x - 9} -32C${x - 6} -22 ${x + 6} -22 ${x + 9} -32L${x + 9} -24H${x - 9}Z`, {
        fill: '#ffffff',
        opacity: 0.9,
      });
      out += path(`M${x - 17} -41l3 8l3 -8M${x + 17} -41l-3 8l-3 -8`, { fill: b.light('#f2ead8', 0.4) });
      out += path(
        `M${x - 22} -66a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M${x + 12} -66a5 5 0 1 0 10 0a5 5 0 1 0 -10 0`,
        { fill: b.light('#e8c25a', 0.4) },
      );
      out += path(
        `M${x - 8} -52Q${x} -46 ${x + 8} -52L${x + 4} -58H${x - 4}ZM${x - 8} -86h16M${x - 11} -80h22M${x} -90v18M${x - 38} -64l12 4M${x - 40} -52l13 1M${x + 38} -64l-12 4M${x + 40} -52l-13 1`,
        { stroke: b.dark(stone, 0.55), width: 3.2 },
      );
    }
    return out;
  },
};

/** The seated Buddha of white jade, with a jewelled halo on a lotus throne. */
export const jadeBuddha: Landmark = {
  height: 220,
  draw: (b) => {
    const jade = b.options.color ?? '#f0efe2';
    const halo = b.defs.radial([
      [0, '#ffe9ae', 0.95],
      [0.7, '#e9b95a', 0.5],
      [1, '#e9b95a', 0],
    ]);
    let out = `<circle cx="0" cy="-130" r="118" fill="${halo}"/>`;
    for (const [r, width] of [
      [92, 3],
      [84, 1.4],
    ] as const)
      out += `<circle cx="0" cy="-120" r="${r}" fill="none" stroke="${b.light(MATERIAL.gold, 0.3)}" stroke-width="${width}"/>`;
    let petals = '';
    for (const [y, count, half] of [
      [0, 9, 104],
      [-20, 8, 94],
    ] as const)
      for (let i = 0; i < count; i++) {
        const x = -half + ((i + 0.5) * half * 2) / count;
        petals += `M${n(x - 13)} ${y}C${n(x - 15)} ${y - 16} ${n(x - 4)} ${y - 24} ${n(x)} ${y - 29}C${n(x + 4)} ${y - 24} ${n(x + 15)} ${y - 16} ${n(x + 13)} ${y}Z`;
      }
    out += path(petals, { fill: b.side(MATERIAL.gold), stroke: b.dark(MATERIAL.gold, 0.3), width: 1.4 });
    out += `<g transform="translate(0 -38) scale(1.12)">${seatedBuddha(b, jade)}</g>`;
    out += path('M-30 -138C-14 -118 14 -118 30 -138', { stroke: b.tone(MATERIAL.gold), width: 3.4 });
    return (
      out +
      path('M-3 -118a3.4 3.4 0 1 0 7 0a3.4 3.4 0 1 0 -7 0', { fill: '#3f8a6a' }) +
      rect(-112, 0, 224, 8, { fill: b.side('#8c2f2a') })
    );
  },
};

const POOL_COLORS = ['#1fb3b0', '#2a7fc0', '#3fc08a', '#e0b84a', '#35cfc4', '#1f5fa8', '#8fd06a'];

/** Patches of colour and sunken trunks in a limestone lake; drawn on the water that lies before it in the list. */
export const drawColorPools: DrawPart = (stage, options) => {
  const { width, height, unit, random, defs, palette } = stage;
  const top = (options.y ?? 0.68) * height;
  const count = options.count ?? 16;
  let out = '';
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const color = POOL_COLORS[(i * 3 + Math.floor(random() * 2)) % POOL_COLORS.length] ?? '#1fb3b0';
    const fill = defs.radial([
      [0, color, 0.92],
      [0.62, color, 0.7],
      [1, color, 0],
    ]);
    const y = top + (height - top) * (0.06 + t * 0.92);
    const x = width * (((i * 0.382) % 1) * 1.1 - 0.05);
    out += ellipse(x, y, unit * (0.12 + t * 0.26), unit * (0.016 + t * 0.07), { fill });
  }
  let trunks = '';
  for (let i = 0; i < 7; i++) {
    const t = 0.25 + (i / 7) * 0.7;
    const x = width * ((i * 0.618 + 0.12) % 1);
    const y = top + (height - top) * t;
    const length = unit * (0.06 + t * 0.14) * (i % 2 ? 1 : -1);
    trunks += `M${n(x)} ${n(y)}l${n(length)} ${n(unit * 0.02)}M${n(x + length * 0.4)} ${n(y + unit * 0.008)}l${n(length * 0.16)} ${n(-unit * 0.022)}`;
  }
  out += path(trunks, { stroke: '#e9f2dc', width: unit * 0.006, opacity: 0.6 });
  let glints = '';
  for (let i = 0; i < 46; i++)
    glints += `M${n(width * random())} ${n(top + (height - top) * random())}h${n(unit * (0.02 + random() * 0.05))}`;
  return out + path(glints, { stroke: palette.lit, width: unit * 0.0016, opacity: 0.55 });
};
