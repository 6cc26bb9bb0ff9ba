import { type Brush, MATERIAL } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** A gate of limestone over a river, higher than wide, hung with creepers. */
export const rockGate: Landmark = {
  height: 420,
  draw: (b) => {
    const rock = b.options.color ?? '#5f6f66';
    const edge =
      'M150 30C158 -20 186 -60 168 -112C158 -150 166 -190 138 -228C120 -270 84 -284 60 -320C30 -350 -30 -346 -62 -318C-96 -300 -112 -262 -134 -226C-166 -176 -148 -140 -166 -96C-182 -50 -156 -10 -150 30';
    const shape = `M-1000 30V-560C-880 -640 -760 -600 -640 -690C-520 -660 -420 -740 -300 -700C-160 -760 -40 -690 90 -730C220 -690 320 -750 450 -690C600 -700 760 -620 1000 -590V30H150${edge.slice('M150 30'.length)}Z`;
    let bright = '';
    let shaded = '';
    for (let i = 0; i < 34; i++) {
      const x = -980 + i * 59 + b.random() * 20;
      const y = -700 + b.random() * 330;
      const w = 26 + b.random() * 44;
      const facet = `M${n(x)} ${n(y)}l${n(w)} ${n(50 + b.random() * 40)}l${n(-w * 0.3)} ${n(120 + b.random() * 60)}l${n(w * 0.4)} ${n(150 + b.random() * 90)}l${n(-w)} ${n(-90)}l${n(-w * 0.4)} ${n(-150)}Z`;
      if (i % 2) bright += facet;
      else shaded += facet;
    }
    let cracks = '';
    for (let i = 0; i < 110; i++) {
      const x = -980 + b.random() * 1960;
      const y = -660 + b.random() * 640;
      cracks += `M${n(x)} ${n(y)}q${n((b.random() - 0.5) * 20)} 26 ${n((b.random() - 0.5) * 18)} ${n(40 + b.random() * 40)}`;
    }
    let out = path(shape, { fill: b.side(rock) });
    out += `<g clip-path="${b.defs.clip(shape)}">${path(bright, { fill: b.light(rock, 0.4), opacity: 0.5 })}${path(shaded, { fill: b.dark(rock, 0.5), opacity: 0.4 })}${path(cracks, { stroke: b.dark(rock, 0.5), width: 3, opacity: 0.5 })}${path(edge, { stroke: b.dark(rock, 0.6), width: 62, opacity: 0.55 })}</g>`;
    let vines = '';
    for (let i = 0; i < 20; i++) {
      const u = i / 19;
      const a = Math.PI * (0.1 + 0.8 * u);
      const [x, y] = [Math.cos(a) * 140, -196 - Math.sin(a) * 140];
      const long = 34 + b.random() * 84 * Math.sin(a);
      vines += `M${n(x)} ${n(y - 8)}q${n((b.random() - 0.5) * 14)} ${n(long * 0.5)} ${n((b.random() - 0.5) * 8)} ${n(long)}`;
    }
    out += path(vines, { stroke: b.tone('#4f7f4e'), width: 5.4 });
    let leaves = '';
    for (let i = 0; i < 30; i++) {
      const x = -960 + i * 65 + b.random() * 20;
      const y = -620 - b.random() * 90;
      const r = 18 + b.random() * 24;
      leaves += `M${n(x - r)} ${n(y)}q0 ${n(-r * 1.2)} ${n(r)} ${n(-r)}q${n(r)} 0 ${n(r)} ${n(r)}q${n(-r)} ${n(r * 0.9)} ${n(-r * 2)} 0Z`;
    }
    return out + path(leaves, { fill: b.tone('#3f6f4c') });
  },
};

