import { arch, bays, terrace } from '../building/body.ts';
import { type Brush, MATERIAL } from '../building/brush.ts';
import { finial, roof } from '../building/roof.ts';
import { mix } from '../canvas/color.ts';
import { n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** Broad timber pagoda with deep eaves on every storey. */
export const woodPagoda: Landmark = {
  height: 230,
  draw: (b) => {
    const color = b.options.color ?? MATERIAL.tile;
    const storeys = b.options.count ?? 6;
    let out = terrace(b, { y: 0, width: 150, height: 10, color: MATERIAL.stone });
    let y = -10;
    for (let i = 0; i < storeys; i++) {
      const t = i / storeys;
      const w = 116 - t * 48;
      const h = 25 - t * 6;
      out += bays(b, { y, width: w, height: h, bays: i < 2 ? 5 : 3, wall: MATERIAL.vermilion });
      y -= h;
      out += roof(b, { y: y + 3, width: w * 1.5, ridge: w * 0.84, height: 13, lift: 7, color, horns: false });
      y -= 9;
    }
    out += roof(b, { y: y + 10, width: 92, ridge: 6, height: 28, lift: 9, color, horns: false });
    return out + finial(b, 0, y - 15, 36);
  },
};

/** Octagonal brick pagoda of many storeys, tapering, with small windows. */
export const brickPagoda: Landmark = {
  height: 260,
  draw: (b) => {
    const color = b.options.color ?? MATERIAL.brick;
    const storeys = b.options.count ?? 7;
    let out = terrace(b, { y: 0, width: 100, height: 9, color: MATERIAL.stone });
    let y = -9;
    for (let i = 0; i < storeys; i++) {
      const t = i / storeys;
      const w = 90 - t * 40;
      const h = 27 - t * 8;
      out += path(`M${n(-w / 2)} ${n(y)}L${n(-w / 2 + 1)} ${n(y - h)}H${n(w / 2 - 1)}L${n(w / 2)} ${n(y)}Z`, {
        fill: b.side(color),
      });
      out += path(
        arch(0, y, w * 0.2, h * 0.72) +
          arch(-w * 0.32, y - h * 0.2, w * 0.11, h * 0.45) +
          arch(w * 0.32, y - h * 0.2, w * 0.11, h * 0.45),
        { fill: b.window() },
      );
      out += path(`M${n(-w * 0.18)} ${n(y)}V${n(y - h)}M${n(w * 0.18)} ${n(y)}V${n(y - h)}`, {
        stroke: b.dark(color, 0.4),
        width: 0.8,
        opacity: 0.5,
      });
      y -= h;
      out += roof(b, {
        y: y + 2,
        width: w * 1.3,
        ridge: w * 0.88,
        height: 8,
        lift: 4.5,
        color: mix(MATERIAL.tile, color, 0.3),
        horns: false,
      });
      y -= 6;
    }
    out += roof(b, {
      y: y + 6,
      width: 64,
      ridge: 4,
      height: 22,
      lift: 6,
      color: MATERIAL.tile,
      horns: false,
    });
    return out + finial(b, 0, y - 12, 34);
  },
};

/** Square Tang pagoda: plain storeys stepping in, no swept eaves. */
export const tangPagoda: Landmark = {
  height: 220,
  draw: (b) => {
    const color = b.options.color ?? '#c2a173';
    let out = terrace(b, { y: 0, width: 150, height: 16, color: MATERIAL.stone });
    let y = -16;
    for (let i = 0; i < 7; i++) {
      const w = 104 - i * 10.5;
      const h = 27 - i * 2.2;
      out += path(`M${n(-w / 2)} ${n(y)}L${n(-w / 2 + 2)} ${n(y - h)}H${n(w / 2 - 2)}L${n(w / 2)} ${n(y)}Z`, {
        fill: b.side(color),
      });
      let ribs = '';
      const count = Math.max(4, 9 - i);
      for (let k = 1; k < count; k++) ribs += `M${n(-w / 2 + (k * w) / count)} ${n(y)}v${n(-h)}`;
      out += path(ribs, { stroke: b.dark(color, 0.35), width: 1, opacity: 0.5 });
      out += path(arch(0, y, w * 0.13, h * 0.6), { fill: b.window() });
      y -= h;
      for (let k = 0; k < 4; k++) {
        const out2 = w - 4 + (k < 2 ? k * 4 : (3 - k) * 4 + 2);
        out += rect(-out2 / 2, y - 2 - k * 1.5, out2, 2, {
          fill: k === 1 ? b.light(color, 0.4) : b.side(mix(color, MATERIAL.timber, 0.25)),
        });
      }
      y -= 6;
    }
    out += path(`M-24 ${n(y)}L-4 ${n(y - 14)}H4L24 ${n(y)}Z`, {
      fill: b.side(mix(color, MATERIAL.tile, 0.3)),
    });
    return out + finial(b, 0, y - 12, 22);
  },
};

/** Returns half the width of the slim pagoda, whose outline swells. */
function girth(t: number): number {
  return 56 * (1 - 0.62 * t ** 2.2) + 4 * Math.sin(t * Math.PI);
}

/** Slim white pagoda with sixteen close eaves and a swelling profile. */
export const daliPagoda: Landmark = {
  height: 270,
  draw: (b) => {
    const color = b.options.color ?? '#f3e6c6';
    let out = terrace(b, { y: 0, width: 92, height: 12, color: MATERIAL.marble });
    out +=
      path(`M-30 -12L-27 -62H27L30 -12Z`, { fill: b.side(color) }) +
      path(arch(0, -12, 9, 20), { fill: b.window() });
    let y = -62;
    const tiers = b.options.count ?? 15;
    for (let i = 0; i < tiers; i++) {
      const t = i / tiers;
      const w = girth(t);
      const h = 11.5 - t * 3;
      out += rect(-w / 2 + 2.5, y - h, w - 5, h, { fill: b.side(color) });
      out += path(
        `M${n(-w / 2 - 3)} ${n(y - 3)}Q0 ${n(y + 1.5)} ${n(w / 2 + 3)} ${n(y - 3)}L${n(w / 2 - 1)} ${n(y + 1)}H${n(-w / 2 + 1)}Z`,
        { fill: b.side(mix(color, MATERIAL.stone, 0.6)) },
      );
      out += path(`M${n(-w / 2 - 3)} ${n(y - 3)}Q0 ${n(y + 1.5)} ${n(w / 2 + 3)} ${n(y - 3)}`, {
        stroke: b.light(color, 0.5),
        width: 0.9,
      });
      if (i % 2 === 0) out += path(arch(0, y - h * 0.25, 3.4, h * 0.5), { fill: b.dark('#5a4636', 0.4) });
      y -= h;
    }
    out += path(`M-10 ${n(y)}Q0 ${n(y - 14)} 10 ${n(y)}Z`, { fill: b.side(color) });
    return out + finial(b, 0, y - 6, 30);
  },
};

/** White bottle-shaped stupa. */
export const whiteStupa: Landmark = {
  height: 200,
  draw: (b) => stupaBody(b) + finial(b, 0, -172, 28),
};

/** Tibetan chorten: stepped base, dome, gilded spire, with banners when near. */
export const chorten: Landmark = {
  height: 200,
  draw: (b) => {
    const flags = ['#2f6fb0', '#f2eadb', '#b3372d', '#3f8a58', '#e0b040'];
    let out = '';
    for (const s of [-1, 1]) {
      let d = '';
      for (let i = 0; i < 12; i++) {
        const t = (i + 0.5) / 12;
        const x = s * t * 150;
        const y = -186 + t * 186 - Math.sin(t * Math.PI) * -22;
        d = `M${n(x - 5)} ${n(y)}l10 ${n(s * 8)}l-1 12l-10 ${n(-s * 7)}Z`;
        out += path(d, { fill: b.tone(flags[i % 5] ?? '#ffffff') });
      }
      out += path(`M0 -188Q${n(s * 60)} -70 ${n(s * 152)} -2`, {
        stroke: b.dark('#6a5a4a', 0.3),
        width: 0.8,
      });
    }
    return out + stupaBody(b) + finial(b, 0, -172, 28);
  },
};

function stupaBody(b: Brush): string {
  const white = b.options.color ?? MATERIAL.limewash;
  let out = '';
  const steps = [120, 108, 96, 86];
  steps.forEach((w, i) => {
    out += rect(-w / 2, -12 - i * 11, w, 12, { fill: b.side(white) });
    out += rect(-w / 2 - 1.5, -13 - i * 11, w + 3, 2.4, { fill: b.light(white, 0.5) });
  });
  out += path('M-34 -44C-50 -78 -44 -104 -20 -112H20C44 -104 50 -78 34 -44Z', { fill: b.side(white) });
  out +=
    path(arch(0, -58, 17, 26), { fill: b.tone(MATERIAL.maroon) }) +
    path(arch(0, -58, 10, 19), { fill: b.tone(MATERIAL.gold) });
  out += rect(-15, -122, 30, 11, { fill: b.side(white) });
  out += path('M-12 -122L-4.5 -164H4.5L12 -122Z', { fill: b.side(MATERIAL.gold) });
  let rings = '';
  for (let i = 0; i < 9; i++) {
    const w = 12 - i * 0.82;
    rings += `M${n(-w)} ${n(-124 - i * 4.5)}h${n(w * 2)}`;
  }
  out += path(rings, { stroke: b.dark(MATERIAL.gold, 0.4), width: 0.9, opacity: 0.7 });
  return out + path('M-13 -164Q0 -172 13 -164L10 -168Q0 -178 -10 -168Z', { fill: b.side(MATERIAL.gold) });
}
