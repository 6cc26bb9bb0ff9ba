import { arch, bays } from '../building/body.ts';
import { MATERIAL } from '../building/brush.ts';
import { finial, roof } from '../building/roof.ts';
import { mix } from '../canvas/color.ts';
import { n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** Nine red eaves against a cliff full of caves. */
export const mogaoFacade: Landmark = {
  height: 190,
  draw: (b) => {
    const rock = b.options.color ?? '#d3a86e';
    let out = path(
      'M-380 6V-96C-330 -118 -290 -104 -240 -122C-180 -134 -140 -124 -90 -140L90 -142C140 -128 190 -136 240 -120C300 -112 340 -118 380 -98V6Z',
      { fill: b.side(rock) },
    );
    let strata = '';
    for (let i = 0; i < 60; i++)
      strata += `M${n(-370 + b.random() * 720)} ${n(-8 - b.random() * 112)}q18 3 ${n(24 + b.random() * 26)} 0`;
    out += path(strata, { stroke: b.dark(rock, 0.35), width: 1.2, opacity: 0.4 });
    let doors = '';
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < 16; i++) {
        const x = -352 + i * 47 + (row % 2) * 16;
        if (Math.abs(x) < 76) continue;
        doors += arch(x, -8 - row * 34, 15 + (i % 3) * 3, 22 + (i % 2) * 4);
      }
    out += path(doors, { fill: b.dark('#5a3f2c', 0.35) });
    out += path('M-376 -6H-70M-376 -40H-70M70 -6H376M70 -40H376M-340 -74H-70M70 -74H340', {
      stroke: b.light('#e8cfa0', 0.3),
      width: 2.4,
    });
    let y = 6;
    for (let i = 0; i < 8; i++) {
      const w = 104 - i * 5.5;
      out += bays(b, { y, width: w * 0.86, height: 14, bays: 5, wall: '#a8402c' });
      y -= 14;
      out += roof(b, {
        y: y + 3,
        width: w * 1.26,
        ridge: w * 0.84,
        height: 8,
        lift: 5.5,
        color: '#7d5a48',
        horns: false,
      });
      y -= 5;
    }
    return (
      out +
      roof(b, { y: y + 4, width: 78, ridge: 5, height: 24, lift: 7, color: '#7d5a48', horns: false }) +
      finial(b, 0, y - 17, 20)
    );
  },
};

/** Halls on stilts clinging to an overhanging cliff. */
export const hangingTemple: Landmark = {
  height: 230,
  draw: (b) => {
    const rock = b.options.color ?? '#b39a7e';
    let out = path(
      'M-330 10C-320 -90 -330 -170 -300 -236C-180 -262 -60 -250 60 -262C160 -254 250 -250 330 -230C340 -150 330 -70 336 10Z',
      { fill: b.side(rock) },
    );
    let bands = '';
    for (let i = 0; i < 16; i++) {
      let d = `M-320 ${n(-10 - i * 15)}`;
      for (let x = -320; x < 320; x += 64)
        d += `q32 ${n((b.random() - 0.5) * 22)} 64 ${n((b.random() - 0.5) * 6)}`;
      bands += d;
    }
    out += path(bands, { stroke: b.dark(rock, 0.4), width: 2, opacity: 0.4 });
    out += path('M-330 -150C-200 -176 60 -170 330 -140L332 -168C160 -196 -160 -196 -320 -178Z', {
      fill: b.dark(rock, 0.45),
      opacity: 0.6,
    });
    const halls: [number, number, number, number][] = [
      [-196, -62, 84, 1],
      [-118, -66, 66, 2],
      [-20, -64, 116, 1],
      [88, -70, 92, 3],
      [196, -66, 100, 2],
    ];
    let stilts = '';
    for (const [x, y, w] of halls)
      for (let i = 0; i < 5; i++)
        stilts += `M${n(x - w * 0.42 + i * w * 0.21)} ${y}L${n(x - w * 0.38 + i * w * 0.19)} ${n(y + 44 + (i % 2) * 16)}`;
    out += path(stilts, { stroke: b.dark('#7a3a2c', 0.25), width: 2.6 });
    for (const [x, y, w, floors] of halls) {
      let top = y;
      for (let f = 0; f < floors; f++) {
        out += rect(x - w / 2 - 3, top - 3, w + 6, 4, { fill: b.dark(MATERIAL.timber, 0.2) });
        out += bays(b, { x, y: top - 3, width: w * 0.92, height: 20, bays: 5, wall: '#a8402c' });
        top -= 23;
        out += roof(b, {
          x,
          y: top + 3,
          width: w * 1.2,
          ridge: w * (f === floors - 1 ? 0.66 : 0.92),
          height: f === floors - 1 ? 20 : 8,
          lift: 6,
          color: f % 2 ? '#4f8070' : '#5f7a74',
          horns: f === floors - 1,
        });
        top -= 5;
      }
    }
    return (
      out +
      path('M-250 -60H-238M-160 -64L-150 -66M36 -64L46 -68M136 -68H148', {
        stroke: b.tone('#8c3a2c'),
        width: 4,
      })
    );
  },
};