/** The temples of the northern mountain: red halls in steps under an overhanging cliff, a steep stair to the last. */
export const cliffTemples: Landmark = {
  height: 420,
  draw: (b) => {
    const rock = b.options.color ?? '#9a9284';
    const cliff =
      'M-470 20L-440 -110L-400 -190L-360 -300L-280 -350L-200 -420L-60 -448L60 -430L190 -452L300 -390L370 -300L410 -180L450 -90L480 20Z';
    let out = path(cliff, { fill: b.side(rock) });
    let bright = '';
    let shaded = '';
    for (let i = 0; i < 17; i++) {
      const x = -470 + i * 56 + b.random() * 18;
      const top = -440 + b.random() * 90;
      const w = 20 + b.random() * 26;
      const facet = `M${n(x)} ${n(top)}l${n(w)} ${n(40 + b.random() * 30)}l${n(-w * 0.3)} ${n(90)}l${n(w * 0.5)} ${n(110 + b.random() * 60)}l${n(-w * 1.1)} ${n(-60)}l${n(-w * 0.3)} ${n(-120)}Z`;
      if (i % 2) bright += facet;
      else shaded += facet;
    }
    let beds = '';
    for (let i = 0; i < 40; i++) {
      const x = -460 + b.random() * 860;
      beds += `M${n(x)} ${n(-430 + b.random() * 420)}q30 ${n((b.random() - 0.5) * 16)} ${n(50 + b.random() * 60)} ${n((b.random() - 0.5) * 12)}`;
    }
    const overhang =
      'M-470 -196C-330 -262 -180 -222 -40 -276C80 -316 230 -262 440 -312V-236C260 -186 120 -236 0 -196C-140 -150 -300 -196 -470 -96Z';
    out += `<g clip-path="${b.defs.clip(cliff)}">${path(bright, { fill: b.light(rock, 0.45), opacity: 0.6 })}${path(shaded, { fill: b.dark(rock, 0.4), opacity: 0.4 })}${path(beds, { stroke: b.dark(rock, 0.5), width: 3, opacity: 0.45 })}${path(overhang, { fill: b.dark(rock, 0.7), opacity: 0.6 })}</g>`;
    let shrubs = '';
    for (let i = 0; i < 12; i++) {
      const x = -196 + i * 34;
      const y = -424 - Math.sin((i / 11) * Math.PI) * 14;
      shrubs += `M${x - 20} ${n(y + 6)}q2 -26 20 -24q20 -2 20 24Z`;
    }
    out += path(shrubs, { fill: b.tone('#4f6a4a') });
    const hall = (x: number, y: number, w: number, tiles: string, storeys = 1) => {
      let o = rect(x - w * 0.56, y - 12, w * 1.12, 14, { fill: b.side(MATERIAL.stone) });
      let top = y - 12;
      for (let k = 0; k < storeys; k++) {
        const ww = w * (1 - k * 0.2);
        o += rect(x - ww / 2, top - 34, ww, 34, { fill: b.side(MATERIAL.vermilion) });
        for (let i = 0; i < 5; i++)
          o += rect(x - ww / 2 + ww * (0.06 + i * 0.19), top - 26, ww * 0.12, 22, { fill: b.window() });
        o += roof(b, {
          x,
          y: top - 31,
          width: ww * 1.36,
          ridge: k === storeys - 1 ? ww * 0.66 : ww * 0.84,
          height: k === storeys - 1 ? 36 : 16,
          lift: 12,
          color: tiles,
          horns: k === storeys - 1,
        });
        top -= 44;
      }
      return o;
    };
    out +=
      hall(-250, -116, 110, '#56646a') + hall(-100, -150, 96, '#3f7a62') + hall(230, -150, 104, '#56646a');
    let steps = '';
    for (let i = 0; i <= 30; i++)
      steps += `M${n(34 - 9 + (1 - i / 30) * -6)} ${n(-i * 5.8)}h${n(54 - (i / 30) * 10)}`;
    out +=
      path('M20 6L30 -178H74L88 6Z', { fill: b.light(MATERIAL.stone, 0.2) }) +
      path(steps, { stroke: b.dark(MATERIAL.stone, 0.5), width: 2.4 });
    out += hall(52, -176, 150, '#d0a040', 2);
    return (
      out +
      path('M-420 14C-300 -56 -160 -70 -20 -20M110 -16C220 -70 330 -60 440 10', {
        stroke: b.light(MATERIAL.stone, 0.3),
        width: 9,
        opacity: 0.8,
      })
    );
  },
};

