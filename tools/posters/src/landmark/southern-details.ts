import { arch, merlons } from '../building/body.ts';
import { MATERIAL } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** A town wall of granite blocks with a gate, the roofs of the town above it. */
export const graniteWall: Landmark = {
  height: 130,
  draw: (b) => {
    const stone = b.options.color ?? '#c3b8a6';
    let out = '';
    for (const [x, w, k] of [
      [-190, 90, 0],
      [-90, 110, 8],
      [120, 120, 6],
      [230, 90, -2],
    ] as const)
      out += roof(b, { x, y: -84 - k, width: w, ridge: w * 0.7, height: 26, lift: 9, color: '#b0603f' });
    out += path('M-900 2V-86H330L344 2Z', { fill: b.side(stone) });
    let courses = '';
    for (let row = 0; row < 7; row++) {
      courses += `M-900 ${-74 + row * 12}H332`;
      for (let x = -900 + (row % 2) * 14; x < 330; x += 28) courses += `M${x} ${-86 + row * 12}v12`;
    }
    out +=
      path(courses, { stroke: b.dark(stone, 0.4), width: 1.6, opacity: 0.5 }) +
      path(merlons(-900, -86, 1230, 15), { fill: b.light(stone, 0.2) });
    out +=
      path('M-66 2L-58 -108H58L66 2Z', { fill: b.light(stone, 0.12) }) +
      path(merlons(-58, -108, 116, 13), { fill: b.light(stone, 0.3) });
    out +=
      path(arch(0, 2, 58, 70), { fill: b.dark(stone, 0.35) }) +
      path(arch(0, 2, 46, 62), { fill: b.dark('#2a2426', 0.6) });
    return (
      out +
      rect(-80, -120, 160, 6, { fill: b.dark(stone, 0.2) }) +
      roof(b, { y: -118, width: 150, ridge: 96, height: 30, lift: 12, color: '#b0603f' })
    );
  },
};

/** A temple front of the south: on the ridges, whole plays in figures of glazed pottery. */
export const figuredRidgeHall: Landmark = {
  height: 200,
  draw: (b) => {
    const tiles = b.options.color ?? '#4a7a5c';
    let out =
      rect(-240, -12, 480, 14, { fill: b.side(MATERIAL.stone) }) +
      rect(-220, -86, 440, 76, { fill: b.side('#8f8a80') });
    for (const x of [-204, -132, 132, 204])
      out += rect(x - 5, -88, 10, 78, { fill: b.light(MATERIAL.stone, 0.2) });
    for (const x of [-168, 168])
      out +=
        rect(x - 22, -72, 44, 62, { fill: b.side('#7a3a2c') }) +
        rect(x - 14, -62, 28, 26, { fill: b.tone('#d9a23c'), opacity: 0.7 });
    out += rect(-96, -92, 192, 82, { fill: b.side('#8a2f26') });
    for (const x of [-96, -36, 36, 96])
      out += rect(x - 6, -92, 12, 82, { fill: b.light(MATERIAL.stone, 0.3) });
    out +=
      rect(-26, -72, 52, 62, { fill: b.dark('#2f1a18', 0.5) }) +
      rect(-52, -90, 104, 15, { fill: b.tone('#2f3f5a') }) +
      rect(-50, -88, 100, 11, { stroke: b.tone('#d9a23c'), width: 2.4, fill: 'none' });
    const hues = ['#3f8a6a', '#e0b040', '#2f6fa0', '#c4553a', '#f0e2c0'];
    const ridge = (x: number, y: number, w: number, h: number) => {
      let o =
        rect(x - w / 2, y - h, w, h, { fill: b.side('#e0c68a') }) +
        path(`M${x - w / 2} ${y}H${x + w / 2}M${x - w / 2} ${y - h}H${x + w / 2}`, {
          stroke: b.tone('#3f8a6a'),
          width: 4,
        });
      const count = Math.round(w / 10);
      for (let i = 0; i < count; i++) {
        const cx = x - w / 2 + ((i + 0.5) * w) / count;
        const k = h * (0.55 + b.random() * 0.25);
        o +=
          path(
            `M${n(cx - 3.6)} ${n(y - 3)}C${n(cx - 4.4)} ${n(y - k * 0.8)} ${n(cx + 4.4)} ${n(y - k * 0.8)} ${n(cx + 3.6)} ${n(y - 3)}Z`,
            { fill: b.tone(hues[i % 5] ?? '#3f8a6a') },
          ) + ellipse(cx, y - k * 0.86, 2.6, 2.8, { fill: b.light('#f0d8b8', 0.2) });
      }
      return o;
    };
    out +=
      roof(b, { x: -172, y: -82, width: 176, ridge: 140, height: 32, lift: 6, color: tiles, horns: false }) +
      ridge(-172, -114, 142, 22);
    out +=
      roof(b, { x: 172, y: -82, width: 176, ridge: 140, height: 32, lift: 6, color: tiles, horns: false }) +
      ridge(172, -114, 142, 22);
    out +=
      roof(b, { y: -88, width: 262, ridge: 214, height: 46, lift: 9, color: tiles, horns: false }) +
      ridge(0, -134, 216, 34);
    const dragon = (s: 1 | -1) =>
      path(
        `M${s * 26} -170C${s * 44} -186 ${s * 58} -164 ${s * 74} -176C${s * 88} -188 ${s * 98} -176 ${s * 108} -190L${s * 104} -172C${s * 92} -164 ${s * 84} -172 ${s * 74} -164C${s * 58} -152 ${s * 44} -172 ${s * 26} -164Z`,
        { fill: b.tone('#3f8a6a') },
      );
    return (
      out +
      dragon(1) +
      dragon(-1) +
      ellipse(0, -180, 9, 9, { fill: b.tone('#c4342a') }) +
      path('M0 -189q-6 -9 0 -16q6 7 0 16Z', { fill: b.tone('#e0b040') })
    );
  },
};

