import { arch, terrace } from '../building/body.ts';
import { type Brush, MATERIAL } from '../building/brush.ts';
import { finial, roof } from '../building/roof.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

const BRIDGE_HALF = 260;

/**
 * A stone bridge with `count` arches, the middle one widest. Up to seven arches carry a high back, more a low one; the
 * variant `pavilions` has a tower of three eaves in the middle and a small one at one end, as the Double Dragon Bridge.
 */
export const manyArchBridge: Landmark = {
  height: 110,
  draw: (b) => {
    const stone = b.options.color ?? '#c4b9a2';
    const count = b.options.count ?? 5;
    const back = count > 7 ? 34 : 84;
    const deck = (x: number) => -12 - back * Math.cos((x / BRIDGE_HALF) * (Math.PI / 2)) ** 1.3;
    const weights = Array.from({ length: count }, (_, i) => {
      const u = count > 1 ? (i / (count - 1)) * 2 - 1 : 0;
      return count > 7 ? 1 : 1.25 - Math.abs(u) * 0.75;
    });
    const span = count > 1 ? BRIDGE_HALF * 1.66 : BRIDGE_HALF * 0.74;
    const unit = span / weights.reduce((sum, weight) => sum + weight, 0);
    let holes = '';
    let rims = '';
    let x = -span / 2;
    for (const weight of weights) {
      const middle = x + (weight * unit) / 2;
      const w = weight * unit * 0.8;
      const h = Math.min(-deck(middle) - 7, w * 0.62 + 6);
      rims += arch(middle, 8, w + 7, h + 12);
      holes += arch(middle, 8, w, h + 8);
      x += weight * unit;
    }
    let top = '';
    let rail = '';
    let posts = '';
    for (let i = 0; i <= 40; i++) {
      const px = -BRIDGE_HALF + (i / 40) * BRIDGE_HALF * 2;
      top += `L${n(px)} ${n(deck(px))}`;
      rail += `${i ? 'L' : 'M'}${n(px)} ${n(deck(px) - 9)}`;
      posts += `M${n(px)} ${n(deck(px))}v-11`;
    }
    let out = path(`M${-BRIDGE_HALF} 8${top}V8Z`, { fill: b.side(stone) });
    out += path(rims, { fill: b.light(stone, 0.4) }) + path(holes, { fill: b.dark('#47646a', 0.35) });
    out +=
      path(rail, { stroke: b.light(stone, 0.45), width: 3 }) +
      path(posts, { stroke: b.light(stone, 0.2), width: 2.4 });
    if (b.options.variant !== 'pavilions') return out;
    return out + bridgeTower(b, 0, deck(0), [96, 74, 54]) + bridgeTower(b, 226, deck(226) - 4, [62, 44]);
  },
};

/** Draws a pavilion on a bridge with one eave for each width. */
function bridgeTower(b: Brush, x: number, foot: number, widths: readonly number[]): string {
  let out = '';
  let y = foot;
  for (const [i, w] of widths.entries()) {
    const isLast = i === widths.length - 1;
    out += rect(x - w * 0.36, y - 20, w * 0.72, 21, { fill: b.side(i ? MATERIAL.vermilion : '#d8c8a8') });
    if (i === 0) out += path(arch(x, y, w * 0.28, 16), { fill: b.dark('#3a2a24', 0.4) });
    out += roof(b, {
      x,
      y: y - 18,
      width: w * 1.3,
      ridge: isLast ? 4 : w * 0.6,
      height: isLast ? 26 : 13,
      lift: 9,
      color: '#b98c3f',
      horns: false,
    });
    y -= 28;
  }
  return out + finial(b, x, y - 12, 16);
}

