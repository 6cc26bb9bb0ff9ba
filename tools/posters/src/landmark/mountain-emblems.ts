import { type Brush, MATERIAL } from '../building/brush.ts';
import { finial, roof } from '../building/roof.ts';
import { curve, n, type Point, path, polygon, polyline, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** An extinct volcano of Tengchong: a wooded cone with an open crater and a straight stair to its rim. */
export const craterCone: Landmark = {
  height: 240,
  draw: (b) => {
    const green = b.options.color ?? '#5f8a4a';
    const slopes =
      'M-430 4C-300 -24 -190 -112 -128 -206Q-118 -220 -104 -214C-70 -186 70 -180 112 -216Q124 -226 136 -212C196 -116 300 -24 440 4Z';
    let out = path('M-126 -210C-90 -246 96 -250 134 -214C90 -172 -74 -176 -126 -210Z', {
      fill: b.down('#8a5a44'),
    });
    out += path('M-96 -222C-60 -196 -30 -192 -8 -188M108 -226C70 -200 40 -192 20 -188', {
      stroke: b.dark('#6a3f34', 0.5),
      width: 6,
      opacity: 0.5,
    });
    out += path(slopes, { fill: b.side(green) });
    let trees = '';
    for (let k = 0; k < 150; k++) {
      const t = b.random();
      const half = 124 + (1 - t) ** 1.7 * 260;
      const [x, y] = [(b.random() * 2 - 1) * half, -6 - t * 168];
      trees += `M${n(x - 9)} ${n(y)}q9 -15 18 0Z`;
    }
    out += `<g clip-path="${b.defs.clip(slopes)}">${path(trees, { fill: b.dark(green, 0.35), opacity: 0.55 })}</g>`;
    let steps = '';
    for (let k = 0; k < 22; k++) {
      const t = k / 22;
      steps += `M${n(18 - 4 * t - 8 + 3 * t)} ${n(-6 - t * 180)}h${n(16 - 6 * t)}`;
    }
    out += path('M8 0L14 -188H22L30 0Z', { fill: b.light('#d9c9a8', 0.3) });
    return out + path(steps, { stroke: b.dark('#a08a6a', 0.4), width: 1.6 });
  },
};

/** A fluted snow pyramid with a hanging glacier; the first sun gilds its upper half. */
export const goldenPeak: Landmark = {
  height: 300,
  draw: (b) => {
    const left: Point[] = [
      [-420, 10],
      [-330, -40],
      [-262, -104],
      [-218, -112],
      [-160, -168],
      [-118, -186],
      [-72, -246],
      [-34, -262],
    ];
    const right: Point[] = [
      [0, -306],
      [28, -266],
      [62, -240],
      [96, -188],
      [150, -170],
      [196, -112],
      [246, -98],
      [330, -34],
      [420, 10],
    ];
    const outline = polygon([...left, ...right]);
    const fill = b.defs.linear([
      [0, b.light('#ffdf8c', 0.4)],
      [0.34, b.light('#ffbe62', 0.2)],
      [0.5, b.light('#e8b3a4', 0.3)],
      [0.72, b.light('#c9d4e8', 0.3)],
      [1, b.light('#b4c2dc', 0.2)],
    ]);
    let out = path(outline, { fill });
    const shade = polygon([
      [0, -306],
      [12, -250],
      [-8, -214],
      [26, -168],
      [6, -120],
      [60, -70],
      [40, -10],
      [60, 20],
      [430, 20],
      ...right.slice(1).toReversed(),
    ]);
    const side = b.lightFrom > 0 ? '' : ' transform="scale(-1 1)"';
    out += `<g clip-path="${b.defs.clip(outline)}"><g${side}>${path(shade, { fill: b.dark('#6a5a8a', 0.3), opacity: 0.36 })}</g>${flutes(b)}</g>`;
    return (
      out +
      path(
        'M-34 -150C-60 -110 -30 -90 -56 -52C-66 -30 -58 -14 -70 10C-56 2 -42 -10 -36 -30C-20 -60 -2 -84 -14 -110C-18 -126 -20 -140 -34 -150Z',
        {
          fill: b.light('#f4f8fd', 0.4),
          opacity: 0.7,
        },
      )
    );
  },
};

/** Ribs of ice and rock that run down from the ridge. */
function flutes(b: Brush): string {
  let ribs = '';
  let rocks = '';
  for (let k = 0; k < 34; k++) {
    const x = -300 + (k / 33) * 600;
    const top = -300 + Math.abs(x) * 0.86;
    const lean = x * 0.16;
    ribs += `M${n(x)} ${n(top + 6)}l${n(lean * 0.6 + b.random() * 8 - 4)} ${n(22 + b.random() * 26)}`;
    if (k % 3 === 0)
      rocks += `M${n(x + lean)} ${n(top + 90)}l${n(10 + b.random() * 10)} ${n(40 + b.random() * 30)}l${n(-26)} 6Z`;
  }
  return (
    path(ribs, { stroke: b.light('#fff4da', 0.5), width: 2.2, opacity: 0.45 }) +
    path(rocks, { fill: b.dark('#4a4a66', 0.4), opacity: 0.4 })
  );
}

const CREST: readonly Point[] = [
  [-900, -300],
  [-640, -318],
  [-500, -278],
  [-390, -304],
  [-260, -246],
  [-170, -258],
  [-40, -196],
  [50, -200],
  [160, -130],
  [240, -124],
  [350, -40],
  [470, 30],
  [620, 140],
];

/** The crest of Dragon's Back: humps of scrub falling to the sea, with the trail along the top. */
export const spineRidge: Landmark = {
  height: 300,
  draw: (b) => {
    const green = b.options.color ?? '#4f8a55';
    const outline = `${curve(CREST)}L620 320H-900Z`;
    let out = path(outline, { fill: b.down(green) });
    let shade = '';
    for (const [x, y] of CREST.slice(1, -2))
      shade += `M${x + 20} ${y}C${x + 80} ${y + 40} ${x + 90} ${y + 120} ${x + 190} ${y + 320}H${x + 60}C${x + 70} ${y + 170} ${x + 50} ${y + 90} ${x + 20} ${y}Z`;
    let scrub = '';
    for (let k = 0; k < 260; k++) {
      const x = -880 + b.random() * 1480;
      const y = -290 + b.random() * 560;
      scrub += `M${n(x - 6)} ${n(y)}q6 -11 12 0Z`;
    }
    out += `<g clip-path="${b.defs.clip(outline)}">${path(shade, { fill: b.dark(green, 0.35), opacity: 0.3 })}${path(scrub, { fill: b.dark(green, 0.3), opacity: 0.6 })}</g>`;
    const trail = CREST.map(([x, y], i): Point => [x + (i % 2 ? 16 : -10), y + 18 + i * 2.4]);
    return (
      out +
      path(curve(trail), { stroke: b.dark('#7a5f3c', 0.3), width: 13, opacity: 0.5 }) +
      path(curve(trail), { stroke: b.light('#ecd3a0', 0.35), width: 8 })
    );
  },
};

/** Shek O from above: a headland with a crescent of sand and a few white houses. */
export const beachHeadland: Landmark = {
  height: 90,
  floats: true,
  draw: (b) => {
    const green = '#5f9460';
    let out = path('M-190 16C-150 -4 -116 -2 -88 6C-40 24 26 22 58 -2L84 8C52 44 -60 48 -190 16Z', {
      fill: b.light('#f2dcae', 0.35),
    });
    out += path('M-200 14C-230 -40 -190 -66 -150 -58C-104 -50 -66 -26 -88 4C-120 -6 -160 0 -200 14Z', {
      fill: b.down(green),
    });
    out += path('M52 2C60 -50 110 -78 160 -64C210 -58 250 -26 274 10C220 24 110 24 52 2Z', {
      fill: b.down(green),
    });
    out += path('M274 10C240 26 110 26 56 6L50 14C100 34 230 38 288 14Z', { fill: b.side('#a89678') });
    let walls = '';
    let tops = '';
    for (let k = 0; k < 13; k++) {
      const x = -84 + k * 12.6;
      const y = -4 + Math.sin((k / 12) * Math.PI) * 16;
      const h = 10 + (k % 3) * 4;
      walls += `M${n(x)} ${n(y)}v${-h}h11v${h}Z`;
      tops += `M${n(x - 1)} ${n(y - h)}l6.5 -6l6.5 6Z`;
    }
    return out + path(walls, { fill: b.light('#f6f0e2', 0.4) }) + path(tops, { fill: b.side('#c8705a') });
  },
};

/** The Dinosaur Exploring the Sea at Jinshitan: an arch of banded rock like a beast that drinks. */
export const drinkingBeast: Landmark = {
  height: 220,
  floats: true,
  draw: (b) => {
    const stone = b.options.color ?? '#c08a62';
    const beast =
      'M-330 6C-336 -40 -316 -78 -292 -96C-270 -150 -210 -196 -140 -204C-96 -226 -40 -214 0 -206C60 -208 118 -190 152 -160C192 -150 222 -128 226 -100C236 -60 226 -24 222 6H160C166 -28 168 -62 146 -84C112 -112 60 -112 34 -84C12 -58 10 -26 14 6Z';
    let bands = '';
    for (let k = 0; k < 17; k++) {
      const y = -220 + k * 15;
      bands += `M-340 ${y + 46}C-220 ${y + 6} -60 ${y + 24} 20 ${y}C100 ${y - 18} 180 ${y + 14} 240 ${y + 40}`;
    }
    let out = path(beast, { fill: b.side(stone) });
    out += `<g clip-path="${b.defs.clip(beast)}">${path(bands, { stroke: b.dark('#8a4a3c', 0.35), width: 4, opacity: 0.55 })}${path('M14 6C10 -26 12 -58 34 -84C60 -112 112 -112 146 -84', { stroke: b.dark('#6a3f30', 0.5), width: 22, opacity: 0.5 })}</g>`;
    out += path(
      'M-286 -104C-262 -156 -206 -200 -140 -208C-96 -230 -40 -218 0 -210C40 -212 80 -204 112 -190C60 -194 20 -184 -30 -190C-110 -200 -190 -160 -240 -120Z',
      {
        fill: b.side('#5f7f46'),
      },
    );
    return (
      out +
      path('M-350 8Q-240 -6 -150 4T14 6M150 6Q200 -2 250 8', {
        stroke: b.light('#f2f6f4', 0.6),
        width: 5,
        opacity: 0.7,
      })
    );
  },
};

/** Zhurong Peak of Mount Heng: the fire god's hall of granite blocks under iron tiles, on bare rock above its stair. */
export const zhurongPeak: Landmark = {
  height: 330,
  draw: (b) => {
    const granite = '#a9a396';
    const crag = polygon([
      [-470, 20],
      [-340, -40],
      [-262, -64],
      [-262, -118],
      [-206, -150],
      [-176, -186],
      [180, -188],
      [206, -148],
      [250, -130],
      [262, -70],
      [350, -44],
      [470, 20],
    ]);
    let out = path(crag, { fill: b.side('#7f8f74') });
    const rocks: (readonly Point[])[] = [
      [
        [-214, -124],
        [-150, -152],
        [-128, -188],
        [-60, -186],
        [-90, -120],
        [-150, -84],
      ],
      [
        [132, -190],
        [160, -148],
        [214, -130],
        [236, -84],
        [150, -100],
        [80, -160],
      ],
      [
        [-300, -50],
        [-250, -84],
        [-190, -70],
        [-210, -30],
      ],
      [
        [210, -66],
        [270, -76],
        [310, -40],
        [230, -26],
      ],
    ];
    for (const rock of rocks)
      out +=
        path(polygon(rock), { fill: b.side(granite) }) +
        path(polyline(rock), { stroke: b.dark(granite, 0.5), width: 3, opacity: 0.5 });
    let steps = '';
    for (let k = 0; k < 24; k++) {
      const half = 24 + (24 - k) * 1.7;
      steps += `M${n(-half)} ${n(8 - k * 8.2)}h${n(half * 2)}`;
    }
    out +=
      path('M-66 14L-24 -188H24L66 14Z', { fill: b.light('#d6cdb8', 0.25) }) +
      path(steps, { stroke: b.dark('#8f8674', 0.4), width: 2.4 });
    return out + `<g transform="translate(0 -186)">${stoneHall(b, granite)}</g>`;
  },
};

function stoneHall(b: Brush, granite: string): string {
  let out = rect(-134, -72, 268, 74, { fill: b.side(granite) });
  let joints = '';
  for (let row = 1; row < 5; row++) {
    joints += `M-134 ${-72 + row * 15}h268`;
    for (let c = 0; c < 12; c++) joints += `M${n(-126 + c * 23 + (row % 2) * 11)} ${-72 + row * 15}v-15`;
  }
  out += path(joints, { stroke: b.dark(granite, 0.5), width: 1.6, opacity: 0.6 });
  out +=
    rect(-32, -60, 64, 62, { fill: b.light('#d6cdb8', 0.2) }) +
    rect(-24, -50, 48, 52, { fill: b.side('#a8321f') });
  out += path('M0 -50V2', { stroke: b.dark('#4a1c16', 0.4), width: 2.4 });
  for (const x of [-86, 86])
    out +=
      rect(x - 16, -48, 32, 26, { fill: b.dark('#4a2a22', 0.4) }) +
      path(`M${x - 8} -48v26M${x} -48v26M${x + 8} -48v26`, { stroke: b.tone('#a8321f'), width: 2.4 });
  out +=
    rect(-40, -70, 80, 15, { fill: b.tone('#2f4f6a') }) +
    path('M-28 -63h14M-7 -63h14M14 -63h14', { stroke: b.tone(MATERIAL.gold), width: 5 });
  out += roof(b, { y: -70, width: 336, ridge: 214, height: 56, lift: 16, color: '#4a4f55' });
  return out + finial(b, 0, -126, 30, MATERIAL.gold);
}