/** The dance ground of Langde: rings of pebbles and twelve rays like the plate of a bronze drum. */
export const drumGround: Landmark = {
  height: 100,
  floats: true,
  draw: (b) => {
    const stone = b.options.color ?? '#a89a84';
    let out = ellipse(0, -50, 310, 62, { fill: b.side(stone) });
    for (const r of [1, 0.84, 0.68, 0.5, 0.34])
      out += ellipse(0, -50, 304 * r, 60 * r, { stroke: b.dark('#5a5048', 0.35), width: 4, fill: 'none' });
    let rays = '';
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * Math.PI * 2 + 0.2;
      const at = (r: number, da: number) =>
        `${n(Math.cos(a + da) * r * 310)} ${n(-50 + Math.sin(a + da) * r * 61)}`;
      rays += `M${at(0.14, -0.24)}L${at(0.84, 0)}L${at(0.14, 0.24)}Z`;
    }
    out +=
      path(rays, { fill: b.light('#e6dcc4', 0.3) }) +
      ellipse(0, -50, 44, 9, { fill: b.light('#e6dcc4', 0.3) });
    let pebbles = '';
    for (let i = 0; i < 260; i++) {
      const a = b.random() * Math.PI * 2;
      const r = Math.sqrt(b.random());
      pebbles += `M${n(Math.cos(a) * r * 300)} ${n(-50 + Math.sin(a) * r * 58)}h4`;
    }
    return out + path(pebbles, { stroke: b.dark('#6a6056', 0.3), width: 2.4, opacity: 0.5 });
  },
};

/** Clay vats of soy sauce under pointed hats of bamboo. */
export const soyVats: Landmark = {
  height: 90,
  draw: (b) => {
    const count = b.options.count ?? 6;
    let out = '';
    for (let i = 0; i < count; i++) {
      const x = (i - (count - 1) / 2) * 88;
      out +=
        path(
          `M${x - 30} 2C${x - 46} -22 ${x - 44} -40 ${x - 36} -50H${x + 36}C${x + 44} -40 ${x + 46} -22 ${x + 30} 2Z`,
          { fill: b.side('#7a4a34') },
        ) + path(`M${x - 40} -32H${x + 40}`, { stroke: b.light('#a8704a', 0.3), width: 2.4, opacity: 0.7 });
      out +=
        path(`M${x - 48} -46L${x} -92L${x + 48} -46Q${x} -36 ${x - 48} -46Z`, { fill: b.side('#cda65e') }) +
        path(
          `M${x} -92L${x - 26} -43M${x} -92V-40M${x} -92L${x + 26} -43M${x - 26} -66h52M${x - 13} -79h26`,
          { stroke: b.dark('#8a6a36', 0.3), width: 1.8, opacity: 0.7 },
        );
    }
    return out;
  },
};

/** Egrets: one flies, two stand. */
export const egrets: Landmark = {
  height: 100,
  flies: true,
  draw: (b) => {
    const white = b.light('#ffffff', 0.5);
    const flying =
      path(
        'M-40 -60C-10 -76 20 -76 46 -66C66 -66 74 -70 84 -66C74 -60 60 -58 48 -56C20 -48 -14 -50 -40 -60Z',
        { fill: white },
      ) +
      path(
        'M-6 -66C-20 -96 -46 -112 -74 -116C-62 -96 -40 -74 -14 -58ZM14 -68C20 -98 6 -120 -8 -132C-10 -110 -8 -84 0 -62Z',
        { fill: b.light('#f2f4f2', 0.3) },
      ) +
      path('M-38 -60L-92 -52M-36 -57L-88 -46', { stroke: b.dark('#3a3a3a', 0.3), width: 2.6 }) +
      path('M82 -67L108 -62', { stroke: b.tone('#e0a030'), width: 4 });
    const standing = (x: number, s: number) =>
      `<g transform="translate(${x} 0) scale(${s} ${Math.abs(s)})">${path('M-24 -40C-14 -58 8 -58 16 -48C26 -56 16 -70 20 -80C24 -88 34 -86 36 -80L30 -74C26 -66 32 -50 22 -38C8 -26 -12 -30 -30 -22Z', { fill: white }) + path('M-4 -32V0M6 -32V0', { stroke: b.dark('#2a2a2a', 0.4), width: 2.4 }) + path('M34 -80L52 -76', { stroke: b.tone('#e0a030'), width: 3.4 })}</g>`;
    return flying + standing(150, 0.8) + standing(-170, -0.7);
  },
};
