import { type Brush, MATERIAL } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** Draws a leaning white wall with a maroon band and small dark windows. */
function keep(
  b: Brush,
  x: number,
  foot: number,
  w: number,
  h: number,
  color: string = MATERIAL.limewash,
): string {
  const lean = h * 0.06;
  let out = path(
    `M${n(x - w / 2 - lean)} ${foot}L${n(x - w / 2)} ${n(foot - h)}H${n(x + w / 2)}L${n(x + w / 2 + lean)} ${foot}Z`,
    {
      fill: b.side(color),
    },
  );
  out += rect(x - w / 2 - 1, foot - h - 3, w + 2, 7, { fill: b.tone(MATERIAL.maroon) });
  let panes = '';
  for (let y = foot - h + 14; y < foot - 10; y += 18)
    for (let c = 0; c < Math.max(1, Math.round(w / 18)); c++)
      panes += `M${n(x - w / 2 + 9 + c * 18 - 3)} ${n(y)}h6l1 8h-8Z`;
  return out + path(panes, { fill: b.window() });
}

/** The Kumbum of Gyantse: nine tiers of chapels, a round drum with painted eyes, a gilded spire. */
export const kumbum: Landmark = {
  height: 230,
  draw: (b) => {
    const white = MATERIAL.limewash;
    let out = '';
    [300, 256, 212, 172].forEach((w, i) => {
      const y = -i * 28;
      out += path(`M${-w / 2 - 6} ${y}L${-w / 2} ${y - 28}H${w / 2}L${w / 2 + 6} ${y}Z`, {
        fill: b.side(white),
      });
      out +=
        rect(-w / 2 - 3, y - 31, w + 6, 6, { fill: b.tone(MATERIAL.maroon) }) +
        rect(-w / 2 - 4, y - 33, w + 8, 2.6, { fill: b.tone(MATERIAL.gold) });
      let doors = '';
      const count = 9 - i * 2;
      for (let c = 0; c < count; c++)
        doors += `M${n(-w / 2 + ((c + 0.5) * w) / count - 5)} ${y - 3}h10v-15h-10Z`;
      out +=
        path(doors, { fill: b.dark('#4a2426', 0.3) }) +
        path(doors, { stroke: b.tone('#2f6f73'), width: 1.8 });
    });
    out += path('M-64 -112C-70 -134 -66 -152 -58 -158H58C66 -152 70 -134 64 -112Z', { fill: b.side(white) });
    out +=
      rect(-13, -142, 26, 30, { fill: b.dark('#4a2426', 0.3) }) +
      rect(-62, -160, 124, 5, { fill: b.tone(MATERIAL.maroon) });
    out += rect(-38, -192, 76, 32, { fill: b.side('#e0b450') });
    out += path('M-28 -179q8 -7 18 0q-9 5 -18 0ZM10 -179q8 -7 18 0q-9 5 -18 0Z', {
      fill: b.light('#ffffff', 0.4),
    });
    out +=
      path('M-30 -184q10 -6 20 -1M10 -185q10 -5 20 1', { stroke: b.ink, width: 3 }) +
      ellipse(-19, -179, 3.4, 3, { fill: b.ink }) +
      ellipse(19, -179, 3.4, 3, { fill: b.ink });
    out += path('M0 -174q-5 6 0 8q5 2 3 6', { stroke: b.dark('#8a4a2c', 0.3), width: 2.2 });
    let rings = '';
    for (let i = 0; i < 7; i++) rings += `M${n(-30 + i * 3.6)} ${-196 - i * 5}h${n(60 - i * 7.2)}`;
    out +=
      path('M-34 -192L-6 -232H6L34 -192Z', { fill: b.side(MATERIAL.gold) }) +
      path(rings, { stroke: b.dark(MATERIAL.gold, 0.4), width: 1.8 });
    return (
      out +
      path('M-24 -232H24L14 -240H-14Z', { fill: b.side(MATERIAL.gold) }) +
      path('M0 -240v-14', { stroke: b.tone(MATERIAL.gold), width: 4 })
    );
  },
};