/** A factory hall of the 1950s with a row of vaulted skylights, as in the 798 district. */
export const sawtoothHall: Landmark = {
  height: 120,
  draw: (b) => {
    const brick = b.options.color ?? '#a8604a';
    const teeth = 6;
    const step = 76;
    const left = (-teeth * step) / 2;
    let out = rect(left, -52, teeth * step, 52, { fill: b.side(brick) });
    for (let i = 0; i < teeth; i++) {
      const x = left + i * step;
      out += path(`M${x} -50V-100C${x + 30} -98 ${x + 62} -82 ${x + step} -50Z`, { fill: b.side('#cbc3b6') });
      out += path(`M${x} -100C${x + 30} -98 ${x + 62} -82 ${x + step} -50`, {
        stroke: b.light('#e6dfd2', 0.4),
        width: 3,
      });
      out += rect(x, -96, 9, 44, { fill: b.window() });
      out +=
        rect(x + 14, -38, 22, 26, { fill: b.window() }) + rect(x + 46, -38, 18, 26, { fill: b.window() });
      out += path(`M${x + 25} -38v26M${x + 14} -25h22M${x + 55} -38v26`, {
        stroke: b.light(brick, 0.4),
        width: 1.6,
      });
    }
    let pipes = '';
    for (const y of [-120, -112]) pipes += `M${left - 70} ${y + 40}H${left - 14}V${y}H${-left + 60}`;
    out += path(pipes, { stroke: b.light('#b9b5ae', 0.2), width: 5 });
    return (
      out + path(`M${left - 14} -72V0M${-left + 40} -116V0`, { stroke: b.dark('#6a6864', 0.2), width: 4 })
    );
  },
};

/** A turning globe with a golden band over a fountain. */
export const globeFountain: Landmark = {
  height: 180,
  draw: (b) => {
    let out = terrace(b, { y: 0, width: 240, height: 16, color: MATERIAL.stone, rail: false, steps: false });
    out += ellipse(0, -16, 116, 9, { fill: b.tone('#8fc0cc') });
    out += path('M-34 -16L-20 -40H20L34 -16Z', { fill: b.side('#6f7a80') });
    const ball = 'M-68 -102a68 68 0 1 0 136 0a68 68 0 1 0 -136 0Z';
    out += path(ball, { fill: b.side('#2f6fa8') });
    const land =
      'M-50 -140C-30 -158 -6 -156 -10 -140C-20 -134 -22 -122 -34 -118C-44 -112 -52 -122 -50 -140ZM-28 -106C-14 -112 -4 -100 -8 -86C-12 -70 -18 -58 -24 -50C-32 -60 -30 -90 -28 -106ZM8 -146C26 -158 50 -146 58 -126C50 -116 38 -124 30 -118C20 -112 8 -122 8 -146ZM16 -108C32 -114 46 -104 44 -88C40 -72 30 -60 24 -58C18 -72 10 -94 16 -108Z';
    out += `<g clip-path="${b.defs.clip(ball)}">${path(land, { fill: b.side('#d9c27a') })}</g>`;
    let letters = '';
    for (let i = 0; i < 9; i++)
      letters += `M${n(-62 + i * 15.5)} ${n(-92 + Math.sin((i / 8) * Math.PI) * 13)}v12`;
    out +=
      path('M-84 -98C-60 -66 60 -66 84 -98V-82C60 -50 -60 -50 -84 -82Z', { fill: b.side(MATERIAL.gold) }) +
      path(letters, { stroke: b.light('#fff4d0', 0.4), width: 5 });
    let jets = '';
    for (const x of [-104, -84, 84, 104]) jets += `M${x} -18q${x > 0 ? 7 : -7} -46 ${x > 0 ? 16 : -16} -4`;
    return out + path(jets, { stroke: '#ffffff', width: 3, opacity: 0.8 });
  },
};

/** The dagoba of Famen: two hands laid together around a small pagoda. */
export const handsDagoba: Landmark = {
  height: 320,
  draw: (b) => {
    const stone = b.options.color ?? '#d9b676';
    let out = terrace(b, { y: 0, width: 360, height: 20, color: MATERIAL.stone });
    out += path('M-140 -20L-118 -62H118L140 -20Z', { fill: b.side(stone) });
    for (let i = 0; i < 9; i++)
      out += path(arch(-104 + i * 26, -20, 15, 28), { fill: b.dark('#6a4c34', 0.3) });
    out += path('M0 -296L64 -190L40 -62H-40L-64 -190Z', { fill: b.light('#f2e2c0', 0.5) });
    out += rect(-15, -120, 30, 58, { fill: b.side('#cfa45a') });
    for (let i = 0; i < 5; i++)
      out += path(`M${-26 + i * 4} ${-120 - i * 15}h${52 - i * 8}l-5 -7h${-42 + i * 8}Z`, {
        fill: b.dark('#a8743a', 0.1),
      });
    out += finial(b, 0, -192, 44);
    for (const s of [-1, 1]) {
      out += path(`M${s * 22} -62L${s * 78} -62L${s * 118} -190L0 -326L0 -288L${s * 68} -190Z`, {
        fill: s * b.lightFrom < 0 ? b.light(stone, 0.35) : b.dark(stone, 0.25),
      });
      out += path(`M${s * 60} -62L${s * 96} -190L0 -306M${s * 40} -62L${s * 82} -190L0 -296`, {
        stroke: b.dark(stone, 0.5),
        width: 2,
        opacity: 0.6,
      });
    }
    return out;
  },
};

