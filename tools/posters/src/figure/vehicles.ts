import { type Brush, MATERIAL } from '../building/brush.ts';
import { n, path, rect } from '../canvas/path.ts';
import type { Landmark } from '../landmark/landmark.ts';

/** High-speed train on a viaduct, running to the left. */
export const train: Landmark = {
  height: 110,
  draw: (b) => {
    let out = '';
    for (let x = -360; x <= 640; x += 160)
      out +=
        path(`M${x - 12} 6L${x - 9} -50H${x + 9}L${x + 12} 6Z`, { fill: b.side(MATERIAL.concrete) }) +
        path(`M${x - 26} -50L${x - 12} -40H${x + 12}L${x + 26} -50Z`, {
          fill: b.dark(MATERIAL.concrete, 0.2),
        });
    out += rect(-700, -60, 1700, 11, { fill: b.down(MATERIAL.concrete) });
    const body = 'M-330 -64C-326 -78 -290 -94 -230 -100H1000V-64Z';
    out += path(body, { fill: b.down('#f4f1ea') });
    out += path('M-330 -64C-326 -70 -310 -76 -280 -78H1000V-70H-290Z', {
      fill: b.tone(b.options.color ?? '#b3261e'),
    });
    out += path('M-284 -88C-270 -94 -250 -98 -226 -99L-236 -88Z', { fill: b.dark('#2a3a44', 0.4) });
    for (let i = 0; i < 34; i++)
      if (i % 9 !== 8)
        out += rect(
          -200 + i * 34,
          -93,
          22,
          9,
          { fill: b.glow > 0.3 ? b.window() : b.dark('#42545e', 0.3) },
          2,
        );
    let poles = '';
    for (let x = -560; x < 1000; x += 180) poles += `M${x} -60V-118M${x} -114H${x + 26}`;
    return out + path(`${poles}M-700 -116H1000`, { stroke: b.dark('#8a8f90', 0.2), width: 2, opacity: 0.8 });
  },
};

/** An airliner climbing to the right. */
export const plane: Landmark = {
  height: 90,
  floats: true,
  flies: true,
  draw: (b) => {
    let out = path('M-20 -30L-70 -78H-52L22 -34Z', { fill: b.dark('#d8d4cc', 0.2) });
    out += path(
      'M-132 -26C-120 -36 -60 -42 40 -42C90 -42 120 -36 134 -26C122 -16 92 -14 40 -14C-40 -14 -110 -16 -132 -26Z',
      { fill: b.down('#f6f2ea') },
    );
    out += path('M-130 -28L-152 -70H-130L-96 -36Z', { fill: b.tone(b.options.color ?? '#b3261e') });
    out += path('M-124 -24L-160 -10H-140L-104 -20Z', { fill: b.dark('#d8d4cc', 0.2) });
    out += path('M-8 -22L-78 26H-56L46 -18Z', { fill: b.side('#dcd8d0') });
    let panes = '';
    for (let i = 0; i < 18; i++) panes += `M${n(-84 + i * 10)} -32h4v5h-4Z`;
    return (
      out +
      path(panes, { fill: b.dark('#4a6472', 0.3) }) +
      path('M108 -34L124 -30H106Z', { fill: b.dark('#2a3a44', 0.4) })
    );
  },
};

/** Metro carriage front and platform light. */
export const metro: Landmark = {
  height: 120,
  draw: (b) => {
    let out = path('M-70 0V-92C-70 -114 70 -114 70 -92V0Z', { fill: b.down('#eef0ee') });
    out += path('M-58 -52V-88C-58 -100 58 -100 58 -88V-52Z', { fill: b.dark('#22343c', 0.4) });
    out +=
      rect(-70, -48, 140, 10, { fill: b.tone(b.options.color ?? '#b3261e') }) +
      rect(-24, -98, 48, 9, { fill: '#ffcf7a' }, 2);
    out += path('M-54 -24a8 6 0 1 0 16 0a8 6 0 1 0 -16 0ZM38 -24a8 6 0 1 0 16 0a8 6 0 1 0 -16 0Z', {
      fill: '#fff3cf',
    });
    return (
      out +
      path('M-58 -60L-20 -94M-46 -54L0 -96', { stroke: '#ffffff', width: 5, opacity: 0.18 }) +
      rect(-76, -4, 152, 8, { fill: b.dark('#3a4044', 0.3) })
    );
  },
};

/** A street taxi. */
export const taxi: Landmark = {
  height: 70,
  draw: (b) => {
    const paint = b.options.color ?? '#2f7a78';
    let out = path(
      'M-104 -12C-106 -30 -96 -36 -66 -38C-52 -58 -36 -64 -2 -64C34 -64 46 -54 62 -38C92 -36 104 -30 104 -12Z',
      { fill: b.side(paint) },
    );
    out += path('M-106 -12C-106 -22 -100 -26 -80 -26H86C100 -26 104 -20 104 -10H-104Z', {
      fill: b.side('#e2b23c'),
    });
    out += path('M-58 -38C-48 -54 -36 -59 -8 -59V-38ZM0 -59C30 -59 40 -52 54 -38H0Z', {
      fill: b.glow > 0.3 ? b.window() : b.light('#bcd3d8', 0.2),
    });
    out += rect(-18, -73, 32, 9, { fill: '#ffcf7a' }, 3);
    for (const x of [-62, 62])
      out += `<circle cx="${x}" cy="-8" r="16" fill="${b.dark('#26282c', 0.5)}"/><circle cx="${x}" cy="-8" r="7" fill="${b.tone('#b9bcb8')}"/>`;
    return out + path('M96 -26h8v6h-8ZM-104 -28h7v6h-7Z', { fill: '#fff0c0' });
  },
};