/** A fort on a bare crag above a town. */
export const cragFort: Landmark = {
  height: 230,
  draw: (b) => {
    const rock = '#a8845c';
    let out = path(
      'M-260 0C-220 -34 -190 -60 -160 -96C-130 -110 -110 -128 -84 -150L-30 -172L50 -166L96 -128C130 -116 160 -88 190 -60C220 -36 246 -20 270 0Z',
      { fill: b.side(rock) },
    );
    out += path(
      'M-150 -80L-170 -20M-90 -130L-120 -50L-110 -10M-20 -150L-40 -80L-20 -20M60 -150L50 -90L80 -30M120 -110L140 -60L130 -12',
      { stroke: b.dark(rock, 0.5), width: 5, opacity: 0.5 },
    );
    out +=
      keep(b, -150, -84, 44, 40, '#c9a070') +
      keep(b, -96, -112, 58, 54) +
      keep(b, 104, -104, 60, 50, '#c9a070') +
      keep(b, 160, -70, 40, 36, '#c9a070');
    out += keep(b, 46, -140, 70, 56) + keep(b, -34, -150, 80, 66, '#b8543c');
    out += path('M-196 -54L-160 -84M190 -58L150 -92', { stroke: b.tone('#c9a070'), width: 11 });
    return (
      out +
      keep(b, 6, -176, 40, 54) +
      path('M-12 -232h36M6 -232v-14', { stroke: b.tone(MATERIAL.gold), width: 3 })
    );
  },
};

/** Yumbulagang: a small white castle with one tall tower on the back of a ridge. */
export const ridgeCastle: Landmark = {
  height: 240,
  draw: (b) => {
    const earth = '#b08a60';
    let out = path('M-300 0C-220 -20 -150 -70 -84 -104L96 -108C150 -70 210 -30 320 0Z', {
      fill: b.side(earth),
    });
    out += path('M-20 -100L-50 -60L-10 -34L-60 0', { stroke: b.light('#e6d6b8', 0.3), width: 5 });
    out += path('M-120 -70L-150 -20M100 -90L130 -40M170 -50L200 -14M-190 -40L-230 -8', {
      stroke: b.dark(earth, 0.4),
      width: 4,
      opacity: 0.5,
    });
    out += keep(b, 40, -100, 100, 56) + keep(b, -50, -98, 56, 40) + keep(b, 8, -104, 54, 126);
    out += rect(-16, -246, 48, 16, { fill: b.side('#a63a2c') });
    out += roof(b, { x: 8, y: -242, width: 74, ridge: 26, height: 24, lift: 8, color: '#e3b04b' });
    return out + roof(b, { x: 62, y: -156, width: 64, ridge: 32, height: 16, lift: 6, color: '#e3b04b' });
  },
};

/** The great gilded prayer wheel above Dukezong, with people at its foot. */
export const prayerWheel: Landmark = {
  height: 220,
  draw: (b) => {
    const gold = '#e0ac40';
    let out =
      path('M-130 0L-112 -22H112L130 0Z', { fill: b.side(MATERIAL.stone) }) +
      rect(-84, -34, 168, 12, { fill: b.side('#a63a2c') });
    out += path('M-66 -34V-170C-66 -184 66 -184 66 -170V-34Z', { fill: b.side(gold) });
    for (const y of [-52, -92, -132, -168]) out += rect(-68, y, 136, 6, { fill: b.dark(gold, 0.35) });
    let reliefs = '';
    for (let row = 0; row < 3; row++)
      for (let c = 0; c < 5; c++) {
        const x = -50 + c * 25;
        const y = -60 - row * 40;
        reliefs += `M${x - 7} ${y}q7 -8 14 0v-16q-7 -10 -14 0Z`;
      }
    out += path(reliefs, { fill: b.light(gold, 0.4) });
    out += roof(b, { y: -176, width: 190, ridge: 40, height: 34, lift: 12, color: gold, horns: false });
    out +=
      path('M-16 -208C-16 -226 16 -226 16 -208Z', { fill: b.side(gold) }) +
      path('M0 -220v-20', { stroke: b.tone(gold), width: 5 });
    for (let i = 0; i < 7; i++) {
      const x = -90 + i * 30;
      out +=
        path(`M${x - 6} -22v-18q6 -8 12 0v18Z`, {
          fill: b.side(['#b8513c', '#3a5f9a', '#e6dbc4'][i % 3] ?? '#b8513c'),
        }) + ellipse(x, -48, 5, 5.6, { fill: b.tone('#4a342c') });
    }
    return out;
  },
};