/** A hut of straw and clay walls under a deep thatch. */
export const thatchedHut: Landmark = {
  height: 110,
  draw: (b) => {
    const straw = b.options.color ?? MATERIAL.thatch;
    let out = rect(-110, -46, 220, 46, { fill: b.side('#dfcfae') });
    for (const x of [-108, -62, -22, 22, 62, 104])
      out += rect(x, -48, 5, 48, { fill: b.tone(MATERIAL.timber) });
    out += rect(-18, -40, 38, 40, { fill: b.dark('#4a3628', 0.3) });
    for (const x of [-88, 40]) {
      out += rect(x, -36, 28, 18, { fill: b.window() });
      out += path(`M${x + 9} -36v18M${x + 19} -36v18`, { stroke: b.tone(MATERIAL.timber), width: 2 });
    }
    out += path('M-150 -40C-120 -52 -96 -84 -78 -104Q0 -116 78 -104C96 -84 120 -52 150 -40Q0 -50 -150 -40Z', {
      fill: b.side(straw),
    });
    let reeds = '';
    for (let i = 0; i < 46; i++) {
      const u = (i / 45) * 2 - 1;
      reeds += `M${n(u * 80)} ${n(-106 + Math.abs(u) * 4)}L${n(u * 142)} ${n(-44 - (1 - Math.abs(u)) * 3)}`;
    }
    return (
      out +
      path(reeds, { stroke: b.dark(straw, 0.4), width: 1.3, opacity: 0.5 }) +
      path('M-80 -104Q0 -117 80 -104', { stroke: b.dark(straw, 0.35), width: 7 })
    );
  },
};

/** A farmhouse of yellow mud brick under grey tiles, as at Shaoshan: a middle room and two wings. */
export const farmhouse: Landmark = {
  height: 100,
  draw: (b) => {
    const clay = b.options.color ?? '#d9b06a';
    const block = (x: number, w: number, h: number) => {
      let o =
        rect(x - w / 2, -h, w, h, { fill: b.side(clay) }) +
        rect(x - w / 2, -8, w, 8, { fill: b.side('#8d8478') });
      let courses = '';
      for (let y = -16; y > -h; y -= 8) courses += `M${x - w / 2} ${y}h${w}`;
      o += path(courses, { stroke: b.dark(clay, 0.35), width: 0.9, opacity: 0.45 });
      return (
        o +
        roof(b, {
          x,
          y: -h + 4,
          width: w + 34,
          ridge: w - 4,
          height: 34,
          lift: 3,
          color: '#6a6e6e',
          horns: false,
        })
      );
    };
    let out = block(-150, 120, 50) + block(150, 120, 50) + block(0, 190, 58);
    out += rect(-17, -42, 34, 42, { fill: b.dark('#4a2e22', 0.25) });
    for (const x of [-178, -132, -66, 66, 132, 178]) {
      out += rect(x - 13, -38, 26, 20, { fill: b.window() });
      out += path(`M${x - 4} -38v20M${x + 5} -38v20`, { stroke: b.tone(MATERIAL.timber), width: 2.4 });
    }
    return out;
  },
};

