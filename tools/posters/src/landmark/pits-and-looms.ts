import { MATERIAL } from '../building/brush.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** The winding tower of a coal pit: braced steel legs, two wheels, the engine house. */
export const pitFrame: Landmark = {
  height: 330,
  draw: (b) => {
    const steel = b.options.color ?? '#6a4038';
    const beam = (d: string, width: number) => path(d, { stroke: b.side(steel), width });
    let out =
      rect(-190, -96, 150, 96, { fill: b.side(MATERIAL.redBrick) }) +
      path('M-198 -94L-116 -134L-34 -94Z', { fill: b.dark('#4a4a4a', 0.2) });
    for (const x of [-168, -126, -84]) out += rect(x, -70, 24, 40, { fill: b.window() });
    out +=
      path('M-112 -120L26 -296', { stroke: b.dark('#3a3634', 0.4), width: 2.6 }) +
      path('M-100 -118L58 -300', { stroke: b.dark('#3a3634', 0.4), width: 2.6 });
    out += beam('M-20 0L30 -286M104 0L54 -286M30 -286H54M-160 0L36 -270', 11);
    let braces = '';
    for (let i = 0; i < 7; i++) {
      const at = (k: number) => [-20 + 50 * (k / 7), 104 - 50 * (k / 7), -286 * (k / 7)] as const;
      const [l0, r0, y0] = at(i);
      const [l1, r1, y1] = at(i + 1);
      braces += `M${n(l0)} ${n(y0)}L${n(r1)} ${n(y1)}M${n(r0)} ${n(y0)}L${n(l1)} ${n(y1)}M${n(l1)} ${n(y1)}H${n(r1)}`;
    }
    out += beam(braces, 4.4);
    for (const [x, y] of [
      [26, -296],
      [64, -296],
    ] as const) {
      out += ellipse(x, y, 34, 34, { stroke: b.dark('#3a3634', 0.3), width: 7, fill: 'none' });
      let spokes = '';
      for (let i = 0; i < 6; i++)
        spokes += `M${x} ${y}L${n(x + Math.cos((i * Math.PI) / 3) * 33)} ${n(y + Math.sin((i * Math.PI) / 3) * 33)}`;
      out += path(spokes, { stroke: b.dark('#3a3634', 0.3), width: 3.4 });
    }
    return (
      out +
      rect(14, -64, 56, 64, { fill: b.dark('#241f20', 0.6) }) +
      path('M42 -64V-276', { stroke: b.dark('#3a3634', 0.4), width: 3 })
    );
  },
};

/** Tubs heaped with coal on a narrow track. */
export const coalTubs: Landmark = {
  height: 90,
  draw: (b) => {
    let out = path('M-260 2H260M-260 -4H260', { stroke: b.dark('#5a504a', 0.3), width: 3 });
    const count = b.options.count ?? 3;
    for (let i = 0; i < count; i++) {
      const x = (i - (count - 1) / 2) * 132;
      out += path(
        `M${x - 50} -58L${x - 34} -92L${x - 12} -84L${x + 4} -102L${x + 24} -86L${x + 40} -88L${x + 52} -58Z`,
        { fill: b.dark('#16161a', 0.8) },
      );
      out += path(`M${x - 34} -92L${x - 22} -72L${x - 12} -84M${x + 4} -102L${x + 10} -76L${x + 24} -86`, {
        stroke: b.light('#8a929a', 0.3),
        width: 2.4,
      });
      out +=
        path(`M${x - 58} -60H${x + 58}L${x + 46} -16H${x - 46}Z`, { fill: b.side('#8a6a4a') }) +
        path(`M${x - 56} -52H${x + 56}M${x - 20} -60l4 44M${x + 20} -60l-4 44`, {
          stroke: b.dark('#4a3a2c', 0.4),
          width: 3.4,
        });
      for (const w of [-28, 28])
        out +=
          ellipse(x + w, -10, 13, 13, { fill: b.dark('#2a2626', 0.5) }) +
          ellipse(x + w, -10, 4, 4, { fill: b.light('#8a8a8a', 0.3) });
      if (i < count - 1) out += path(`M${x + 48} -24h36`, { stroke: b.dark('#2a2626', 0.5), width: 5 });
    }
    return out;
  },
};

const IKAT = [
  ['#b3263a', '#f2e6cf', '#2a2a48'],
  ['#e0a92c', '#7a2b52', '#f2e6cf'],
  ['#1f7a6c', '#f2e6cf', '#c4342a'],
  ['#4a3a86', '#e8b84a', '#f2e6cf'],
] as const;