/** Harbour ferry in green and white. */
export const ferry: Landmark = {
  height: 80,
  floats: true,
  draw: (b) => {
    let out = path('M-130 -14H130C126 6 112 16 96 16H-96C-112 16 -126 6 -130 -14Z', {
      fill: b.side(b.options.color ?? '#2f7a5c'),
    });
    out +=
      rect(-112, -34, 224, 21, { fill: b.down('#f2eadb') }) +
      rect(-92, -52, 184, 18, { fill: b.down('#f2eadb') }) +
      rect(-100, -56, 200, 5, { fill: b.tone('#2f7a5c') });
    let panes = '';
    for (let i = 0; i < 15; i++) panes += `M${n(-102 + i * 14)} -29h9v9h-9Z`;
    for (let i = 0; i < 12; i++) panes += `M${n(-82 + i * 14)} -48h9v9h-9Z`;
    out += path(panes, { fill: b.window() });
    return (
      out +
      path('M-16 -56V-76H14V-56Z', { fill: b.side('#2f7a5c') }) +
      rect(-16, -70, 30, 5, { fill: b.tone('#f2eadb') }) +
      path('M-130 -14H130', { stroke: b.light('#ffffff', 0.2), width: 2 })
    );
  },
};

/** River cruise ship, long and white. */
export const cruiseShip: Landmark = {
  height: 80,
  floats: true,
  draw: (b) => {
    let out = path('M-190 -16H176L200 -26C196 -2 180 14 160 14H-170C-182 14 -188 0 -190 -16Z', {
      fill: b.side('#f2eee4'),
    });
    [0, 1, 2].forEach((i) => {
      out += rect(-172 + i * 10, -30 - i * 14, 320 - i * 34, 14, { fill: b.down('#f7f3ea') });
      let panes = '';
      for (let k = 0; k < 24 - i * 3; k++) panes += `M${n(-164 + i * 10 + k * 13)} ${-27 - i * 14}h8v7h-8Z`;
      out += path(panes, { fill: b.window() });
    });
    return (
      out +
      path('M-60 -58h26v-18h-22Z', { fill: b.tone('#b3261e') }) +
      path('M-190 -10H190', { stroke: b.tone('#2f5d8c'), width: 4 })
    );
  },
};

/** Cable car cabin on its line, climbing to the right. */
export const cableCar: Landmark = {
  height: 120,
  floats: true,
  flies: true,
  draw: (b) => {
    const cabin = (x: number, y: number, k: number) =>
      `<g transform="translate(${n(x)} ${n(y)}) scale(${k})">${path('M0 -34V0', { stroke: b.dark('#4a4e50', 0.3), width: 3 })}${path('M-20 0C-22 -4 22 -4 20 0L24 26C24 34 -24 34 -24 26Z', { fill: b.side(b.options.color ?? '#b3261e') })}${path('M-19 6H19L21 18H-21Z', { fill: b.light('#cfe0e4', 0.2) })}</g>`;
    return (
      path('M-900 70L900 -260', { stroke: b.dark('#4a4e50', 0.2), width: 2 }) +
      cabin(0, -62, 1) +
      cabin(230, -104, 0.86) +
      cabin(-250, -16, 1.12)
    );
  },
};

/** Dragon boat with its paddlers. */
export const dragonBoat: Landmark = {
  height: 80,
  floats: true,
  draw: (b: Brush) => {
    const red = '#b8392c';
    let out = path('M-180 -14C-120 0 120 0 176 -16C170 6 120 14 0 14C-120 14 -170 6 -180 -14Z', {
      fill: b.side(red),
    });
    out += path('M-170 -6C-100 4 100 4 168 -8', { stroke: b.tone('#e0b040'), width: 3 });
    out +=
      path(
        'M168 -12C178 -34 190 -50 206 -52C220 -54 232 -46 238 -36L224 -32L238 -26C226 -18 210 -22 202 -28C194 -18 186 -8 176 -4Z',
        { fill: b.side('#3f8a58') },
      ) +
      path('M206 -52L198 -66L214 -54ZM214 -52L222 -64L222 -50Z', { fill: b.tone('#e0b040') }) +
      path('M214 -42a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z', { fill: '#fffaf0' });
    out += path('M-178 -12C-192 -28 -196 -46 -210 -54C-202 -34 -196 -18 -176 -4Z', {
      fill: b.side('#3f8a58'),
    });
    for (let i = 0; i < 9; i++) {
      const x = -130 + i * 30;
      out +=
        path(`M${x - 9} -2C${x - 10} -20 ${x - 6} -28 ${x + 2} -28C${x + 10} -26 ${x + 10} -12 ${x + 8} 0Z`, {
          fill: b.side(i % 2 ? '#e0b040' : '#e6dbc4'),
        }) +
        path(`M${x + 1} -34a6 6.5 0 1 0 12 0a6 6.5 0 1 0 -12 0Z`, { fill: b.tone('#4a342c') }) +
        path(`M${x + 8} -20L${x + 24} 20`, { stroke: b.tone(MATERIAL.timber), width: 3 });
    }
    return out;
  },
};
