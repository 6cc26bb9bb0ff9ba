import { type Brush, MATERIAL } from '../building/brush.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';
import { ribbon, SNOW } from './ski-hills.ts';

/** A half-pipe cut into snow, seen from its lower end, with a snowboarder above the right wall. */
export const halfPipe: Landmark = {
  height: 210,
  draw: (b) => {
    const inside =
      'M-330 -100C-320 -30 -260 10 -170 10H170C260 10 320 -30 330 -100L92 -152C90 -124 72 -108 44 -106H-44C-72 -108 -90 -124 -92 -152Z';
    const edges = 'M-330 -100L-92 -152M330 -100L92 -152';
    let out = path('M-1500 12V-100L-92 -152H92L1500 -100V12Z', { fill: SNOW });
    out += path('M-1500 12V-100H-330C-320 -30 -260 10 -170 12ZM1500 12V-100H330C320 -30 260 10 170 12Z', {
      fill: b.defs.linear([
        [0, '#dfe9f2'],
        [1, '#a9bfd4'],
      ]),
    });
    out += path(inside, {
      fill: b.defs.linear(
        [
          [0, '#7f9fc2'],
          [0.26, '#c4d4e4'],
          [0.5, '#ffffff'],
          [0.74, '#eaf0f5'],
          [1, '#b4c8dc'],
        ],
        'right',
      ),
    });
    out += path('M-92 -152C-90 -124 -72 -108 -44 -106H44C72 -108 90 -124 92 -152Z', { fill: '#dce8f2' });
    out += rect(-1500, 10, 3000, 110, { fill: '#dfe8f0' });
    let grooves = '';
    for (const u of [-1, -0.5, 0, 0.5, 1]) grooves += `M${n(u * 44)} -106L${n(u * 170)} 10`;
    grooves += 'M-76 -122L-262 -12M76 -122L262 -12M-87 -136L-308 -52M87 -136L308 -52';
    out += path(grooves, { stroke: '#9db4cb', width: 1.8, opacity: 0.7 });
    out += path(edges, { stroke: '#2f6fb0', width: 4 });
    return out + snowboarder(b, 216, -186, 1.1);
  },
};

function snowboarder(b: Brush, x: number, y: number, k: number): string {
  const inner =
    path('M-44 26C-20 34 16 22 40 -2', { stroke: b.tone('#e0b040'), width: 8 }) +
    path('M-18 24L-6 4L14 -2M22 8L14 -2', { stroke: b.dark('#2a3440', 0.3), width: 11 }) +
    path('M10 0L-8 -26', { stroke: b.tone('#c4342a'), width: 19 }) +
    path('M-8 -26L-34 -40M-6 -24L12 16', { stroke: b.tone('#c4342a'), width: 8 }) +
    ellipse(-14, -44, 10, 11, { fill: b.tone('#f2eadb') }) +
    path('M-23 -44h12', { stroke: b.dark('#26323a', 0.5), width: 6 });
  return `<g transform="translate(${x} ${y}) scale(${k})">${inner}</g>`;
}

/** The ski jump "Snow Ruyi" on its hillside: disc, run-in on pillars, landing slope and stadium. */
export const snowRuyi: Landmark = {
  height: 420,
  draw: (b) => {
    const concrete = '#d8dbde';
    const snow = '#f3eff4';
    const lamp = '#ffe6b0';
    let out = '';
    // Hillside below the ramp
    out += path(
      'M-470 20C-420 -90 -380 -210 -300 -268C-240 -300 -190 -262 -150 -206C-90 -130 -30 -76 60 -44C160 -14 260 -4 420 20Z',
      {
        fill: b.down('#a98d70'),
      },
    );
    let trees = '';
    for (let i = 0; i < 240; i++) {
      const t = b.random();
      const x = -440 + t * 520;
      const ridge = x < -300 ? -268 + (-300 - x) * 1.8 : -268 + ((x + 300) / 380) ** 0.8 * 236;
      const y = ridge + 26 + b.random() * (10 - ridge);
      const s = 5 + b.random() * 4;
      if (y < 14) trees += `M${n(x - s)} ${n(y)}L${n(x)} ${n(y - s * 3)}L${n(x + s)} ${n(y)}Z`;
    }
    out += path(trees, { fill: b.tone('#4f5a48') });
    // Pillars and tower
    out += path('M-322 -240L-312 -378H-268L-258 -240Z', { fill: b.side(concrete) });
    for (const [x, y] of [
      [-214, -286],
      [-172, -238],
      [-132, -196],
    ] as const)
      out += rect(x - 6, y, 12, 96, { fill: b.side(concrete) });
    // Two ramps: run-in, take-off, landing slope, run-out
    const ramp = (dx: number, dy: number, w: number, margin: number) =>
      ribbon(
        (
          [
            [-262, -366, 9],
            [-214, -296, 9],
            [-160, -230, 9],
            [-104, -190, 9],
            [-84, -172, 22],
            [-30, -112, 26],
            [40, -48, 32],
            [120, -14, 44],
            [230, 0, 60],
          ] as const
        ).map(([x, y, half]) => [x + dx, y + dy, half * w + margin] as const),
      );
    out += path(ramp(-46, 34, 0.8, 4), { fill: b.tone(concrete) });
    out += path(ramp(-46, 34, 0.8, 0), { fill: snow });
    out += path(ramp(0, 0, 1, 5), { fill: b.side('#c3cad2') });
    out += path(ramp(0, 0, 1, 0), { fill: snow });
    out += path('M-118 -198L-92 -190L-86 -178L-112 -184Z', { fill: b.dark('#3a4650', 0.3) });
    // Run-out bowl and stadium
    out += ellipse(236, 5, 212, 24, { fill: snow });
    out += path('M118 -26C150 -62 360 -66 446 -14L452 20C380 -20 190 -24 112 2Z', { fill: b.side(concrete) });
    out += path('M124 -22C180 -50 350 -52 440 -8M120 -12C190 -38 350 -40 444 4', {
      stroke: b.glow > 0.3 ? lamp : b.dark(concrete, 0.4),
      width: 3,
      opacity: 0.85,
    });
    // The disc: a flat ring with glass all round, off the axis of the ramp
    out += ellipse(-290, -384, 150, 33, { fill: b.dark('#5a636c', 0.3) });
    out += path('M-440 -396C-440 -352 -140 -352 -140 -396V-384C-140 -336 -440 -336 -440 -384Z', {
      fill: b.glow > 0.3 ? lamp : b.tone(MATERIAL.glass),
    });
    let mullions = '';
    for (let i = 1; i < 24; i++) {
      const a = Math.PI * (i / 24);
      mullions += `M${n(-290 - Math.cos(a) * 150)} ${n(-396 + Math.sin(a) * 33)}v13`;
    }
    out += path(mullions, { stroke: b.dark('#4a5058', 0.3), width: 2, opacity: 0.6 });
    out += ellipse(-290, -397, 152, 34, { fill: b.light('#eef0f2', 0.3) });
    out += ellipse(-278, -398, 66, 13, { fill: b.dark('#4a545e', 0.3) });
    return out;
  },
};