/** Rows of terracotta soldiers, the front ones large. */
export const terracottaRanks: Landmark = {
  height: 180,
  draw: (b) => {
    const clay = '#b98a62';
    const soldier = (x: number, y: number, k: number, i: number) => {
      const c = mix(clay, i % 3 === 0 ? '#8d7a68' : i % 3 === 1 ? '#c49a72' : '#a87f5c', 0.5);
      let o = path('M-15 0C-15 -22 -17 -36 -15 -50H15C17 -36 15 -22 15 0H3L0 -34L-3 0Z', {
        fill: b.dark(c, 0.25),
      });
      o += path('M-22 -40C-24 -72 -20 -98 -8 -100H8C20 -98 24 -72 22 -40C10 -34 -10 -34 -22 -40Z', {
        fill: b.side(c),
      });
      let scales = '';
      for (let r = 0; r < 5; r++) scales += `M-15 ${-92 + r * 10}h30`;
      for (let r = -2; r <= 2; r++) scales += `M${r * 6} -94v44`;
      o += path(scales, { stroke: b.dark(c, 0.45), width: 1.2, opacity: 0.7 });
      o += path('M-20 -94C-30 -80 -30 -58 -24 -46M20 -94C30 -80 30 -60 24 -46', {
        stroke: b.dark(c, 0.2),
        width: 8,
      });
      o +=
        path('M-5 -98V-106H5V-98Z', { fill: b.dark(c, 0.3) }) +
        path('M-11 -116C-11 -130 11 -130 11 -116C11 -106 6 -101 0 -101C-6 -101 -11 -106 -11 -116Z', {
          fill: b.side(c),
        });
      o += path(
        'M-12 -118C-12 -134 12 -134 12 -118C6 -124 -6 -124 -12 -118ZM2 -128C2 -140 14 -140 13 -128Z',
        { fill: b.dark(c, 0.45) },
      );
      return `<g transform="translate(${n(x)} ${n(y)}) scale(${k})">${o}${path('M-6 -115h4M2 -115h4M0 -114v5M-3 -106h6M-4 -108q4 -2 8 0', { stroke: b.dark(c, 0.65), width: 1.4 })}</g>`;
    };
    let out = '';
    const rows: [number, number, number][] = [
      [-92, 0.34, 15],
      [-78, 0.44, 13],
      [-60, 0.58, 11],
      [-36, 0.78, 9],
      [-4, 1.06, 7],
    ];
    let i = 0;
    for (const [y, k, count] of rows)
      for (let c = 0; c < count; c++) out += soldier((c - (count - 1) / 2) * 64 * k, y, k, i++);
    return out;
  },
};