/** A house of the Hani: a block of mud brick under a thick cap of thatch. */
export const mushroomHouse: Landmark = {
  height: 130,
  draw: (b) => {
    const clay = b.options.color ?? '#c08f5a';
    let out =
      rect(-62, -68, 124, 70, { fill: b.side(clay) }) +
      rect(-62, -12, 124, 14, { fill: b.side(MATERIAL.stone) });
    let courses = '';
    for (let y = -22; y > -64; y -= 8) courses += `M-62 ${y}H62`;
    out +=
      path(courses, { stroke: b.dark(clay, 0.4), width: 1.2, opacity: 0.5 }) +
      rect(-13, -42, 26, 44, { fill: b.dark('#4a2f20', 0.3) }) +
      rect(-48, -52, 20, 18, { fill: b.window() }) +
      rect(28, -52, 20, 18, { fill: b.window() });
    out += path(
      'M-88 -58C-84 -84 -56 -124 -22 -132C-8 -136 8 -136 22 -132C56 -124 84 -84 88 -58C60 -50 -60 -50 -88 -58Z',
      { fill: b.side('#a8895a') },
    );
    let straw = '';
    for (let i = 0; i < 24; i++) {
      const u = (i / 23) * 2 - 1;
      straw += `M${n(u * 22)} ${n(-132 + Math.abs(u) * 3)}Q${n(u * 62)} ${n(-104)} ${n(u * 86)} ${n(-58 + (1 - Math.abs(u)) * 4)}`;
    }
    return (
      out +
      path(straw, { stroke: b.dark('#6a5230', 0.35), width: 1.6, opacity: 0.55 }) +
      path('M-24 -131Q0 -140 24 -131', { stroke: b.dark('#6a5230', 0.35), width: 6 })
    );
  },
};

/** The earth ramparts of a lost town, a square on the grass with gaps for gates. */
export const rampartSquare: Landmark = {
  height: 120,
  floats: true,
  draw: (b) => {
    const earth = b.options.color ?? '#8f9a54';
    const bank = (x0: number, y0: number, x1: number, y1: number, h: number) => {
      const gap = [0.46, 0.54] as const;
      const at = (t: number) => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t] as const;
      let o = '';
      for (const [from, to] of [
        [0, gap[0]],
        [gap[1], 1],
      ] as const) {
        const [ax, ay] = at(from);
        const [cx, cy] = at(to);
        o += path(
          `M${n(ax)} ${n(ay)}Q${n(ax)} ${n(ay - h)} ${n(ax + (cx - ax) * 0.06)} ${n(ay + (cy - ay) * 0.06 - h)}L${n(cx - (cx - ax) * 0.06)} ${n(cy - (cy - ay) * 0.06 - h)}Q${n(cx)} ${n(cy - h)} ${n(cx)} ${n(cy)}L${n(cx)} ${n(cy + h * 0.5)}L${n(ax)} ${n(ay + h * 0.5)}Z`,
          { fill: b.down(earth) },
        );
        o += path(`M${n(ax)} ${n(ay - h)}L${n(cx)} ${n(cy - h)}`, {
          stroke: b.light('#f0dc9a', 0.35),
          width: 4,
          opacity: 0.8,
        });
      }
      return o;
    };
    const mound = (x: number, y: number, r: number) =>
      path(
        `M${n(x - r)} ${n(y + r * 0.2)}C${n(x - r * 0.7)} ${n(y - r * 0.8)} ${n(x + r * 0.7)} ${n(y - r * 0.8)} ${n(x + r)} ${n(y + r * 0.2)}Z`,
        { fill: b.side(earth) },
      );
    return (
      bank(-300, -112, 260, -116, 10) +
      bank(-300, -112, -440, -10, 16) +
      bank(260, -116, 440, -12, 16) +
      mound(-300, -112, 18) +
      mound(260, -116, 18) +
      path('M-60 -62L90 -64L110 -44L-76 -42Z', { fill: b.dark(earth, 0.15) }) +
      path('M-60 -62L90 -64', { stroke: b.light('#f0dc9a', 0.35), width: 4 }) +
      bank(-440, -10, 440, -12, 22) +
      mound(-440, -10, 36) +
      mound(440, -12, 36)
    );
  },
};