/** Lengths of atlas silk on a beam, their figures bleeding at the edges. */
export const atlasSilk: Landmark = {
  height: 210,
  draw: (b) => {
    let out = path('M-236 4V-214M236 4V-214M-250 -206H250', { stroke: b.side(MATERIAL.timber), width: 11 });
    for (const [i, [ground, figure, edge]] of IKAT.entries()) {
      const x = -212 + i * 108;
      const cloth = `M${x} -202H${x + 98}C${x + 102} -140 ${x + 92} -80 ${x + 100} ${-14 + (i % 2) * 8}Q${x + 50} ${-26 + (i % 2) * 8} ${x + 2} ${-12 + (i % 2) * 8}C${x + 10} -80 ${x - 6} -140 ${x} -202Z`;
      let figures = '';
      let cores = '';
      for (let row = 0; row < 4; row++)
        for (const column of [0, 1]) {
          const cx = x + 25 + column * 48;
          const cy = -176 + row * 52 + column * 26;
          const jag = (side: 1 | -1) =>
            [0.35, 0.2, 0.75, 0.55, 1, 0.55, 0.75, 0.2, 0.35].map(
              (u, k) => `L${n(cx + side * u * 21)} ${n(cy + side * (k - 4) * 5.6)}`,
            );
          const lobe = `M${cx} ${cy - 28}${jag(1).join('')}L${cx} ${cy + 28}${jag(-1).join('')}`;
          figures += `${lobe}Z`;
          cores += `M${cx - 5} ${cy + 2}q5 -14 10 0q-5 16 -10 0Z`;
        }
      out += path(cloth, { fill: b.side(ground) });
      out += `<g clip-path="${b.defs.clip(cloth)}">${path(figures, { fill: b.tone(figure), stroke: b.tone(edge), width: 3.4 })}${path(cores, { fill: b.tone(edge) })}${path(`M${x + 4} -202V0M${x + 94} -202V0`, { stroke: b.tone(edge), width: 5 })}</g>`;
      out += path(
        `M${x + 32} -200C${x + 36} -140 ${x + 26} -80 ${x + 34} -22M${x + 66} -200C${x + 72} -140 ${x + 60} -80 ${x + 68} -22`,
        { stroke: b.light(ground, 0.5), width: 4, opacity: 0.35 },
      );
    }
    return out;
  },
};

/** A cauldron of cocoons over a fire and the reel for the thread. */
export const silkCauldron: Landmark = {
  height: 120,
  draw: (b) => {
    let out =
      path('M-74 0L-62 -46H62L74 0Z', { fill: b.side(MATERIAL.adobe) }) +
      path('M-24 0V-16C-24 -34 24 -34 24 -16V0Z', { fill: b.dark('#2a1a14', 0.6) });
    out +=
      path('M-14 0C-18 -14 -4 -18 -2 -30C8 -20 18 -14 12 0Z', { fill: '#ff9a3a' }) +
      path('M-6 0C-8 -8 0 -10 1 -18C7 -10 8 -6 6 0Z', { fill: '#ffe08a' });
    out +=
      path('M-66 -58C-62 -36 62 -36 66 -58Z', { fill: b.dark('#3a3634', 0.4) }) +
      ellipse(0, -58, 68, 13, { fill: b.light('#c9b98a', 0.2) });
    let cocoons = '';
    for (let i = 0; i < 15; i++)
      cocoons += `M${n(-52 + (i % 8) * 14 + (i > 7 ? 6 : 0))} ${i > 7 ? -54 : -62}h7`;
    out += path(cocoons, { stroke: '#fffaf0', width: 7.4 });
    out += path('M30 -62L150 -104M10 -62L150 -112M-12 -60L150 -118', {
      stroke: '#fff6e0',
      width: 1.4,
      opacity: 0.9,
    });
    out += path('M150 2V-110M120 2L150 -60L180 2', { stroke: b.side(MATERIAL.timber), width: 8 });
    let spokes = '';
    for (let i = 0; i < 8; i++)
      spokes += `M150 -110L${n(150 + Math.cos((i * Math.PI) / 4) * 46)} ${n(-110 + Math.sin((i * Math.PI) / 4) * 46)}`;
    return (
      out +
      path(spokes, { stroke: b.side(MATERIAL.timber), width: 5 }) +
      ellipse(150, -110, 44, 44, { stroke: b.light('#f4e6c0', 0.3), width: 8, fill: 'none' })
    );
  },
};
