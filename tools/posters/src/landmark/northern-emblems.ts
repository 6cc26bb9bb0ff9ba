import { type Brush, MATERIAL } from '../building/brush.ts';
import { windows } from '../building/windows.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** The film studio of Changchun: a long house of the 1930s in buff tiles with a square portico. */
export const filmStudio: Landmark = {
  height: 150,
  draw: (b) => {
    const tiles = b.options.color ?? '#c9a777';
    const stone = '#e2d3b2';
    let out = '';
    for (const s of [-1, 1] as const) {
      const x = s > 0 ? 78 : -300;
      out +=
        rect(x, -94, 222, 96, { fill: b.side(tiles) }) +
        rect(x - 3, -99, 228, 7, { fill: b.light(stone, 0.3) });
      out += windows(b, x + 14, -86, 9, 3, [22, 29], [13, 18]);
      out += rect(x, -10, 222, 12, { fill: b.side('#9a8468') });
    }
    out +=
      rect(-84, -126, 168, 128, { fill: b.side(tiles) }) +
      rect(-90, -133, 180, 9, { fill: b.light(stone, 0.35) });
    out += windows(b, -70, -116, 6, 1, [25, 20], [14, 20]);
    out += rect(-74, -86, 148, 88, { fill: b.dark('#4a382c', 0.35) });
    for (const x of [-74, -40, -6, 28, 60]) out += rect(x, -86, 14, 88, { fill: b.side(stone) });
    out +=
      rect(-82, -94, 164, 10, { fill: b.light(stone, 0.35) }) +
      rect(-90, -7, 180, 9, { fill: b.light(stone, 0.15) });
    return (
      out +
      path('M0 -133v-34', { stroke: b.dark('#6a5f52', 0.2), width: 3 }) +
      path('M1 -167h30v18h-30Z', { fill: b.tone('#b3261e') })
    );
  },
};

/** A tall white statue of a man in a long coat, one arm raised, on a granite plinth. */
export const greetingStatue: Landmark = {
  height: 230,
  draw: (b) => {
    const white = '#f4f0e6';
    let out =
      path('M-54 2L-46 -12H46L54 2Z', { fill: b.side('#8a5a4c') }) +
      rect(-36, -70, 72, 60, { fill: b.side('#a06a58') }) +
      rect(-41, -76, 82, 8, { fill: b.light('#b98a78', 0.2) });
    out += path('M-13 -76V-104H-2V-76ZM3 -76V-104H14V-76Z', { fill: b.side('#ded8ca') });
    out += path('M-22 -98C-26 -136 -24 -170 -16 -186Q0 -194 16 -186C24 -170 28 -136 26 -98Z', {
      fill: b.light(white, 0.55),
    });
    out +=
      path('M14 -184C28 -196 40 -216 46 -236L56 -232C54 -208 44 -184 24 -166Z', {
        fill: b.light(white, 0.55),
      }) + ellipse(52, -239, 7, 8, { fill: b.tone(white) });
    out += path('M-16 -184C-28 -172 -32 -150 -30 -128L-20 -128C-20 -146 -18 -160 -12 -170Z', {
      fill: b.light(white, 0.55),
    });
    out +=
      ellipse(0, -203, 12.5, 15, { fill: b.light(white, 0.55) }) +
      path('M-12.5 -205C-13 -222 13 -222 12.5 -205C8 -214 -8 -214 -12.5 -205Z', {
        fill: b.dark('#b8b0a0', 0.2),
      });
    return (
      out +
      path('M2 -186V-100M-9 -150h7M10 -150h7', { stroke: b.dark('#b0a898', 0.35), width: 2.2, opacity: 0.7 })
    );
  },
};

/** Worker, peasant and soldier as the films from Changchun opened with: gilded, before a fan of rays. */
export const workerPeasantSoldier: Landmark = {
  height: 260,
  draw: (b) => {
    const gold = b.options.color ?? '#d8a544';
    let rays = '';
    for (let k = 0; k < 13; k++) {
      const a = Math.PI * (0.06 + (k / 12) * 0.88);
      const point = (angle: number) => `${n(Math.cos(angle) * 300)} ${n(-120 - Math.sin(angle) * 220)}`;
      rays += `M0 -120L${point(a - 0.045)}L${point(a + 0.045)}Z`;
    }
    let out = path(rays, { fill: b.light('#f6d98a', 0.4), opacity: 0.5 });
    out +=
      path('M-120 4L-108 -22H108L120 4Z', { fill: b.side('#7f4a40') }) +
      rect(-96, -60, 192, 40, { fill: b.side('#96584a') });
    out +=
      figure(b, -46, gold, 'M-8 -178C-26 -196 -34 -214 -34 -234L-22 -236C-20 -216 -10 -202 6 -190Z') +
      sheaf(b, -76, -294, gold);
    out +=
      figure(b, 48, gold, 'M8 -172C26 -176 40 -188 46 -204L56 -198C50 -178 32 -162 12 -156Z') +
      path('M92 -120L104 -262L110 -262L102 -118Z', { fill: b.dark(gold, 0.35) });
    out += figure(b, 0, gold, 'M8 -184C26 -200 32 -222 32 -246L44 -246C46 -218 36 -192 18 -176Z', 1.12);
    return out + path('M34 -300H62V-284H34ZM45 -286h7v40h-7Z', { fill: b.side('#b8862c') });
  },
};

