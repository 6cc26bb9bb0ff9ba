import { arch, bays } from '../building/body.ts';
import { type Brush, MATERIAL } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** The Gate of Happiness on the front of Weihai: a tall square arch of granite under a bar with two sloping ends, open to the sea. */
export const happinessGate: Landmark = {
  height: 300,
  draw: (b) => {
    const stone = '#e6d9bf';
    let out = path('M-150 0V-18H150V0Z', { fill: b.side('#b9ad98') });
    for (const s of [-1, 1] as const) {
      out += path(`M${s * 128} -18L${s * 104} -236H${s * 46}L${s * 52} -18Z`, { fill: b.side(stone) });
      let bands = '';
      for (let y = -44; y > -220; y -= 26) bands += `M${s * 54} ${y}h${s * 56}`;
      out += path(bands, { stroke: b.dark(stone, 0.35), width: 2, opacity: 0.5 });
      out += rect(s > 0 ? 72 : -90, -190, 18, 130, { fill: b.dark('#6d8c9a', 0.3) });
    }
    out += path('M-140 -232L-122 -286H122L140 -232Z', { fill: b.side(stone) });
    out += path('M-128 -250H128M-134 -240H134', { stroke: b.dark(stone, 0.3), width: 3, opacity: 0.6 });
    out += path('M-46 -236C-40 -206 40 -206 46 -236Z', { fill: b.side(stone) });
    return (
      out +
      rect(-70, -300, 140, 14, { fill: b.side('#c9b897') }) +
      ellipse(0, -262, 14, 14, { fill: b.light(MATERIAL.gold, 0.2) })
    );
  },
};

/** Liugong Island: the yamen of the northern fleet with its flag masts and a gun, the old ironclad at the pier. */
export const fleetYamen: Landmark = {
  height: 240,
  draw: (b) => {
    const tiles = '#596268';
    let out = path('M-230 0V-20H230V0Z', { fill: b.side('#a39a8a') });
    for (const s of [-1, 1] as const) {
      out += rect(s * 150 - 56, -86, 112, 66, { fill: b.side('#d9cfba') });
      out += roof(b, { x: s * 150, y: -84, width: 140, ridge: 96, height: 32, lift: 12, color: tiles });
    }
    out += bays(b, { x: 0, y: -20, width: 190, height: 84, bays: 5, wall: '#2c2a2c', column: '#8f2f26' });
    out += roof(b, { x: 0, y: -102, width: 250, ridge: 168, height: 56, lift: 24, color: tiles });
    out += rect(-62, -126, 124, 26, {
      fill: b.dark('#1f2a3a', 0.3),
      stroke: b.light(MATERIAL.gold, 0.2),
      width: 3,
    });
    let letters = '';
    for (let x = -44; x < 50; x += 22) letters += `M${x} -118h10m-5 0v12m-5 -6h10`;
    out += path(letters, { stroke: b.light('#e3b558', 0.3), width: 2.6 });
    for (const s of [-1, 1] as const) {
      out += rect(s * 106 - 3, -236, 6, 218, { fill: b.side('#8a3a2c') });
      out += path(
        `M${s * 106} -232c${s * 24} -10 ${s * 40} 10 ${s * 66} 0v40c${s * -26} 8 ${s * -42} -10 ${s * -66} 0Z`,
        {
          fill: b.side('#e3b32f'),
        },
      );
      out += path(`M${s * 122} -212q${s * 10} -12 ${s * 18} 0t${s * 18} 0`, {
        stroke: b.tone('#2f5d8c'),
        width: 5,
      });
    }
    return out;
  },
};

