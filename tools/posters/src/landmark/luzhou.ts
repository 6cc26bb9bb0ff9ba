import { arch, bays } from '../building/body.ts';
import { type Brush, MATERIAL } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';
import { storeyed } from './storeys.ts';

/** Draws one of the three guillotines of the judge: an animal's head on a brass-bound block with its blade raised. */
function guillotine(b: Brush, x: number, y: number, kind: 'dragon' | 'tiger' | 'dog'): string {
  const brass = kind === 'dog' ? '#8a7a5a' : kind === 'tiger' ? '#c08a34' : '#e0b040';
  let head = ellipse(-58, -30, 19, 17, { fill: b.side(brass) });
  head += path('M-66 -44l-6 -14l14 8ZM-50 -44l6 -14l-12 8Z', { fill: b.side(brass) });
  if (kind === 'dragon')
    head += path('M-62 -46l-14 -20M-54 -46l8 -22', { stroke: b.light(brass, 0.3), width: 4 });
  if (kind === 'tiger') head += path('M-64 -40h12M-64 -34h12', { stroke: b.ink, width: 2.6 });
  return `<g transform="translate(${x} ${y})">${
    path('M-74 0V-22H66V0Z', { fill: b.side('#4a3326') }) +
    path('M-70 -22h132M-40 0v-22M-4 0v-22M32 0v-22', { stroke: b.light(brass, 0.2), width: 3.4 }) +
    path('M-44 -26L64 -66L70 -54L-36 -20Z', { fill: b.side('#b9c0c4') }) +
    path('M64 -66l26 -10', { stroke: b.dark('#3a2a20', 0.2), width: 7 }) +
    head +
    path('M-64 -30h.1M-52 -30h.1', { stroke: b.ink, width: 5 })
  }</g>`;
}

/** Lord Bao on the bench: black face with a white crescent on the brow, black gauze hat with two wings, purple robe; his guillotines. */
export const lordBao: Landmark = {
  height: 380,
  draw: (b) => {
    const robe = '#4a2f5a';
    const face = '#3a2a26';
    let out = path('M-150 0C-150 -90 -120 -170 -70 -196C-30 -214 30 -214 70 -196C120 -170 150 -90 150 0Z', {
      fill: b.side(robe),
    });
    out += path('M-70 -196C-50 -150 -20 -120 0 -110C20 -120 50 -150 70 -196L40 -206H-40Z', {
      fill: b.side('#e9e2d0'),
    });
    out +=
      ellipse(0, -78, 56, 50, { fill: b.side('#a8752c') }) +
      path('M-34 -80q17 -30 34 0t34 0M-26 -58q26 22 52 0', { stroke: b.light('#f1d384', 0.3), width: 6 });
    out += ellipse(0, -246, 58, 64, { fill: b.side(face) });
    out += path('M-52 -226C-56 -160 -24 -132 0 -128C24 -132 56 -160 52 -226C36 -206 -36 -206 -52 -226Z', {
      fill: b.ink,
    });
    out += path('M2 -274A11 11 0 1 0 10 -256A9 9 0 1 1 2 -274Z', { fill: '#fbf4dc' });
    out += path('M-40 -252q16 -12 30 0M10 -252q14 -12 30 0', { stroke: '#f3ead2', width: 5 });
    out +=
      ellipse(-24, -240, 8, 5, { fill: '#fbf6e8' }) +
      ellipse(24, -240, 8, 5, { fill: '#fbf6e8' }) +
      path('M-24 -240h.1M24 -240h.1', { stroke: '#151015', width: 6 });
    out += path('M0 -240l-7 22h13M-18 -202q18 8 36 0', { stroke: b.light('#8a6a5a', 0.2), width: 3.4 });
    out += path('M-64 -276C-64 -318 64 -318 64 -276L56 -268H-56ZM-44 -300C-44 -352 44 -352 44 -300Z', {
      fill: b.dark('#1d1b22', 0.5),
    });
    out += path(
      'M-60 -286C-110 -300 -170 -300 -196 -286C-170 -274 -110 -272 -60 -278ZM60 -286C110 -300 170 -300 196 -286C170 -274 110 -272 60 -278Z',
      { fill: b.dark('#1d1b22', 0.4) },
    );
    out +=
      path('M-52 -276h104', { stroke: b.light(MATERIAL.gold, 0.2), width: 5 }) +
      ellipse(0, -300, 9, 9, { fill: b.light('#c8321f', 0.2) });
    out +=
      path('M-190 6V-34H190V6Z', { fill: b.side('#7a3b28') }) +
      path('M-186 -28h372', { stroke: b.light(MATERIAL.gold, 0.2), width: 4 });
    return out;
  },
};

/** The three guillotines in a row: dragon, tiger and dog. */
export const guillotines: Landmark = {
  height: 110,
  draw: (b) => guillotine(b, -190, 0, 'dragon') + guillotine(b, 0, 0, 'tiger') + guillotine(b, 190, 0, 'dog'),
};