/** Draws a standing figure in a belted coat; `arm` is drawn over its shoulder. */
function figure(b: Brush, x: number, color: string, arm: string, scale = 1): string {
  const body =
    path('M-26 -58C-30 -110 -28 -160 -18 -182Q0 -192 18 -182C28 -160 32 -110 28 -58Z', {
      fill: b.side(color),
    }) +
    path('M-27 -124h54', { stroke: b.dark(color, 0.5), width: 5 }) +
    path(arm, { fill: b.side(color) }) +
    ellipse(0, -202, 14, 17, { fill: b.side(color) }) +
    path('M-16 -206Q0 -228 16 -206Z', { fill: b.dark(color, 0.35) }) +
    path('M0 -118V-60', { stroke: b.dark(color, 0.4), width: 3 });
  return `<g transform="translate(${x} 0) scale(${scale})">${body}</g>`;
}

function sheaf(b: Brush, x: number, y: number, color: string): string {
  let ears = '';
  for (let k = -3; k <= 3; k++)
    ears += `M${x} ${y + 60}Q${x + k * 3} ${y + 30} ${x + k * 8} ${y + Math.abs(k) * 4}`;
  return path(ears, { stroke: b.light(color, 0.3), width: 5 });
}

/** A tram car of the old line through Changchun. */
export const tramCar: Landmark = {
  height: 90,
  draw: (b) => {
    const green = b.options.color ?? '#3f7a5c';
    let out = path('M-110 -8V-66Q-108 -78 -92 -78H92Q108 -78 110 -66V-8Z', { fill: b.side('#efe2c2') });
    out +=
      rect(-110, -34, 220, 24, { fill: b.side(green) }) +
      rect(-104, -78, 208, 7, { fill: b.dark('#8f8676', 0.2) });
    for (let k = 0; k < 8; k++) out += rect(-102 + k * 26, -65, 21, 25, { fill: b.window() }, 2);
    out +=
      rect(-8, -65, 22, 56, { fill: b.dark(green, 0.4) }) +
      rect(-100, -10, 200, 7, { fill: b.dark('#3a3634', 0.4) });
    for (const x of [-72, -48, 48, 72]) out += ellipse(x, -3, 8, 8, { fill: b.dark('#3a3634', 0.5) });
    return (
      out +
      path('M-20 -78L-6 -96L14 -78M-22 -98H16', { stroke: b.dark('#4a4644', 0.3), width: 2.6 }) +
      path('M-600 2H600', { stroke: b.dark('#6a625a', 0.3), width: 3, opacity: 0.6 })
    );
  },
};

/** A tank of 1945 in green. */
export const tank: Landmark = {
  height: 90,
  draw: (b) => {
    const green = b.options.color ?? '#6a7a4a';
    let out = path('M-104 -8Q-118 -22 -104 -36H104Q122 -22 104 -8Q96 2 84 2H-84Q-96 2 -104 -8Z', {
      fill: b.dark('#3f3d36', 0.35),
    });
    for (let k = 0; k < 5; k++) {
      const x = -76 + k * 38;
      out +=
        ellipse(x, -16, 16, 16, { fill: b.side('#5c6344') }) +
        ellipse(x, -16, 6, 6, { fill: b.dark('#3f3d36', 0.3) });
    }
    out += path('M-112 -36L-88 -58H74L112 -36Z', { fill: b.side(green) });
    out +=
      path('M-52 -58L-38 -88H22L46 -58Z', { fill: b.side(green) }) +
      rect(-22, -95, 26, 8, { fill: b.dark(green, 0.3) });
    out += path('M34 -78L150 -84V-76L36 -68Z', { fill: b.side(green) });
    return (
      out +
      path('M-10 -82l3.4 7h7.6l-6 5l2.4 8l-7.4 -5l-7.4 5l2.4 -8l-6 -5h7.6Z', {
        fill: b.light('#d8443a', 0.15),
      })
    );
  },
};

/** The concrete mouth of an underground fortress in a grass bank. */
export const bunkerMouth: Landmark = {
  height: 130,
  draw: (b) => {
    const concrete = '#b3b0a4';
    let out = path('M-420 6C-330 -20 -250 -96 -140 -124C-40 -146 70 -140 150 -116C260 -84 330 -20 430 6Z', {
      fill: b.down(b.options.color ?? '#8a9a58'),
    });
    out +=
      path('M-150 6L-128 -92H128L150 6Z', { fill: b.side(concrete) }) +
      rect(-142, -102, 284, 14, { fill: b.light(concrete, 0.3) });
    out += path('M-150 -40H-132M150 -40H132M-112 -92V-70M112 -92V-70', {
      stroke: b.dark(concrete, 0.4),
      width: 2,
      opacity: 0.5,
    });
    out +=
      path('M-54 6V-48A54 30 0 0 1 54 -48V6Z', { fill: b.light(concrete, 0.2) }) +
      path('M-42 6V-42A42 24 0 0 1 42 -42V6Z', { fill: b.dark('#1f1c1a', 0.8) });
    out += path('M-20 6V-22A20 12 0 0 1 20 -22V6Z', { fill: b.light('#ffcf7a', 0.1), opacity: 0.55 });
    for (const s of [-1, 1]) out += rect(s * 98 - 18, -62, 36, 8, { fill: b.dark('#2a2624', 0.7) });
    return (
      out +
      rect(-40, -86, 80, 10, { fill: b.tone('#8a3a2c') }) +
      path('M-26 -81h10M-5 -81h10M16 -81h10', { stroke: b.tone(MATERIAL.gold), width: 3.4 })
    );
  },
};