/** The armoured turret ship Dingyuan of 1885: low white hull, two echelon turrets, one tall funnel and fighting tops. */
export const dingyuanShip: Landmark = {
  height: 200,
  floats: true,
  draw: (b) => {
    const hull = '#3c4650';
    const buff = '#d8a552';
    let out = '';
    for (const x of [-120, 112]) {
      out += rect(x - 4, -196, 8, 136, { fill: b.side('#6b543a') });
      out += path(`M${x - 16} -150h32l-5 16h-22Z`, { fill: b.side(hull) });
      out += path(`M${x} -190L${x - 100} -46M${x} -190L${x + 100} -46`, {
        stroke: b.ink,
        width: 1.4,
        opacity: 0.6,
      });
    }
    out += path('M-34 -58L-30 -150H-2L2 -58ZM14 -58L18 -150H46L50 -58Z', { fill: b.side(buff) });
    out += path('M-31 -150h31v10h-31ZM17 -150h31v10h-31Z', { fill: b.dark('#2c2c30', 0.4) });
    out += rect(-96, -72, 196, 20, { fill: b.side('#e8e0cc') });
    for (const [x, s] of [
      [-62, -1],
      [74, 1],
    ] as const)
      out +=
        path(`M${x - 26} -70C${x - 26} -98 ${x + 26} -98 ${x + 26} -70Z`, { fill: b.side('#8d959a') }) +
        path(`M${x} -84h${s * 62}M${x} -76h${s * 62}`, { stroke: b.dark('#3a4046', 0.4), width: 6 });
    out += path('M-226 -54H228C226 -34 214 -12 196 4H-214C-224 -8 -240 -20 -248 -30Z', {
      fill: b.side(hull),
    });
    out += path('M-228 -50H228', { stroke: b.light('#e6dcc4', 0.3), width: 5 });
    out += path('M-242 -18H208', { stroke: b.light('#b5432f', 0.1), width: 4 });
    let ports = '';
    for (let x = -196; x < 200; x += 24) ports += `M${x} -38h.1`;
    out += path(ports, { stroke: b.window(), width: 6 });
    out += path('M-236 -56c10 -14 20 -10 34 -2', { stroke: b.light(MATERIAL.gold, 0.2), width: 4 });
    out += rect(206, -98, 3, 44, { fill: b.ink });
    return out + path('M209 -98c14 -6 22 6 38 0v24c-16 6 -24 -6 -38 0Z', { fill: b.side('#e3b32f') });
  },
};

/** A seaweed house of Rongcheng: granite walls under a thick, steep thatch of grey eelgrass. */
export const seaweedHouse: Landmark = {
  height: 130,
  draw: (b) => {
    const weed = '#8b8579';
    let out = rect(-110, -58, 220, 58, { fill: b.side('#b9a48c') });
    let joints = '';
    for (let y = -12; y > -58; y -= 15)
      for (let x = -106; x < 80; x += 26) joints += `M${x + ((y / 15) % 2 ? 8 : 0)} ${y}h18v-12`;
    out += path(joints, { stroke: b.dark('#8a7762', 0.4), width: 1.8, opacity: 0.6 });
    out += path(arch(0, 0, 28, 46), { fill: b.dark('#7a3a2c', 0.2) });
    for (const x of [-66, 66])
      out +=
        rect(x - 15, -46, 30, 26, { fill: b.window() }) +
        path(`M${x} -46v26M${x - 15} -33h30`, { stroke: b.tone('#e8dcc0'), width: 2.4 });
    out += path(
      'M-132 -48C-122 -76 -104 -118 -86 -128C-40 -118 40 -118 86 -128C104 -118 122 -76 132 -48C70 -58 -70 -58 -132 -48Z',
      { fill: b.side(weed) },
    );
    let straw = '';
    for (let i = 0; i < 40; i++)
      straw += `M${n(-118 + i * 6)} ${n(-58 - b.random() * 8)}l${n((60 - i * 3) * 0.14)} ${n(-34 - b.random() * 18)}`;
    return out + path(straw, { stroke: b.light('#b5ae9e', 0.15), width: 2, opacity: 0.6 });
  },
};

/** The steel picture frame in Weihai Park: a gilded frame as tall as a house that holds the bay. */
export const pictureFrame: Landmark = {
  height: 260,
  draw: (b) => {
    const gold = '#c9953e';
    const outer = 'M-190 0V-252H190V0ZM-156 -30H156V-222H-156Z';
    let out = `<path fill-rule="evenodd" d="${outer}" fill="${b.side(gold)}"/>`;
    out += path('M-176 -14H176V-238H-176Z', { stroke: b.light('#f2d48a', 0.3), width: 4 });
    out += path('M-164 -24H164V-228H-164Z', { stroke: b.dark('#7a5418', 0.4), width: 3 });
    for (const x of [-173, 173])
      for (const y of [-16, -236]) out += ellipse(x, y, 13, 13, { fill: b.light('#e3b558', 0.2) });
    return out + path('M-206 6V-6H206V6Z', { fill: b.side('#8f8676') });
  },
};