/** A hall of southern Fujian: red brick, a sagging ridge with forked ends. */
export const swallowtailHall: Landmark = {
  height: 120,
  draw: (b) => {
    const brick = b.options.color ?? '#b8553c';
    const tiles = '#b0603f';
    let out =
      rect(-190, -60, 380, 60, { fill: b.side(brick) }) +
      rect(-190, -14, 380, 14, { fill: b.side(MATERIAL.stone) });
    let courses = '';
    for (let y = -22; y > -60; y -= 7) courses += `M-190 ${y}h380`;
    out += path(courses, { stroke: b.light(brick, 0.35), width: 1, opacity: 0.5 });
    out +=
      rect(-30, -50, 60, 50, { fill: b.light('#d8cdb8', 0.2) }) +
      rect(-18, -42, 36, 42, { fill: b.dark('#5a2a20', 0.2) });
    for (const x of [-136, -80, 80, 136]) {
      out += rect(x - 18, -48, 36, 28, { fill: b.light('#e2d6c0', 0.2) });
      out += path(`M${x - 9} -48v28M${x} -48v28M${x + 9} -48v28`, {
        stroke: b.dark('#6a7a5c', 0.1),
        width: 3,
      });
    }
    const wing = (x: number, w: number, foot: number, h: number) => {
      const [l, r] = [x - w / 2, x + w / 2];
      const ridge = `M${n(l + 14)} ${foot - h}Q${x} ${n(foot - h + 15)} ${n(r - 14)} ${foot - h}`;
      const fork = (px: number, s: 1 | -1) =>
        `M${n(px)} ${foot - h}Q${n(px + s * 18)} ${n(foot - h - 8)} ${n(px + s * 34)} ${n(foot - h - 26)}M${n(px)} ${foot - h}Q${n(px + s * 16)} ${n(foot - h - 3)} ${n(px + s * 38)} ${n(foot - h - 14)}`;
      let lines = '';
      for (let i = 1; i < 18; i++)
        lines += `M${n(l + 14 + ((w - 28) * i) / 18)} ${foot - h + 8}L${n(l + (w * i) / 18)} ${foot}`;
      return (
        path(`${ridge}L${n(r)} ${foot}H${n(l)}Z`, { fill: b.side(tiles) }) +
        path(lines, { stroke: b.dark(tiles, 0.4), width: 1.4, opacity: 0.5 }) +
        path(ridge, { stroke: b.dark('#5f4a3c', 0.2), width: 5 }) +
        path(fork(l + 14, -1) + fork(r - 14, 1), { stroke: b.dark('#5f4a3c', 0.2), width: 4 })
      );
    };
    return out + wing(-132, 150, -56, 38) + wing(132, 150, -56, 38) + wing(0, 220, -60, 50);
  },
};

/** Sakya: a square monastery of grey-blue walls with a corner tower, stripes of red and white. */
export const stripedFort: Landmark = {
  height: 150,
  draw: (b) => {
    const wall = b.options.color ?? '#6a6f7c';
    const block = (left: number, right: number, h: number) => {
      const lean = h * 0.07;
      const shape = `M${left} 0L${n(left + lean)} ${-h}H${n(right - lean)}L${right} 0Z`;
      let stripes = '';
      for (let x = left + 34; x < right - 20; x += 78) stripes += `M${x} ${-h}V0`;
      return (
        path(shape, { fill: b.side(wall) }) +
        `<g clip-path="${b.defs.clip(shape)}">${path(stripes, { stroke: b.tone('#a8402e'), width: 17 })}${path(stripes, { stroke: b.light('#f2eadb', 0.2), width: 6 })}</g>` +
        rect(left + lean - 3, -h - 4, right - left - lean * 2 + 6, 14, { fill: b.tone('#7a2b2c') }) +
        rect(left + lean - 3, -h + 10, right - left - lean * 2 + 6, 4, { fill: b.light('#f2eadb', 0.3) })
      );
    };
    let out = rect(-96, -132, 192, 50, { fill: b.side('#7a2b2c') });
    out += roof(b, { y: -128, width: 170, ridge: 96, height: 30, lift: 7, color: MATERIAL.gold });
    out += block(-280, 280, 96) + block(-300, -214, 124) + block(214, 300, 124);
    out +=
      rect(-48, -92, 96, 92, { fill: b.side('#7a2b2c') }) +
      rect(-24, -54, 48, 54, { fill: b.dark('#2f2426', 0.4) });
    let panes = '';
    for (const x of [-182, -104, 104, 182]) panes += `M${x - 6} -66h12v18h-12Z`;
    return out + path(panes, { fill: b.window() }) + rect(-54, -98, 108, 8, { fill: b.tone(MATERIAL.gold) });
  },
};