/** Elephant Trunk Hill: a limestone elephant drinking, the arch a round moon. */
export const elephantHill: Landmark = {
  height: 150,
  draw: (b) => {
    const rock = b.options.color ?? '#4f7a6c';
    const body =
      'M-150 6C-160 -40 -130 -96 -60 -118C0 -140 70 -136 104 -112C134 -96 146 -64 150 -30L156 6H126C124 -16 118 -32 104 -46C84 -62 60 -50 54 -24C52 -12 54 -2 58 6Z';
    let out = path(body, { fill: b.side(rock) });
    let strokes = '';
    for (let i = 0; i < 40; i++)
      strokes += `M${n(-130 + b.random() * 230)} ${n(-14 - b.random() * 90)}q2 8 -2 16`;
    const clip = b.defs.clip(body);
    out += `<g clip-path="${clip}">${path(strokes, { stroke: b.dark(rock, 0.5), width: 1.8, opacity: 0.4 })}</g>`;
    let shrubs = '';
    for (let i = 0; i < 16; i++) {
      const u = i / 15;
      const x = -118 + u * 224;
      const y = -84 - Math.sin(u * Math.PI * 0.86 + 0.25) * 48;
      const r = 11 + b.random() * 9;
      shrubs += `M${n(x - r)} ${n(y + 8)}q0 ${n(-r * 1.3)} ${n(r)} ${n(-r * 1.2)}q${n(r)} 0 ${n(r)} ${n(r * 1.2)}Z`;
    }
    out += path(shrubs, { fill: b.tone('#41694a') });
    out += `<g transform="translate(-20 -124) scale(.22)">${rect(-20, -90, 40, 90, { fill: b.side('#b59a7a') })}${roof(b, { y: -30, width: 76, ridge: 40, height: 18, lift: 8, color: MATERIAL.tile, horns: false })}${roof(b, { y: -84, width: 66, ridge: 6, height: 34, lift: 8, color: MATERIAL.tile, horns: false })}</g>`;
    return out;
  },
};

/** Blades of grey limestone standing like a forest. */
export const stoneForest: Landmark = {
  height: 170,
  draw: (b) => {
    const rock = b.options.color ?? '#8d9290';
    let out = '';
    for (let row = 0; row < 3; row++) {
      const count = 11 - row * 2;
      for (let i = 0; i < count; i++) {
        const x = -250 + ((i + 0.5) / count) * 500 + (b.random() - 0.5) * 24;
        const h = (150 - row * 30) * (0.55 + b.random() * 0.45);
        const w = 24 + b.random() * 16 + row * 7;
        const lean = (b.random() - 0.5) * 18;
        const tone = mix(rock, row === 2 ? '#6a7272' : '#b9bab2', 0.3 * b.random() + (2 - row) * 0.12);
        const tip = w * 0.2;
        out += path(
          `M${n(x - w / 2)} 8C${n(x - w * 0.6)} ${n(-h * 0.4)} ${n(x - w * 0.2 + lean)} ${n(-h * 0.6)} ${n(x - tip + lean)} ${n(-h)}L${n(x + lean)} ${n(-h - 8)}L${n(x + tip + lean)} ${n(-h * 0.94)}C${n(x + w * 0.3 + lean)} ${n(-h * 0.5)} ${n(x + w * 0.55)} ${n(-h * 0.3)} ${n(x + w / 2)} 8Z`,
          { fill: b.side(tone) },
        );
        let flutes = '';
        for (let k = 0; k < 4; k++)
          flutes += `M${n(x - w * 0.3 + k * w * 0.2 + lean * 0.7)} ${n(-h * (0.8 - (k % 2) * 0.2))}q${n(-lean * 0.3)} ${n(h * 0.3)} ${n(-lean * 0.5)} ${n(h * 0.5)}`;
        out += path(flutes, { stroke: b.dark(tone, 0.5), width: 1.6, opacity: 0.5 });
      }
    }
    return out;
  },
};
