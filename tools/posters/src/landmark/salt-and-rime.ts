import { type Brush, MATERIAL } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { ellipse, n, path, polygon, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** The narrow-gauge salt train of Chaka on its causeway, running to the left. */
export const saltTrain: Landmark = {
  height: 110,
  draw: (b) => {
    const green = '#3f7a4c';
    const yellow = '#e8b83a';
    let out = path('M-1500 8L-1480 -12H1480L1500 8Z', { fill: b.down('#d8d2c6') });
    let sleepers = '';
    for (let x = -1470; x < 1470; x += 16) sleepers += `M${x} -13h8`;
    out += path(sleepers, { stroke: b.dark('#5a4a3c', 0.3), width: 4 });
    out += path('M-1480 -17H1480', { stroke: b.dark('#6a5a4e', 0.2), width: 3 });
    // Diesel engine
    out += rect(-330, -54, 120, 32, { fill: b.side('#b3342a') }, 4);
    out += rect(-242, -88, 52, 66, { fill: b.side('#b3342a') }, 4);
    out += rect(-250, -94, 66, 8, { fill: b.dark('#5a2420', 0.2) }, 3);
    out += rect(-234, -80, 36, 22, { fill: b.window() }, 2);
    out += rect(-332, -42, 142, 6, { fill: b.tone(yellow) });
    out += path('M-322 -54v-14h14v14', { fill: b.dark('#3a3432', 0.3) });
    out += ellipse(-332, -46, 5, 6, { fill: '#ffe9b0' });
    for (let car = 0; car < 4; car++) {
      const x = -178 + car * 138;
      out += path(`M${x - 12} -26h14`, { stroke: b.dark('#3a3432', 0.4), width: 5 });
      out += rect(x, -82, 128, 60, { fill: b.side(green) }, 4);
      out += rect(x - 4, -92, 136, 12, { fill: b.side('#e9e4d8') }, 5);
      for (let i = 0; i < 5; i++) out += rect(x + 8 + i * 23.5, -74, 17, 24, { fill: b.window() }, 2);
      out += rect(x, -44, 128, 6, { fill: b.tone(yellow) });
    }
    let wheels = '';
    for (const x of [-312, -284, -230, -204]) wheels += `M${x} -18h.1`;
    for (let car = 0; car < 4; car++)
      for (const dx of [18, 40, 88, 110]) wheels += `M${-178 + car * 138 + dx} -18h.1`;
    return out + path(wheels, { stroke: b.dark('#2a2624', 0.5), width: 15 });
  },
};

/** Heaps of harvested salt. */
export const saltHeaps: Landmark = {
  height: 90,
  draw: (b) => {
    let out = '';
    for (const [x, w, h] of [
      [-150, 110, 70],
      [150, 120, 64],
      [0, 150, 90],
    ] as const) {
      out += path(
        `M${x - w} 4C${x - w * 0.5} ${n(-h * 0.5)} ${n(x - w * 0.2)} ${-h} ${x} ${-h}C${n(x + w * 0.2)} ${-h} ${n(x + w * 0.5)} ${n(-h * 0.5)} ${x + w} 4Z`,
        {
          fill: b.side('#f4f5f5'),
        },
      );
      let grains = '';
      for (let i = 0; i < 40; i++) {
        const t = b.random();
        grains += `M${n(x + (b.random() - 0.5) * w * 1.5 * t)} ${n(-h * (1 - t))}h${n(3 + t * 6)}`;
      }
      out += path(grains, { stroke: b.tone('#b9c6d2'), width: 1.6, opacity: 0.7 });
    }
    return out;
  },
};

/** Rails of the salt train that run over the lake to the horizon; foot in front, vanishing point above. */
export const saltRails: Landmark = {
  height: 300,
  floats: true,
  flies: true,
  draw: (b) => {
    const [vx, vy] = [0, -300];
    const at = (t: number, x: number) => [vx + (x - vx) * t, vy - vy * t] as const;
    let out = '';
    const bank = (w: number) => polygon([at(0.006, -w), at(1.15, -w), at(1.15, w), at(0.006, w)]);
    out += path(bank(172), { fill: b.light('#f4f4f2', 0.3), opacity: 0.9 });
    out += path(bank(124), { fill: b.tone('#cfc8bc') });
    let t = 1.14;
    while (t > 0.03) {
      const [l, r] = [at(t, -106), at(t, 106)];
      const h = 15 * t;
      out += path(
        polygon([
          [l[0], l[1]],
          [r[0], r[1]],
          [r[0], r[1] + h],
          [l[0], l[1] + h],
        ]),
        {
          fill: b.dark('#5a4a3e', 0.25),
        },
      );
      t *= 0.87;
    }
    for (const x of [-72, 72])
      out += path(polygon([at(0.006, x - 6), at(1.15, x - 8), at(1.15, x + 8), at(0.006, x + 6)]), {
        fill: b.side('#8a6a56'),
      });
    return out;
  },
};

/** A traveller in a red dress with a long scarf in the wind, standing on her own mirror image. */
export const redScarf: Landmark = {
  height: 170,
  floats: true,
  flies: true,
  draw: (b) => {
    const red = '#c4231f';
    const figure =
      path(
        'M4 -122C40 -150 90 -130 132 -152C170 -168 190 -150 214 -160C190 -130 160 -136 134 -124C90 -104 50 -118 4 -108Z',
        {
          fill: b.side(red),
        },
      ) +
      path(
        'M-30 -2C-26 -40 -14 -66 -10 -92C-12 -108 -6 -118 2 -118C10 -118 16 -108 14 -92C18 -66 34 -40 40 -4C18 4 -10 4 -30 -2Z',
        {
          fill: b.side(red),
        },
      ) +
      path('M-10 -106C-30 -104 -48 -116 -64 -128M14 -106C28 -112 40 -122 50 -134', {
        stroke: b.tone('#d8a884'),
        width: 6,
      }) +
      ellipse(2, -134, 10, 12, { fill: b.tone('#d8a884') }) +
      path('M-10 -128C-14 -152 16 -154 14 -132C14 -120 12 -108 6 -104C10 -122 4 -134 -10 -128Z', {
        fill: b.dark('#2a1c18', 0.4),
      });
    return `<g transform="scale(1 -0.9)" opacity="0.5">${figure}</g>${path('M-60 3H70', { stroke: b.light('#ffffff', 0.4), width: 3, opacity: 0.6 })}${figure}`;
  },
};

/** The Catholic church of Jilin: grey brick, one steep spire above the door. */
export const jilinChurch: Landmark = {
  height: 300,
  draw: (b) => {
    const brick = '#8f8a86';
    const slate = '#56606a';
    let out = rect(-74, -96, 200, 98, { fill: b.side(brick) });
    out += path('M-74 -96L-50 -146H112L132 -96Z', { fill: b.side(slate) });
    if (b.snow)
      out += path('M-66 -108L-50 -146H112L126 -110C60 -124 0 -118 -66 -108Z', {
        fill: b.light('#ffffff', 0.2),
      });
    for (let i = 0; i < 4; i++) {
      const x = 8 + i * 30;
      out += path(`M${x - 7} -24V-62L${x} -78L${x + 7} -62V-24Z`, { fill: b.window() });
      out += rect(x + 11, -92, 6, 94, { fill: b.dark(brick, 0.25) });
    }
    // Tower
    out += rect(-66, -178, 66, 180, { fill: b.side(brick) });
    out += path('M-70 -178L-33 -300L4 -178Z', { fill: b.side(slate) });
    if (b.snow) out += path('M-70 -178L-33 -300L-40 -200Z', { fill: b.light('#ffffff', 0.2), opacity: 0.9 });
    for (const x of [-66, 0])
      out +=
        path(`M${x - 7} -164L${x} -206L${x + 7} -164Z`, { fill: b.side(slate) }) +
        rect(x - 5, -166, 10, 168, { fill: b.dark(brick, 0.15) });
    out += path('M-52 2V-36L-33 -66L-14 -36V2Z', { fill: b.dark('#3a2f2a', 0.5) });
    out += ellipse(-33, -98, 14, 14, { fill: b.window() });
    for (const x of [-44, -22])
      out += path(`M${x - 6} -126V-152L${x} -164L${x + 6} -152V-126Z`, { fill: b.window() });
    out += path('M-58 -116H-8M-60 -172H-6M-58 -78H-8', { stroke: b.light(brick, 0.4), width: 3 });
    return out + path('M-33 -300v-22M-41 -312h16', { stroke: b.dark('#2a2a2a', 0.3), width: 3.4 });
  },
};

/** Steam of the river in the frost: low wisps that rise from the water. */
export const frostSteam: Landmark = {
  height: 90,
  floats: true,
  flies: true,
  draw: (b) => {
    const fill = b.defs.radial([
      [0, '#ffffff', 0.8],
      [0.6, '#ffffff', 0.36],
      [1, '#ffffff', 0],
    ]);
    let out = '';
    for (let i = 0; i < 34; i++)
      out += ellipse(
        (b.random() - 0.5) * 1500,
        -10 - b.random() * 60,
        60 + b.random() * 110,
        12 + b.random() * 20,
        {
          fill,
          opacity: 0.75,
        },
      );
    return out;
  },
};

/** A wellhead derrick of Zigong: four legs of fir trunks lashed together, far above the roofs of the wheel house. */
export const brineDerrick: Landmark = {
  height: 460,
  draw: (b) => {
    const wood = '#7a5a42';
    let out = path('M0 -446L-330 4M0 -446L330 4M0 -300L-210 4M0 -300L210 4', {
      stroke: b.dark('#4a3c32', 0.3),
      width: 1.6,
      opacity: 0.8,
    });
    const legs = [
      [-74, -15, 12],
      [74, 15, 12],
      [-30, -7, 10],
      [30, 7, 10],
    ] as const;
    let braces = '';
    for (let i = 0; i < 13; i++) {
      const [t, u] = [i / 13, (i + 1) / 13];
      const [w, v] = [74 - 59 * t, 74 - 59 * u];
      const [y, z] = [-446 * t, -446 * u];
      braces += `M${n(-w)} ${n(y)}L${n(v)} ${n(z)}M${n(w)} ${n(y)}L${n(-v)} ${n(z)}`;
    }
    out += path(braces, { stroke: b.dark(wood, 0.35), width: 3.4 });
    for (const [x, top, w] of legs)
      out += path(
        polygon([
          [x - w * 0.7, 4],
          [x + w * 0.7, 4],
          [top + w * 0.4, -448],
          [top - w * 0.4, -448],
        ]),
        {
          fill: b.side(wood),
        },
      );
    let lashings = '';
    for (let i = 1; i < 18; i++) {
      const t = i / 18;
      for (const [x, top, w] of legs) {
        const c = x + (top - x) * t;
        lashings += `M${n(c - w * 0.72)} ${n(-448 * t)}h${n(w * 1.44)}M${n(c - w * 0.72)} ${n(-448 * t - 5)}h${n(w * 1.44)}`;
      }
    }
    out += path(lashings, { stroke: b.light('#c9a878', 0.2), width: 2.4, opacity: 0.85 });
    out += rect(-26, -456, 52, 10, { fill: b.dark(wood, 0.2) });
    out += ellipse(0, -464, 13, 13, { stroke: b.dark('#3a2c22', 0.3), width: 5 });
    out += path('M-12 -462L-8 -40M12 -462L60 -70', { stroke: b.dark('#3a2c22', 0.3), width: 2 });
    return out + wheelHouse(b);
  },
};

function wheelHouse(b: Brush): string {
  let out = '';
  for (const [x, w, h] of [
    [96, 190, 48],
    [-92, 130, 40],
  ] as const) {
    out += rect(x - w / 2, -h, w, h + 4, { fill: b.side(MATERIAL.limewash) });
    let frame = '';
    for (let i = 0; i <= 5; i++) frame += `M${n(x - w / 2 + (i * w) / 5)} ${-h}V4`;
    out += path(`${frame}M${x - w / 2} ${n(-h * 0.5)}h${w}`, {
      stroke: b.dark(MATERIAL.darkTimber, 0.2),
      width: 4,
    });
    for (const k of [1, 3])
      out += rect(x - w / 2 + (k * w) / 5 + 6, -h * 0.86, w / 5 - 12, h * 0.5, { fill: b.window() });
    out += roof(b, {
      x,
      y: -h + 2,
      width: w * 1.24,
      ridge: w * 0.92,
      height: h * 0.72,
      lift: 3,
      color: '#5a5f62',
      horns: false,
    });
  }
  return out;
}

/** A silk lantern in the shape of a long-necked dinosaur, lit from inside. */
export const dinosaurLantern: Landmark = {
  height: 190,
  draw: (b) => {
    const body =
      'M-196 -22C-160 -36 -126 -64 -92 -78C-50 -96 6 -92 36 -84C54 -104 62 -140 78 -164C86 -180 104 -188 124 -184C138 -182 144 -172 138 -166C128 -160 114 -164 106 -156C92 -138 92 -96 76 -62C70 -46 62 -38 58 -30L62 4H34L28 -28C4 -20 -34 -20 -58 -26L-64 4H-92L-94 -42C-124 -30 -160 -16 -196 -22Z';
    const fill = b.defs.linear([
      [0, '#fff2b8'],
      [0.45, '#7fe0b0'],
      [1, '#1f9a8a'],
    ]);
    const halo = b.defs.radial([
      [0, '#ffe9a8', 0.85],
      [1, '#ffb45e', 0],
    ]);
    let seams = '';
    for (let i = 0; i < 13; i++)
      seams += `M${-150 + i * 20} -110C${-158 + i * 20} -70 ${-154 + i * 20} -40 ${-146 + i * 20} 6`;
    let spots = '';
    for (let i = 0; i < 9; i++) spots += `M${-92 + i * 17} ${n(-72 + (i % 2) * 10)}h.1`;
    return (
      ellipse(-20, -80, 240, 130, { fill: halo, opacity: 0.35 + b.glow * 0.4 }) +
      path(body, { fill }) +
      `<g clip-path="${b.defs.clip(body)}">${path(seams, { stroke: '#2f7a5c', width: 2, opacity: 0.5 })}${path(spots, { stroke: '#ff9a3c', width: 12, opacity: 0.9 })}</g>` +
      path(body, { stroke: '#fff6d0', width: 2.4, opacity: 0.9 }) +
      path('M122 -175h.1', { stroke: '#2a2a2a', width: 6 })
    );
  },
};

/** Lotus lanterns of silk on the water's edge. */
export const lotusLanterns: Landmark = {
  height: 80,
  draw: (b) => {
    const halo = b.defs.radial([
      [0, '#ffd0b0', 0.9],
      [1, '#ff8a8a', 0],
    ]);
    const fill = b.defs.linear([
      [0, '#ff7aa0'],
      [0.6, '#ffd0c8'],
      [1, '#fff2c0'],
    ]);
    let out = '';
    for (const [x, k] of [
      [-150, 0.8],
      [150, 0.72],
      [0, 1],
    ] as const) {
      let flower = ellipse(0, -34, 110, 66, { fill: halo, opacity: 0.4 + b.glow * 0.4 });
      for (const a of [-62, 62, -38, 38, -16, 16, 0])
        flower += `<g transform="rotate(${a})">${path('M0 0C-24 -22 -20 -58 0 -78C20 -58 24 -22 0 0Z', { fill, stroke: '#fff0dc', width: 1.6 })}</g>`;
      flower += path('M-70 2C-40 14 40 14 70 2C40 -8 -40 -8 -70 2Z', { fill: '#3fae7a' });
      out += `<g transform="translate(${x} 0) scale(${k})">${flower}</g>`;
    }
    return out;
  },
};
