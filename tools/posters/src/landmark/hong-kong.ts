import { type Brush, MATERIAL } from '../building/brush.ts';
import { n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** A double-decker tram of Hong Kong Island, seen from the side and running to the left. */
export const doubleDeckTram: Landmark = {
  height: 124,
  draw: (b) => {
    const paint = b.options.color ?? '#1f6a4c';
    let out = path('M-420 2H420M-420 7H420', { stroke: b.dark('#6a625c', 0.4), width: 2.6 });
    out += path('M30 -118L122 -150M-420 -150H420', { stroke: b.dark('#3a3a3c', 0.3), width: 1.8 });
    out += rect(-70, -8, 140, 10, { fill: b.dark('#2a2624', 0.4) });
    out += path('M-116 -4V-58C-117 -84 -114 -106 -104 -114H104C114 -106 117 -84 116 -58V-4Z', {
      fill: b.side(paint),
    });
    out += path('M-106 -114C-98 -121 98 -121 106 -114Z', { fill: b.light('#e9e2d0', 0.3) });
    out += rect(-116, -64, 232, 9, { fill: b.light('#efe4c4', 0.25) });
    out += rect(-115, -24, 230, 3, { fill: b.light('#efe4c4', 0.25) });
    for (let i = 0; i < 7; i++) {
      const x = -103 + i * 30;
      out +=
        rect(x, -106, 25, 30, { fill: b.light('#efe4c4', 0.2) }, 3) +
        rect(x + 2, -104, 21, 26, { fill: b.window() }, 2);
      if (i % 3 !== 1) out += passenger(b, x + 12, -78);
      if (i > 0 && i < 6) {
        out +=
          rect(x, -53, 25, 27, { fill: b.light('#efe4c4', 0.2) }, 3) +
          rect(x + 2, -51, 21, 23, { fill: b.window() }, 2);
        if (i % 2) out += passenger(b, x + 13, -28);
      }
    }
    out += rect(-109, -53, 27, 49, { fill: b.dark('#26322e', 0.4) }, 3);
    out += rect(84, -53, 25, 49, { fill: b.dark('#26322e', 0.4) }, 3);
    out += rect(-112, -74, 56, 9, { fill: b.dark('#1c2422', 0.4) }, 2);
    out += path('M-106 -69.5h40', { stroke: '#ffe6a6', width: 3 });
    return (
      out +
      `<circle cx="-114" cy="-17" r="5" fill="${b.light('#fff0c2', 0.6)}"/>` +
      `<circle cx="0" cy="-14" r="7" fill="${b.light('#efe4c4', 0.3)}"/>`
    );
  },
};

function passenger(b: Brush, x: number, y: number): string {
  return path(
    `M${x - 7} ${y}C${x - 7} ${y - 9} ${x + 7} ${y - 9} ${x + 7} ${y}ZM${x - 4} ${y - 11}a4 4.5 0 1 0 8 0a4 4.5 0 1 0 -8 0Z`,
    {
      fill: b.dark('#4a342c', 0.3),
    },
  );
}

const SHOP_SIGNS = ['#c4352c', '#2f7f6a', '#d99a2f', '#3a5f9a', '#b8433a'] as const;

/** Draws a signboard that stands out over the street, with strokes instead of characters. */
function hangingSign(b: Brush, x: number, y: number, h: number, color: string): string {
  const w = 19;
  let strokes = '';
  for (let k = 0; k < Math.floor(h / 17); k++) {
    const top = y + 6 + k * 17;
    strokes += `M${x - 5} ${top}h10M${x} ${top - 2}v11M${x - 5} ${top + 6}h10`;
  }
  return (
    path(`M${x - w} ${y + 6}h10`, { stroke: b.dark('#4a4644', 0.3), width: 2 }) +
    rect(x - w / 2, y, w, h, { fill: b.glow > 0.2 ? color : b.tone(color) }, 3) +
    path(strokes, { stroke: b.light('#ffefc4', 0.5), width: 2 })
  );
}

/** Old tenement blocks of Hong Kong side by side: rows of windows with boxes below, arcades with shops, signs over the street. */
export const tenements: Landmark = {
  height: 300,
  draw: (b) => {
    let out = '';
    const blocks = [
      [-480, 150, 250, '#d9c3a0'],
      [-330, 120, 318, '#9fb8b0'],
      [-210, 150, 236, '#d8a58a'],
      [-60, 130, 300, '#c9c2b4'],
      [70, 140, 256, '#e2cf9a'],
      [210, 120, 326, '#b3a6b4'],
      [330, 150, 244, '#a9c0a4'],
    ] as const;
    for (const [i, [x, w, h, color]] of blocks.entries()) {
      out +=
        rect(x, -h, w, h, { fill: b.side(color) }) +
        rect(x - 2, -h - 5, w + 4, 7, { fill: b.light(color, 0.35) });
      const columns = Math.round(w / 30);
      const step = w / columns;
      for (let y = -h + 18; y < -62; y += 30) {
        for (let c = 0; c < columns; c++) {
          out += rect(x + c * step + 6, y, step - 12, 15, { fill: b.window() }, 1);
          if (b.random() < 0.4)
            out += rect(x + c * step + 8, y + 16, 9, 6, { fill: b.light('#d8d4cc', 0.2) });
        }
        out += path(`M${n(x)} ${n(y + 24)}h${w}`, { stroke: b.dark(color, 0.35), width: 2, opacity: 0.6 });
      }
      out += rect(x + 6, -42, w - 12, 42, { fill: b.glow > 0.2 ? b.window() : b.dark('#4a3a34', 0.4) });
      for (const u of [0, 0.5, 1]) out += rect(x + u * (w - 10), -44, 10, 44, { fill: b.side(color) });
      out += path(`M${x} -44h${w}l-4 13h${-(w - 8)}Z`, { fill: b.tone(SHOP_SIGNS[i % 5] ?? '#c4352c') });
      const drop = 60 + (i % 3) * 26;
      out += hangingSign(b, x + w - 12, -58 - drop, drop, SHOP_SIGNS[(i + 2) % 5] ?? '#c4352c');
      if (i % 2) out += hangingSign(b, x + 26, -196, 76, SHOP_SIGNS[(i + 3) % 5] ?? '#2f7f6a');
    }
    return out;
  },
};

/** The former railway clock tower at Tsim Sha Tsui: red brick and granite, a cupola on columns. */
export const kowloonClockTower: Landmark = {
  height: 230,
  draw: (b) => {
    const [brick, stone] = ['#b0583c', '#e2d6bc'];
    let out =
      rect(-26, -14, 52, 14, { fill: b.side(stone) }) + rect(-20, -156, 40, 142, { fill: b.side(brick) });
    for (const x of [-20, 14]) out += rect(x, -156, 6, 142, { fill: b.light(stone, 0.2) });
    for (const y of [-52, -96, -156]) out += rect(-24, y, 48, 6, { fill: b.light(stone, 0.35) });
    out += path('M-5 -20v-24h10v24ZM-5 -62v-22h10v22Z', { fill: b.window() });
    out += `<circle cx="0" cy="-126" r="14" fill="${b.light('#fff6e2', 0.6)}"/>`;
    out += path('M0 -126V-136M0 -126L7 -122', { stroke: b.ink, width: 2 });
    out += rect(-17, -166, 34, 10, { fill: b.side(stone) });
    for (const x of [-15, -6, 3, 12]) out += rect(x, -192, 4, 28, { fill: b.light(stone, 0.3) });
    out += rect(-18, -196, 36, 5, { fill: b.side(stone) });
    return (
      out +
      path('M-17 -196C-17 -216 17 -216 17 -196Z', { fill: b.side(stone) }) +
      path('M0 -211V-232', { stroke: b.dark(MATERIAL.bronze, 0.2), width: 2.4 })
    );
  },
};

/** The Cultural Centre beside it: a windowless wing that sweeps up at both ends over slanted buttresses. */
export const sweepingCentre: Landmark = {
  height: 120,
  draw: (b) => {
    const tiles = '#d9b8a4';
    const body = 'M-190 0V-112C-120 -92 -50 -44 20 -40C80 -40 130 -62 180 -92V0Z';
    let lines = '';
    for (let x = -180; x < 180; x += 14) lines += `M${x} 0V-116`;
    let props = '';
    for (let x = -176; x <= 160; x += 24) props += `M${x} 0L${x + 12} -30L${x + 24} 0Z`;
    return (
      path(body, { fill: b.side(tiles) }) +
      `<g clip-path="${b.defs.clip(body)}">${path(lines, { stroke: b.dark(tiles, 0.35), width: 1, opacity: 0.45 })}</g>` +
      path('M-190 -112C-120 -92 -50 -44 20 -40C80 -40 130 -62 180 -92', {
        stroke: b.light(tiles, 0.6),
        width: 4,
      }) +
      path(props, { fill: b.light(tiles, 0.3) }) +
      path(props, { stroke: b.dark(tiles, 0.4), width: 1.2, opacity: 0.6 })
    );
  },
};

/** The Hong Kong Museum of Art: a silvery box whose ribs swell like waves, over a glass hall. */
export const rippledMuseum: Landmark = {
  height: 120,
  draw: (b) => {
    const metal = '#c4c9cc';
    let out = rect(-150, -40, 300, 40, { fill: b.glow > 0.2 ? b.window() : b.light('#8fb4c2', 0.15) });
    let mullions = '';
    for (let x = -150; x <= 150; x += 15) mullions += `M${x} 0V-40`;
    out += path(mullions, { stroke: b.dark('#5a666c', 0.3), width: 1.6 });
    out += rect(-162, -122, 324, 84, { fill: b.side(metal) });
    const rows = 14;
    for (let row = 0; row < rows; row++) {
      const y = -120 + row * 6;
      let wave = `M-162 ${y}`;
      for (let x = -162; x < 162; x += 27) wave += `q6.75 ${row % 2 ? 5 : -3} 13.5 0t13.5 0`;
      out += path(wave, {
        stroke: row % 2 ? b.dark(metal, 0.45) : b.light('#ffffff', 0.6),
        width: 2.4,
        opacity: 0.75,
      });
    }
    out += rect(40, -104, 92, 46, { fill: b.glow > 0.2 ? b.window() : b.dark('#3f545e', 0.3) });
    out += path('M63 -104v46M86 -104v46M109 -104v46', { stroke: b.light(metal, 0.2), width: 2 });
    return out + rect(-168, -126, 336, 6, { fill: b.light(metal, 0.6) });
  },
};
