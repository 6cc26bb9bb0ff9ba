import { type Brush, MATERIAL } from '../building/brush.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from '../landmark/landmark.ts';

/** Draws a fish of Banpo in black lines, its head to the right. */
function paintedFish(x: number, y: number, scale: number, ink: string): string {
  const body = 'M-34 0C-22 -15 12 -17 34 -2C12 13 -22 13 -34 0Z';
  return `<g transform="translate(${x} ${y}) scale(${scale} ${Math.abs(scale)})">${
    path(`${body}M-34 0L-54 -13V13Z`, { fill: ink }) +
    path('M-20 0L-6 -10V9ZM0 0L12 -9V8Z', { fill: '#d98a55' }) +
    path('M24 -4h.1', { stroke: '#e8c8a0', width: 5, cap: 'round' })
  }</g>`;
}

/** The basin of Banpo: a round face with a pointed hat and a fish at each ear, painted on red clay. */
export const fishFaceBowl: Landmark = {
  height: 220,
  draw: (b) => {
    const clay = b.options.color ?? '#c8693c';
    const ink = b.dark('#2c1a18', 0.6);
    const line = { stroke: ink, width: 4 };
    let out = path('M-70 2L-54 -26H54L70 2Z', { fill: b.side(MATERIAL.darkTimber) });
    out += ellipse(0, -116, 118, 104, { fill: b.side(clay) });
    out += ellipse(0, -116, 101, 88, { fill: b.light(clay, 0.12), stroke: b.dark(clay, 0.4), width: 3 });
    let marks = '';
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * Math.PI * 2 + Math.PI / 8;
      marks += `M${n(Math.cos(a) * 103)} ${n(-116 + Math.sin(a) * 90)}L${n(Math.cos(a) * 117)} ${n(-116 + Math.sin(a) * 103)}`;
    }
    out += path(marks, { stroke: ink, width: 9 });
    out += path('M-24 -140L0 -192L24 -140Z', { fill: ink });
    out += path('M-30 -146L-9 -190M30 -146L9 -190', { stroke: ink, width: 2.4 });
    out += paintedFish(-68, -122, 0.62, ink) + paintedFish(68, -122, -0.62, ink);
    out += ellipse(0, -112, 35, 35, { fill: b.light('#e0a070', 0.2), stroke: ink, width: 4 });
    out += path('M-33 -122A35 35 0 0 1 33 -122C18 -128 6 -128 0 -119C-6 -128 -18 -128 -33 -122Z', {
      fill: ink,
    });
    out += path('M-22 -113h13M9 -113h13M0 -117L-6 -101H6Z', line);
    out += path('M-9 -88L-26 -72M9 -88L26 -72M-12 -86L12 -86', { ...line, width: 5 });
    return out + paintedFish(-38, -54, 0.5, ink) + paintedFish(38, -54, -0.5, ink);
  },
};

/** Strips of bamboo with brush writing, tied with two cords and rolled up at one end. */
export const bambooSlips: Landmark = {
  height: 190,
  draw: (b) => {
    const bamboo = b.options.color ?? '#c9a565';
    let out = '';
    for (let i = 0; i < 17; i++) {
      const x = -196 + i * 19;
      const lift = (b.random() - 0.5) * 5;
      out += rect(x, -176 + lift, 16, 170, { fill: b.side(i % 3 ? bamboo : '#bd9655') }, 2);
      let writing = '';
      for (let y = -160; y < -22; y += 15) {
        if (b.random() < 0.12 || Math.abs(y + 126) < 8 || Math.abs(y + 56) < 8) continue;
        const lean = b.random() < 0.5 ? 3 : -2;
        writing += `M${x + 4} ${n(y + lift)}h8M${x + 8} ${n(y - 4 + lift)}v9M${x + 4} ${n(y + 5 + lift)}l8 ${lean}`;
      }
      out += path(writing, { stroke: b.dark('#2a201c', 0.6), width: 1.8 });
    }
    for (let k = 4; k > 0; k--)
      out += rect(118 + (4 - k) * 16, -182 + k, 26, 180, { fill: b.side(k % 2 ? bamboo : '#b58d4e') }, 6);
    out += ellipse(155, -180, 37, 13, { fill: b.light(bamboo, 0.25) });
    for (const r of [29, 20, 11])
      out += ellipse(155, -180, r, r * 0.36, { stroke: b.dark(bamboo, 0.45), width: 2.6, fill: 'none' });
    let cords = '';
    for (const y of [-126, -56])
      cords += `M-202 ${y}q16 -5 32 0t32 0t32 0t32 0t32 0t32 0t32 0t32 0t32 0t32 0t24 0`;
    return out + path(cords, { stroke: b.dark('#6a3a26', 0.2), width: 4.4 });
  },
};