function hawk(b: Brush, x: number, y: number, k: number, tilt: number): string {
  const brown = '#6a4a34';
  const inner =
    path(
      'M0 -8C-20 -26 -60 -34 -112 -26L-128 -14L-116 -12L-124 -2L-108 -2L-112 8L-92 4C-60 8 -30 10 -10 14L-18 44L-6 38L0 48L6 38L18 44L10 14C30 10 60 8 92 4L112 8L108 -2L124 -2L116 -12L128 -14L112 -26C60 -34 20 -26 0 -8Z',
      { fill: b.side(brown) },
    ) +
    path(
      'M-96 -14C-60 -20 -30 -14 -12 -2M96 -14C60 -20 30 -14 12 -2M-88 -4C-60 -8 -34 -4 -14 4M88 -4C60 -8 34 -4 14 4',
      { stroke: b.light('#e0c49a', 0.3), width: 4, opacity: 0.75 },
    ) +
    path('M-12 24H12M-14 34H14', { stroke: b.light('#e0c49a', 0.3), width: 3 }) +
    ellipse(0, -10, 8, 11, { fill: b.dark(brown, 0.2) }) +
    path('M-2 -20l2 -6l2 6Z', { fill: b.tone('#e0b040') });
  return `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${k})">${inner}</g>`;
}

/** Hawks that circle over a headland. */
export const hawks: Landmark = {
  height: 200,
  flies: true,
  draw: (b) =>
    hawk(b, 0, -100, 1, -14) +
    hawk(b, -240, -170, 0.6, 16) +
    hawk(b, 190, -210, 0.52, -26) +
    hawk(b, 330, -110, 0.4, 10) +
    hawk(b, -130, -260, 0.34, 30) +
    hawk(b, 60, -290, 0.28, -8),
};

/** A great drum on its frame and a woman who beats it. */
export const bigDrum: Landmark = {
  height: 140,
  draw: (b) => {
    let out = path('M-20 2L-8 -52M84 2L72 -52M-14 -18H78', { stroke: b.side(MATERIAL.timber), width: 9 });
    out +=
      path('M-26 -124C-38 -100 -38 -66 -26 -42H90C102 -66 102 -100 90 -124Z', { fill: b.side('#b3392c') }) +
      ellipse(-28, -83, 15, 43, { fill: b.light('#efe0c0', 0.3), stroke: b.tone(MATERIAL.gold), width: 4 });
    let studs = '';
    for (let i = 0; i < 9; i++)
      studs += `M${n(-22 + Math.sin((i / 8) * Math.PI) * -10)} ${n(-118 + i * 9)}h.1M${n(88 + Math.sin((i / 8) * Math.PI) * 10)} ${n(-118 + i * 9)}h.1`;
    out +=
      path(studs, { stroke: b.tone(MATERIAL.gold), width: 5, cap: 'round' }) +
      path('M8 -123C-2 -98 -2 -68 8 -43M56 -123C66 -98 66 -68 56 -43', {
        stroke: b.tone(MATERIAL.gold),
        width: 3,
      });
    out +=
      path('M-104 0C-108 -20 -102 -36 -98 -46H-74C-70 -36 -64 -20 -68 0C-80 5 -92 5 -104 0Z', {
        fill: b.side('#2c2a4a'),
      }) +
      path('M-102 -40C-104 -62 -98 -78 -86 -79C-74 -78 -68 -62 -70 -40C-80 -36 -92 -36 -102 -40Z', {
        fill: b.side('#7a2440'),
      });
    out +=
      path('M-72 -70L-48 -84M-76 -64L-52 -104', { stroke: b.side('#7a2440'), width: 8 }) +
      path('M-50 -84L-28 -78M-54 -104L-36 -112', { stroke: b.tone('#d9b878'), width: 4 });
    return (
      out +
      ellipse(-86, -89, 9, 10, { fill: b.tone('#b07c58') }) +
      path(
        'M-97 -90C-112 -98 -114 -114 -106 -122C-106 -110 -100 -104 -92 -100H-80C-72 -104 -66 -110 -66 -122C-58 -114 -60 -98 -75 -90Z',
        { fill: b.light('#d8dde0', 0.4) },
      ) +
      path('M-97 -74C-92 -58 -80 -58 -75 -74', { stroke: b.light('#e6eaec', 0.5), width: 3 })
    );
  },
};
