import { terrace } from '../building/body.ts';
import { MATERIAL } from '../building/brush.ts';
import { finial, roof } from '../building/roof.ts';
import { n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** The Olympic stadium: a saddle of crossing steel. */
export const birdsNest: Landmark = {
  height: 130,
  draw: (b) => {
    const body =
      'M-190 0C-214 -34 -212 -84 -176 -112C-110 -128 -60 -96 0 -96C60 -96 110 -128 176 -112C212 -84 214 -34 190 0Z';
    const warm = b.glow > 0.3 ? '#d9603a' : '#b8573f';
    let steel = '';
    for (let i = 0; i < 46; i++) {
      const x = -210 + b.random() * 420;
      steel += `M${n(x)} 4L${n(x - 70 + b.random() * 140)} -124`;
    }
    for (let i = 0; i < 12; i++)
      steel += `M-212 ${n(-b.random() * 100)}Q0 ${n(-40 - b.random() * 70)} 212 ${n(-b.random() * 100)}`;
    return (
      path(body, { fill: b.side(warm) }) +
      `<g clip-path="${b.defs.clip(body)}">${path(steel, { stroke: b.light('#c9ced0', 0.2), width: 5 })}</g>` +
      path('M-176 -112C-110 -128 -60 -96 0 -96C60 -96 110 -128 176 -112', {
        stroke: b.light('#e2e4e2', 0.3),
        width: 6,
      }) +
      path('M-176 -112C-110 -84 110 -84 176 -112C110 -126 60 -96 0 -96C-60 -96 -110 -126 -176 -112Z', {
        fill: b.dark('#6a3a34', 0.3),
      })
    );
  },
};

/** Red steel spinning like a wind. */
export const redSpiral: Landmark = {
  height: 150,
  draw: (b) => {
    const red = b.options.color ?? '#c4342a';
    let out = rect(-60, -8, 120, 10, { fill: b.side(MATERIAL.stone) });
    const rings: readonly (readonly [number, number])[] = [
      [-18, 34],
      [-36, 46],
      [-56, 54],
      [-77, 58],
      [-98, 56],
      [-118, 48],
      [-136, 34],
    ];
    rings.forEach(([y, w], i) => {
      const lean = Math.sin(i * 1.1) * 9;
      out += path(
        `M${n(lean - w)} ${y}C${n(lean - w)} ${y - 24} ${n(lean + w)} ${y - 18} ${n(lean + w)} ${y - 4}C${n(lean + w)} ${y + 8} ${n(lean - w)} ${y + 14} ${n(lean - w)} ${y}Z`,
        { fill: b.side(red) },
      );
      out += path(
        `M${n(lean - w)} ${y - 2}C${n(lean - w * 0.6)} ${y - 16} ${n(lean + w * 0.6)} ${y - 16} ${n(lean + w)} ${y - 5}`,
        { stroke: b.light(red, 0.45), width: 3 },
      );
    });
    return out;
  },
};

/** A theatre like a drift of snow: one white ribbon rising to two peaks. */
export const driftTheatre: Landmark = {
  height: 130,
  draw: (b) => {
    const white = '#f2efe8';
    let out = path(
      'M-250 0C-190 -20 -150 -70 -80 -110C-60 -122 -30 -118 -14 -90C10 -56 40 -70 70 -96C90 -112 120 -100 140 -66C160 -34 200 -10 250 0Z',
      { fill: b.side(white) },
    );
    out += path(
      'M-150 0C-120 -40 -90 -70 -60 -82C-30 -84 -20 -50 10 -40C40 -40 60 -64 86 -68C110 -60 116 -30 140 0Z',
      { fill: b.glow > 0.2 ? b.side('#ffd992') : b.side('#a9c4d0') },
    );
    let glass = '';
    for (let x = -140; x < 140; x += 14) glass += `M${x} 0L${x + 18} -90M${x} 0L${x - 18} -90`;
    out += `<g clip-path="${b.defs.clip('M-150 0C-120 -40 -90 -70 -60 -82C-30 -84 -20 -50 10 -40C40 -40 60 -64 86 -68C110 -60 116 -30 140 0Z')}">${path(glass, { stroke: b.light('#ffffff', 0.2), width: 1.4, opacity: 0.7 })}</g>`;
    return (
      out +
      path(
        'M-250 0C-190 -20 -150 -70 -80 -110C-60 -122 -30 -118 -14 -90C10 -56 40 -70 70 -96C90 -112 120 -100 140 -66',
        { stroke: b.light('#ffffff', 0.4), width: 4 },
      )
    );
  },
};

/** Brick vaults of a kiln, one beside the other. */
export const kilnVaults: Landmark = {
  height: 110,
  draw: (b) => {
    const brick = b.options.color ?? '#a8603f';
    let out = '';
    for (const [x, w, h] of [
      [-190, 130, 74],
      [190, 130, 74],
      [-86, 140, 96],
      [96, 134, 88],
      [6, 130, 112],
    ] as const) {
      out += path(
        `M${n(x - w / 2)} 2V${n(-h * 0.4)}C${n(x - w / 2)} ${-h * 1.1} ${n(x + w / 2)} ${-h * 1.1} ${n(x + w / 2)} ${n(-h * 0.4)}V2Z`,
        { fill: b.side(brick) },
      );
      out += path(
        `M${n(x - w * 0.34)} 2V${n(-h * 0.36)}C${n(x - w * 0.34)} ${n(-h * 0.86)} ${n(x + w * 0.34)} ${n(-h * 0.86)} ${n(x + w * 0.34)} ${n(-h * 0.36)}V2Z`,
        { fill: b.glow > 0.2 ? b.side('#e0a060') : b.dark('#3a2420', 0.4) },
      );
      let joints = '';
      for (let i = 0; i <= 14; i++) {
        const a = Math.PI + (i / 14) * Math.PI;
        joints += `M${n(x + Math.cos(a) * w * 0.35)} ${n(-h * 0.4 + Math.sin(a) * h * 0.36)}L${n(x + Math.cos(a) * w * 0.49)} ${n(-h * 0.4 + Math.sin(a) * h * 0.52)}`;
      }
      out += path(joints, { stroke: b.dark(brick, 0.4), width: 1.4, opacity: 0.6 });
    }
    return out;
  },
};

/** Tall brick chimneys beside a works hall. */
export const chimneys: Landmark = {
  height: 190,
  draw: (b) => {
    const brick = b.options.color ?? '#a4583f';
    let out = '';
    for (const [x, h] of [
      [-70, 150],
      [70, 186],
    ] as const) {
      out +=
        path(`M${x - 16} 0L${x - 9} ${-h}H${x + 9}L${x + 16} 0Z`, { fill: b.side(brick) }) +
        rect(x - 12, -h - 6, 24, 8, { fill: b.light(brick, 0.3) });
      let bands = '';
      for (let y = -14; y > -h; y -= 16) bands += `M${x - 14} ${y}h28`;
      out += path(bands, { stroke: b.dark(brick, 0.4), width: 1.2, opacity: 0.5 });
    }
    if (b.options.variant === 'bare') return out;
    out += rect(-150, -54, 300, 54, { fill: b.side(brick) });
    for (let i = 0; i < 6; i++)
      out +=
        path(`M${-150 + i * 50} -54L${-150 + i * 50} -76L${-100 + i * 50} -54Z`, {
          fill: b.side('#6a6862'),
        }) + rect(-138 + i * 50, -40, 26, 26, { fill: b.window() });
    return out;
  },
};

/** Two five-sided towers joined at their foot, with green roofs and a clock. */
export const twinTower: Landmark = {
  height: 240,
  draw: (b) => {
    let out = terrace(b, { y: 0, width: 170, height: 14, color: MATERIAL.stone });
    for (const x of [-30, 30]) {
      let y = -14;
      for (let i = 0; i < 11; i++) {
        const w = (i < 3 ? 76 : 58) - i * 1.4;
        out +=
          rect(x - w / 2, y - 15, w, 15, { fill: b.side('#d9cdb4') }) +
          rect(x - 5, y - 12, 10, 9, { fill: b.window() }) +
          rect(x - w * 0.34, y - 12, 8, 9, { fill: b.window() }) +
          rect(x + w * 0.34 - 8, y - 12, 8, 9, { fill: b.window() });
        y -= 15;
        out += roof(b, {
          x,
          y: y + 2,
          width: w * 1.24,
          ridge: w * 0.9,
          height: 6,
          lift: 4,
          color: MATERIAL.greenTile,
          horns: false,
        });
        y -= 2;
      }
      out += roof(b, {
        x,
        y: y + 4,
        width: 66,
        ridge: 5,
        height: 24,
        lift: 8,
        color: MATERIAL.greenTile,
        horns: false,
      });
    }
    return (
      out +
      rect(-16, -226, 32, 26, { fill: b.side('#d9cdb4') }) +
      `<circle cx="0" cy="-213" r="9" fill="#fff1cf"/>` +
      path('M0 -213v-6M0 -213h4', { stroke: b.ink, width: 1.6 }) +
      finial(b, 0, -226, 26, '#b3261e')
    );
  },
};

/** An open iron tower on four legs. */
export const latticeTower: Landmark = {
  height: 240,
  draw: (b) => {
    const iron = b.options.color ?? '#a8805c';
    const half = (t: number) => 76 * (1 - t) ** 2.1 + 5;
    let web = '';
    let left = '';
    let right = '';
    for (let i = 0; i <= 18; i++) {
      const t = i / 18;
      const next = Math.min(1, (i + 1) / 18);
      left += `${i ? 'L' : 'M'}${n(-half(t))} ${n(-t * 220)}`;
      right += `${i ? 'L' : 'M'}${n(half(t))} ${n(-t * 220)}`;
      web += `M${n(-half(t))} ${n(-t * 220)}L${n(half(next))} ${n(-next * 220)}M${n(half(t))} ${n(-t * 220)}L${n(-half(next))} ${n(-next * 220)}`;
    }
    return (
      path(web, { stroke: b.tone(iron), width: 2.4 }) +
      path(left + right, { stroke: b.side(iron), width: 7 }) +
      rect(-52, -58, 104, 8, { fill: b.side(iron) }) +
      rect(-24, -116, 48, 7, { fill: b.side(iron) }) +
      path('M-58 0C-40 -46 40 -46 58 0', { stroke: b.tone(iron), width: 5 }) +
      path('M0 -220V-246', { stroke: b.tone(iron), width: 4 })
    );
  },
};