/** The phoenix lamp of Hepu: the bird looks back and holds a hood over the flame on its back. */
export const phoenixLamp: Landmark = {
  height: 210,
  draw: (b) => {
    const bronze = b.options.color ?? '#5f8272';
    let out = rect(-110, -12, 230, 14, { fill: b.side(MATERIAL.stone) });
    out += path('M-26 -62L-34 -20L-52 -14H-10L-14 -22L-6 -62ZM20 -62L14 -20L-2 -14H36L32 -22L40 -62Z', {
      fill: b.dark(bronze, 0.25),
    });
    out += path('M64 -92C96 -84 118 -50 122 -12H96C94 -38 80 -58 52 -64Z', { fill: b.side(bronze) });
    out += path(
      'M-74 -92C-70 -122 -30 -130 10 -122C44 -118 76 -104 74 -84C68 -62 30 -52 -8 -54C-48 -56 -74 -66 -74 -92Z',
      { fill: b.side(bronze) },
    );
    out += path(
      'M-72 -96C-84 -130 -80 -176 -52 -196C-36 -208 -14 -206 -6 -194L14 -186L-8 -182C-22 -182 -34 -170 -40 -152C-46 -134 -44 -116 -36 -104Z',
      { fill: b.side(bronze) },
    );
    out += path('M-44 -202C-56 -222 -70 -216 -78 -226C-74 -206 -64 -198 -50 -194Z', {
      fill: b.dark(bronze, 0.15),
    });
    out += path('M-26 -194h.1', { stroke: b.ink, width: 6, cap: 'round' });
    const glow = b.defs.radial([
      [0, '#ffe6a8', 0.95],
      [1, '#ffb45e', 0],
    ]);
    out += ellipse(22, -146, 56, 44, { fill: glow });
    out += path('M-14 -124H58L50 -136H-6Z', { fill: b.light(bronze, 0.2) });
    out += path('M22 -136C12 -146 18 -154 23 -164C30 -154 34 -146 22 -136Z', { fill: '#ffd27a' });
    out += path('M-14 -170C-10 -188 46 -188 54 -170Z', { fill: b.light(bronze, 0.1) });
    let feathers = '';
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < 7; i++) feathers += `M${-52 + i * 16 + row * 6} ${-104 + row * 14}q8 9 16 0`;
    out += path(feathers, { stroke: b.light(bronze, 0.4), width: 2.4, opacity: 0.8 });
    return (
      out +
      path('M76 -82C98 -70 106 -44 110 -16M62 -74C86 -62 96 -40 100 -16', {
        stroke: b.dark(bronze, 0.45),
        width: 2.4,
        opacity: 0.7,
      })
    );
  },
};

/** Draws a frog on the rim of a drum. */
function frog(b: Brush, x: number, y: number, k: number): string {
  return `<g transform="translate(${x} ${y}) scale(${k} ${Math.abs(k)})">${path(
    'M-16 0C-18 -10 -8 -18 4 -17C8 -24 16 -24 18 -17C24 -14 24 -8 16 -5L18 0H8L4 -5L-4 0Z',
    { fill: b.dark('#6f8a5c', 0.2) },
  )}</g>`;
}

/** A bronze drum of the south: a star of rays on the plate, frogs on its rim, bands of boats and feathers. */
export const bronzeDrum: Landmark = {
  height: 210,
  draw: (b) => {
    const bronze = b.options.color ?? '#7d8a5e';
    const line = { stroke: b.dark(bronze, 0.5), width: 2.6 };
    const body =
      'M-138 -168C-142 -146 -132 -126 -108 -112C-98 -86 -100 -62 -122 -6H122C100 -62 98 -86 108 -112C132 -126 142 -146 138 -168Z';
    let out = path(body, { fill: b.side(bronze) });
    let bands = '';
    for (const [y, half] of [
      [-142, 136],
      [-132, 130],
      [-96, 104],
      [-84, 101],
      [-44, 106],
      [-32, 112],
      [-14, 119],
    ] as const)
      bands += `M${-half} ${y}Q0 ${y + 18} ${half} ${y}`;
    out += path(bands, line);
    let boats = '';
    for (let i = 0; i < 5; i++) {
      const x = -84 + i * 42;
      const y = -52 - Math.abs(i - 2) * 2.4;
      boats += `M${x - 16} ${y}q16 9 32 0M${x - 6} ${y}v-13l-5 -8M${x + 5} ${y}v-13l6 -8`;
    }
    out += path(boats, { stroke: b.light(bronze, 0.55), width: 2.8 });
    let teeth = '';
    for (let i = 0; i < 22; i++)
      teeth += `M${-126 + i * 12} ${n(-128 + (1 - ((i - 10.5) / 10.5) ** 2) * 17)}l6 -9l6 9`;
    out += path(teeth, { stroke: b.light(bronze, 0.4), width: 2 });
    for (const s of [-1, 1])
      out += path(`M${s * 112} -118C${s * 146} -112 ${s * 140} -84 ${s * 104} -84`, {
        stroke: b.side(bronze),
        width: 9,
      });
    out += ellipse(0, -168, 146, 32, { fill: b.light(bronze, 0.3) });
    for (const r of [1.1, 0.86, 0.62])
      out += ellipse(0, -168, 112 * r, 24 * r, { stroke: b.dark(bronze, 0.4), width: 2, fill: 'none' });
    let star = '';
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * Math.PI * 2;
      const at = (r: number, da: number) =>
        `${n(Math.cos(a + da) * r)} ${n(-168 + Math.sin(a + da) * r * 0.22)}`;
      star += `M${at(20, -0.26)}L${at(66, 0)}L${at(20, 0.26)}Z`;
    }
    out +=
      path(star, { fill: b.light('#e8d9a0', 0.4) }) +
      ellipse(0, -168, 22, 5, { fill: b.light('#e8d9a0', 0.4) });
    return (
      out +
      frog(b, -118, -176, 1) +
      frog(b, 118, -176, -1) +
      frog(b, -30, -192, 0.8) +
      frog(b, 52, -192, -0.8)
    );
  },
};