/** Sanhe: white walls and grey tiles along a canal, a hump-backed bridge of three arches with lanterns. */
export const sanheBridge: Landmark = {
  height: 150,
  draw: (b) => {
    const stone = '#b5ab98';
    const deck = 'M-250 0L-236 -24C-150 -60 -70 -104 0 -106C70 -104 150 -60 236 -24L250 0Z';
    let out = path(deck, { fill: b.side(stone) });
    out += path(arch(0, 4, 104, 86) + arch(-118, 4, 68, 48) + arch(118, 4, 68, 48), {
      fill: b.dark('#4a4f52', 0.4),
    });
    let posts = '';
    for (let k = -9; k <= 9; k++) {
      const x = k * 25;
      posts += `M${x} ${n(-24 - 82 * Math.cos((x / 244) * 1.5))}v-18`;
    }
    out += path('M-236 -38C-150 -74 -70 -120 0 -122C70 -120 150 -74 236 -38', {
      stroke: b.light(stone, 0.3),
      width: 5,
    });
    out += path(posts, { stroke: b.side('#9d937f'), width: 5 });
    for (const x of [-170, -60, 60, 170])
      out += ellipse(x, -52 - 82 * Math.cos((x / 244) * 1.5), 9, 12, { fill: b.light('#d8402a', 0.2) });
    return out;
  },
};

/** The front of Li Hongzhang's house in Hefei: grey brick, black doors, a carved lintel, stone drums. */
export const liHouse: Landmark = {
  height: 230,
  draw: (b) => {
    const brick = '#8d9294';
    let out = rect(-220, -150, 440, 150, { fill: b.side(brick) });
    let courses = '';
    for (let y = -10; y > -150; y -= 11) courses += `M-220 ${y}h440`;
    out += path(courses, { stroke: b.dark(brick, 0.4), width: 1.2, opacity: 0.5 });
    for (const s of [-1, 1] as const) {
      out += path(`M${s * 220} 0V-182h${s * -44}v14h${s * -34}v14h${s * -30}V0Z`, {
        fill: b.tone('#e8e4d8'),
      });
      out += path(
        `M${s * 226} -182h${s * -56}v-8h${s * 56}ZM${s * 180} -168h${s * -42}v-8h${s * 42}ZM${s * 146} -154h${s * -40}v-8h${s * 40}Z`,
        { fill: b.side('#454c50') },
      );
    }
    out += roof(b, { x: 0, y: -148, width: 264, ridge: 236, height: 42, lift: 8, color: '#454c50' });
    out += bays(b, { x: 0, y: 0, width: 176, height: 122, bays: 3, wall: '#2c2826', column: '#5a2a22' });
    out +=
      rect(-40, -96, 80, 96, { fill: b.dark('#1c1a1c', 0.4) }) +
      path('M0 -96v96', { stroke: b.tone('#5a4a3c'), width: 3 }) +
      path('M-10 -48h.1M10 -48h.1', { stroke: b.light(MATERIAL.gold, 0.3), width: 8 });
    out +=
      rect(-56, -140, 112, 28, {
        fill: b.dark('#1f1d24', 0.4),
        stroke: b.light(MATERIAL.gold, 0.1),
        width: 3,
      }) + path('M-36 -126h72', { stroke: b.light('#e3b558', 0.3), width: 8 });
    for (const x of [-62, 62])
      out +=
        ellipse(x, -22, 15, 19, { fill: b.side('#b9b2a2') }) +
        rect(x - 18, -8, 36, 8, { fill: b.side('#a39b8a') }) +
        ellipse(x * 1.5, -92, 13, 16, { fill: b.light('#c8321f', 0.2) });
    return out;
  },
};

/** Qingfeng Pavilion in Lord Bao's park: five eaves of grey tiles on a white base, a pointed roof. */
export const qingfengTower: Landmark = storeyed({
  base: [150, 24],
  tiers: [
    { wall: [104, 30], eaves: [150, 15] },
    { wall: [92, 27], eaves: [138, 14] },
    { wall: [80, 26], eaves: [124, 14] },
    { wall: [68, 25], eaves: [110, 14] },
    { wall: [56, 24], eaves: [98, 46] },
  ],
  paint: '#8f3f2e',
  tiles: '#58646a',
  sweep: 0.7,
  finial: 34,
});

/** A tower of stacked glass boxes, each turned against the next, as by Swan Lake in Hefei. */
export const swanLakeTowers: Landmark = {
  height: 330,
  draw: (b) => {
    const glass = '#9fb8c4';
    let out = '';
    for (let i = 0; i < 7; i++) {
      const y = -i * 44;
      const lean = (i % 2 ? 1 : -1) * 9;
      out += path(`M${-40 + lean} ${y}L${-40 - lean} ${y - 44}H${40 - lean}L${40 + lean} ${y}Z`, {
        fill: b.side(i % 2 ? glass : '#c6d4da'),
      });
      out += path(`M${-40 + lean} ${y}L${40 - lean} ${y - 44}M${40 + lean} ${y}L${-40 - lean} ${y - 44}`, {
        stroke: b.light('#ffffff', 0.3),
        width: 2.4,
        opacity: 0.8,
      });
    }
    return out + path('M-8 -308L0 -352L8 -308Z', { fill: b.side('#d8dee2') });
  },
};