/** Draws a swimming whooper swan: white, an upright neck, a yellow bill with a black tip. */
function swan(b: Brush, x: number, y: number, k: number): string {
  const white = b.light('#ffffff', 0.2);
  return `<g transform="translate(${x} ${y}) scale(${n(k)} ${n(Math.abs(k))})">${[
    path('M-62 -4C-70 -34 -34 -46 -2 -40C20 -38 34 -30 36 -14C30 6 -46 10 -62 -4Z', {
      fill: b.side('#f4f6f8'),
    }),
    path('M-76 -26C-56 -46 -20 -50 6 -36C-16 -22 -48 -14 -76 -26Z', { fill: white }),
    path('M-58 -24q26 -12 52 -10M-46 -16q20 -8 40 -8', {
      stroke: b.dark('#aab6c2', 0.2),
      width: 2,
      opacity: 0.7,
    }),
    path('M22 -22C42 -30 40 -56 34 -76C30 -92 36 -102 48 -102', { stroke: white, width: 13 }),
    ellipse(48, -102, 10, 8, { fill: white }),
    path('M54 -107L74 -99L56 -94Z', { fill: '#eec23a' }) + path('M66 -102L76 -99L67 -96Z', { fill: b.ink }),
    path('M51 -104a1.6 1.6 0 1 0 .1 0', { fill: b.ink }),
  ].join('')}</g>`;
}

/** Whooper swans on the water, a family with grey young among them. */
export const whooperSwans: Landmark = {
  height: 150,
  floats: true,
  draw: (b) =>
    swan(b, -214, -74, 0.5) +
    swan(b, 150, -92, -0.46) +
    swan(b, 250, -40, 0.62) +
    swan(b, -120, -30, -0.8) +
    swan(b, 40, 0, 1.1) +
    swan(b, -270, 6, 0.7),
};

/** Torch Eighth Street: a street between low houses runs downhill to a blue sea, wires over it, people on the crossing. */
export const torchStreet: Landmark = {
  height: 420,
  floats: true,
  draw: (b) => {
    const sea = '#3f8fc0';
    let out = rect(-1400, -230, 2800, 130, { fill: b.tone(sea) });
    out += rect(-1400, -104, 2800, 420, { fill: b.tone('#c2b8a4') });
    out += path('M-1400 -196H1400M-900 -168H860M-1180 -140H1040', {
      stroke: b.light('#ffffff', 0.3),
      width: 2,
      opacity: 0.5,
    });
    out += path('M-40 -232l14 -12h30l10 12ZM-8 -244v-14', {
      fill: b.tone('#d8d2c4'),
      stroke: b.ink,
      width: 2,
    });
    out += path('M-58 -130H58L250 130H-250Z', { fill: b.side('#8a8f94') });
    out += path('M-4 -126h8l4 30h-16ZM-7 -84h14l5 40h-24ZM-14 -30h28l8 52h-44Z', {
      fill: b.light('#f2efe6', 0.2),
    });
    for (const s of [-1, 1] as const) {
      out += path(`M${s * 58} -130L${s * 1400} -96V150H${s * 250}Z`, { fill: b.tone('#c2b8a4') });
      const fronts: readonly (readonly [number, number, number, string])[] = [
        [86, -112, 54, '#e9d9b8'],
        [150, -84, 76, '#d9b49a'],
        [246, -40, 112, '#e6e0d2'],
      ];
      for (const [x, y, w, color] of fronts) {
        const h = w * 1.35;
        out += rect(s * x - (s < 0 ? w : 0), y - h, w, h + 26, { fill: b.side(color) });
        out += path(`M${s * x - (s < 0 ? w : 0) - 6} ${y - h}h${w + 12}l-12 ${-w * 0.26}h${-w + 12}Z`, {
          fill: b.side('#b0523c'),
        });
        for (const [cx, cy] of [
          [0.24, 0.74],
          [0.66, 0.74],
          [0.24, 0.36],
          [0.66, 0.36],
        ] as const)
          out += rect(s * x - (s < 0 ? w : 0) + w * cx - w * 0.1, y - h * cy, w * 0.24, w * 0.26, {
            fill: b.window(),
          });
      }
      out += path(`M${s * 196} 40V-250M${s * 196 - 26} -236h52M${s * 196 - 22} -220h44`, {
        stroke: b.dark('#5a4a3c', 0.3),
        width: 7,
      });
      out += path(`M${s * 98} -92V-214M${s * 98 - 13} -208h26`, { stroke: b.dark('#5a4a3c', 0.3), width: 4 });
    }
    const wires = [-236, -220]
      .map(
        (y) =>
          `M-196 ${y}Q0 ${y + 44} 196 ${y}M-196 ${y}Q-150 ${y + 40} -98 -208M196 ${y}Q150 ${y + 40} 98 -208`,
      )
      .join('');
    out += path(wires, { stroke: b.ink, width: 1.8, opacity: 0.8 });
    let crossing = '';
    for (let i = -5; i <= 5; i++) crossing += `M${i * 34 - 10} 60h20l${i * 2} 22h-22Z`;
    return out + path(crossing, { fill: b.light('#f6f3ea', 0.3) });
  },
};