/** The nine-storey tower of Milarepa at Hezuo. */
export const milarepaTower: Landmark = {
  height: 230,
  draw: (b) => {
    let out = rect(-112, -14, 224, 14, { fill: b.side(MATERIAL.stone) });
    for (let i = 0; i < 9; i++) {
      const w = 172 - i * 9;
      const y = -14 - i * 21;
      out += rect(-w / 2, y - 21, w, 21, { fill: b.side(i === 8 ? '#e6d8ba' : '#a84634') });
      out += rect(-w / 2 - 4, y - 23, w + 8, 6, { fill: b.light('#efe4cc', 0.3) });
      let panes = '';
      for (let c = 0; c < 7; c++) panes += `M${n(-w / 2 + ((c + 0.5) * w) / 7 - 5)} ${y - 14}h10v9h-10Z`;
      out += path(panes, { fill: b.window() });
    }
    out += roof(b, { y: -203, width: 140, ridge: 60, height: 28, lift: 12, color: '#e3b04b' });
    return out + path('M0 -232v-14', { stroke: b.tone(MATERIAL.gold), width: 5 });
  },
};

/** A tongue of ice between dark walls, broken by crevasses. */
export const glacier: Landmark = {
  height: 240,
  draw: (b) => {
    const ice = '#dceaf2';
    let out = path(
      'M-300 10L-190 -170L-120 -226L-60 -120L-150 10ZM300 10L200 -150L130 -220L60 -130L170 10Z',
      { fill: b.side('#6a645e') },
    );
    const tongue =
      'M-120 -228C-90 -250 96 -250 132 -222C110 -170 70 -140 84 -100C100 -60 150 -30 176 8H-160C-140 -40 -84 -70 -76 -108C-70 -146 -112 -180 -120 -228Z';
    out += path(tongue, { fill: b.down(ice) });
    let cracks = '';
    for (let k = 0; k < 46; k++) {
      const y = -232 + (k / 46) * 232;
      const x = -110 + b.random() * 200;
      cracks += `M${n(x)} ${n(y)}q${n(14 + b.random() * 16)} ${n(10 - b.random() * 20)} ${n(34 + b.random() * 30)} 2`;
    }
    return (
      out +
      `<g clip-path="${b.defs.clip(tongue)}">${path(cracks, { stroke: b.dark('#5f9fc0', 0.15), width: 5, opacity: 0.7 })}${path(cracks, { stroke: b.light('#ffffff', 0.6), width: 2, opacity: 0.8 })}</g>`
    );
  },
};

/** The timber gate at the end of the Luding chain bridge, on its stone abutment. */
export const bridgeGate: Landmark = {
  height: 170,
  draw: (b) => {
    let out = path('M-76 40L-70 -44H70L76 40Z', { fill: b.side(MATERIAL.stone) });
    out += path('M-74 16H74M-72 -8H72M-71 -28H71', {
      stroke: b.dark(MATERIAL.stone, 0.4),
      width: 2,
      opacity: 0.5,
    });
    out += rect(-50, -104, 100, 60, { fill: b.dark('#4a2c26', 0.3) });
    for (const x of [-52, -22, 14, 44]) out += rect(x, -104, 8, 60, { fill: b.side(MATERIAL.vermilion) });
    out += roof(b, {
      y: -98,
      width: 152,
      ridge: 96,
      height: 28,
      lift: 14,
      color: MATERIAL.tile,
      horns: false,
    });
    out += rect(-34, -134, 68, 14, { fill: b.side(MATERIAL.vermilion) });
    return out + roof(b, { y: -130, width: 116, ridge: 56, height: 38, lift: 14, color: MATERIAL.tile });
  },
};
