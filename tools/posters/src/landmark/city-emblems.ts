import { arch } from '../building/body.ts';
import { MATERIAL } from '../building/brush.ts';
import { n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** The two sail-shaped towers on Xiamen's harbour, their bellies turned away from each other. */
export const straitsTowers: Landmark = {
  height: 300,
  draw: (b) => {
    const glass = b.options.color ?? '#a9bcc6';
    const sail = (side: 1 | -1) => {
      const x = (value: number) => n(side * value);
      const shape = `M${x(14)} 2V-262C${x(24)} -284 ${x(36)} -296 ${x(48)} -300C${x(84)} -230 ${x(98)} -110 ${x(92)} 2Z`;
      let floors = '';
      for (let y = -8; y > -286; y -= 9) floors += `M${x(10)} ${y}H${x(100)}`;
      let lamps = '';
      for (let i = 0; i < 26; i++)
        lamps += `M${x(22 + b.random() * 58)} ${n(-14 - Math.floor(b.random() * 25) * 9)}h${x(6)}`;
      return (
        path(shape, { fill: b.side(glass) }) +
        `<g clip-path="${b.defs.clip(shape)}">${path(floors, { stroke: b.dark(glass, 0.4), width: 1.6, opacity: 0.6 })}${path(lamps, { stroke: b.window(), width: 3, opacity: b.glow > 0.2 ? 0.9 : 0.3 })}</g>` +
        path(`M${x(48)} -300C${x(84)} -230 ${x(98)} -110 ${x(92)} 2`, {
          stroke: b.light('#ffffff', 0.5),
          width: 5,
        })
      );
    };
    return rect(-104, -16, 208, 18, { fill: b.side('#c9c6bd') }) + sail(-1) + sail(1);
  },
};

/** The brick clock tower beside Haikou's arcades. */
export const haikouClockTower: Landmark = {
  height: 230,
  draw: (b) => {
    const brick = b.options.color ?? '#b3553c';
    const trim = b.light(MATERIAL.limewash, 0.3);
    let out = rect(-34, -168, 68, 170, { fill: b.side(brick) });
    for (const y of [-2, -42, -82, -122, -164]) out += rect(-38, y - 5, 76, 6, { fill: trim });
    for (const y of [-10, -50, -90, -130])
      out += path(arch(-14, y, 13, 26) + arch(14, y, 13, 26), {
        fill: b.window(),
        stroke: trim,
        width: 2.4,
      });
    out += rect(-28, -212, 56, 46, { fill: b.side(brick) });
    out += `<circle cx="0" cy="-190" r="17" fill="${b.light('#fbf6e8', 0.5)}" stroke="${trim}" stroke-width="4"/>`;
    out += path('M0 -190V-202M0 -190L8 -186', { stroke: b.dark('#2b2422', 0.4), width: 2.2 });
    out += rect(-32, -216, 64, 6, { fill: trim });
    out += path('M-30 -216V-226H-22V-218H-6V-230H6V-218H22V-226H30V-216Z', { fill: b.side(brick) });
    for (const x of [-26, 26]) out += path(`M${x} -226v-12`, { stroke: trim, width: 3 });
    return out + path('M0 -228V-250', { stroke: trim, width: 2.4 });
  },
};

/** Jade Maiden Peak on the Nine-bend Stream: three bare columns of one rock, the tallest with shrubs like flowers in her hair. */
export const jadeMaiden: Landmark = {
  height: 270,
  draw: (b) => {
    const rock = b.options.color ?? '#b3705a';
    const columns = [
      'M62 10C54 -50 58 -92 66 -130C72 -150 96 -154 108 -138C122 -112 124 -50 132 10Z',
      'M2 10C-2 -60 6 -130 16 -182C24 -206 56 -210 68 -188C80 -150 78 -60 86 10Z',
      'M-92 10C-92 -60 -70 -112 -72 -170C-80 -200 -72 -246 -38 -262C-8 -272 22 -252 22 -214C22 -190 12 -170 16 -130C22 -80 22 -40 30 10Z',
    ];
    let out = '';
    for (const shape of columns) {
      let streaks = '';
      for (let i = 0; i < 16; i++) {
        const x = -90 + i * 15;
        streaks += `M${x} -270C${n(x + b.random() * 8)} -180 ${n(x - b.random() * 8)} -90 ${n(x + 6)} 10`;
      }
      out += path(shape, { fill: b.side(rock) });
      out += `<g clip-path="${b.defs.clip(shape)}">${path(streaks, { stroke: b.dark(rock, 0.5), width: 2.6, opacity: 0.45 })}</g>`;
    }
    const green = b.side('#4a7350');
    let hair = '';
    for (const [x, y, r] of [
      [-56, -250, 14],
      [-38, -262, 17],
      [-14, -264, 16],
      [8, -250, 13],
      [42, -204, 13],
      [30, -196, 10],
      [86, -148, 12],
      [100, -142, 10],
      [-84, 0, 18],
      [36, 2, 16],
      [126, 4, 16],
    ] as const)
      hair += `M${x - r} ${y + 4}q0 ${n(-r * 1.4)} ${r} ${n(-r * 1.2)}q${r} 0 ${r} ${n(r * 1.2)}Z`;
    return out + path(hair, { fill: green });
  },
};

/** Mount Hua: a bare face of white granite with the plank path across it, a pavilion on the spur beside it. */
export const huaCliff: Landmark = {
  height: 300,
  draw: (b) => {
    const granite = b.options.color ?? '#d9d2c4';
    const face =
      'M-190 12C-186 -60 -168 -130 -150 -196L-118 -244L-84 -262L-52 -292L-8 -300L34 -284L62 -246L92 -232L112 -176C124 -120 140 -60 150 12Z';
    const spur = 'M112 12C116 -50 124 -96 136 -130L150 -144L204 -146L224 -118C238 -80 250 -30 256 12Z';
    let cracks = '';
    for (let i = 0; i < 34; i++) {
      const x = -176 + i * 9.6;
      cracks += `M${n(x)} ${n(-270 + b.random() * 90)}C${n(x + 8)} -180 ${n(x - 6)} -90 ${n(x + 10 * b.random())} 12`;
    }
    const path1 = 'M-166 -108L-96 -100L-40 -104L30 -94L122 -100';
    let supports = '';
    for (let x = -150; x < 118; x += 22) supports += `M${x} -100v12`;
    let walkers = '';
    for (const x of [-90, -62, 10, 52]) walkers += `M${x} -104v-16`;
    let out = path(spur, { fill: b.side(granite) });
    out += path(face, { fill: b.side(granite) });
    out += `<g clip-path="${b.defs.clip(`${face}${spur}`)}">${path(cracks, { stroke: b.dark(granite, 0.6), width: 2.4, opacity: 0.5 })}</g>`;
    out += path(supports, { stroke: b.dark(MATERIAL.darkTimber, 0.3), width: 3 });
    out += path(path1, { stroke: b.tone(MATERIAL.timber), width: 7 });
    out += path('M-166 -124L-96 -116L-40 -120L30 -110L122 -116', {
      stroke: b.dark('#5a4a40', 0.3),
      width: 1.6,
    });
    out += path(walkers, { stroke: b.tone('#b3382c'), width: 7, cap: 'round' });
    const green = b.side('#4a6a50');
    let shrubs = '';
    for (const [x, y, r] of [
      [-120, -242, 9],
      [-84, -260, 10],
      [-30, -296, 11],
      [0, -299, 9],
      [72, -242, 9],
      [100, -212, 8],
      [-158, -168, 8],
      [210, -124, 8],
    ] as const)
      shrubs += `M${x - r} ${y + 6}q0 ${n(-r * 1.5)} ${r} ${n(-r * 1.3)}q${r} 0 ${r} ${n(r * 1.3)}Z`;
    out += path(shrubs, { fill: green });
    for (const x of [154, 166, 178, 190]) out += rect(x - 2, -168, 3, 24, { fill: b.tone('#a63a2c') });
    return (
      out +
      path('M140 -166C154 -172 164 -184 172 -194C180 -184 190 -172 204 -166Z', { fill: b.side('#4f6a6a') })
    );
  },
};

/** Dujiangyan from upstream: the stone levee that splits the river like the mouth of a fish, and the rope bridge across both arms. */
export const fishMouth: Landmark = {
  height: 150,
  floats: true,
  flies: true,
  draw: (b) => {
    const stone = b.side('#b9b19d');
    const bank =
      'M0 6C-26 0 -60 -16 -92 -40C-106 -54 -112 -66 -116 -80H116C112 -66 106 -54 92 -40C60 -16 26 0 0 6Z';
    let joints = '';
    for (let i = 1; i < 6; i++) {
      const x = i * 18;
      joints += `M${-x} ${n(4 - x * 0.42)}v14M${x} ${n(4 - x * 0.42)}v14`;
    }
    const foam = `M-118 -72C-110 -44 -66 -10 0 16C66 -10 110 -44 118 -72M0 16C-80 -2 -150 -40 -190 -60M0 16C80 -2 150 -40 190 -60`;
    let out = path(foam, { stroke: b.light('#ffffff', 0.4), width: 4, opacity: 0.7 });
    out += path(bank.replace('M0 6', 'M0 14'), { fill: b.dark('#8c8573', 0.3) });
    out += path(bank, { fill: stone }) + path(joints, { stroke: b.dark('#8c8573', 0.4), width: 2 });
    out += path(
      'M0 -16C-26 -22 -62 -38 -82 -58C-90 -68 -92 -74 -94 -80H94C92 -74 90 -68 82 -58C62 -38 26 -22 0 -16Z',
      {
        fill: b.tone('#6f8f5a'),
      },
    );
    let trees = '';
    for (const [x, y, r] of [
      [-56, -62, 13],
      [-26, -50, 11],
      [30, -52, 12],
      [60, -64, 13],
      [2, -66, 12],
    ] as const)
      trees += `M${x - r} ${y}q0 ${n(-r * 1.6)} ${r} ${n(-r * 1.6)}q${r} 0 ${r} ${n(r * 1.6)}Z`;
    out += path(trees, { fill: b.side('#4a7350') });
    const deck = 'M-250 -108Q-125 -72 0 -104Q125 -72 250 -108';
    const rail = 'M-250 -124Q-125 -90 0 -122Q125 -90 250 -124';
    let ropes = '';
    for (let x = -240; x <= 240; x += 12) {
      const u = 1 - Math.abs(Math.abs(x) - 125) / 125;
      ropes += `M${x} ${n(-106 + 16 * u)}v-16`;
    }
    out += path(deck, { stroke: b.tone(MATERIAL.timber), width: 6 });
    out += path(rail + ropes, { stroke: b.dark(MATERIAL.timber, 0.3), width: 2 });
    for (const x of [-250, 0, 250])
      out +=
        rect(x - 10, -134, 20, 34, { fill: b.side(MATERIAL.vermilion) }) +
        path(
          `M${x - 26} -132C${x - 12} -138 ${x - 6} -146 ${x} -156C${x + 6} -146 ${x + 12} -138 ${x + 26} -132Z`,
          {
            fill: b.side(MATERIAL.tile),
          },
        );
    return out;
  },
};

/** Giant water lilies with upright rims; a child sits on the largest leaf. */
export const giantLilies: Landmark = {
  height: 130,
  floats: true,
  flies: true,
  draw: (b) => {
    let out = '';
    for (const [x, y, r] of [
      [-150, -104, 44],
      [20, -112, 48],
      [170, -92, 46],
      [-70, -62, 62],
      [120, -44, 66],
      [-190, -30, 60],
      [0, 0, 84],
    ] as const) {
      const ry = r * 0.34;
      out += path(
        `M${n(x - r)} ${y}v${n(-r * 0.13)}h${n(r * 2)}v${n(r * 0.13)}a${r} ${n(ry)} 0 0 1 ${n(-r * 2)} 0Z`,
        {
          fill: b.side('#9c5a4a'),
        },
      );
      out += `<ellipse cx="${x}" cy="${n(y - r * 0.13)}" rx="${r}" ry="${n(ry)}" fill="${b.light('#7fa65a', 0.2)}"/>`;
      out += `<ellipse cx="${x}" cy="${n(y - r * 0.08)}" rx="${n(r * 0.92)}" ry="${n(ry * 0.86)}" fill="${b.tone('#5f9150')}"/>`;
      let veins = '';
      for (let i = 0; i < 10; i++) {
        const a = (i / 10) * Math.PI * 2;
        veins += `M${x} ${n(y - r * 0.08)}L${n(x + Math.cos(a) * r * 0.86)} ${n(y - r * 0.08 + Math.sin(a) * ry * 0.8)}`;
      }
      out += path(veins, { stroke: b.light('#8fb56a', 0.2), width: 2, opacity: 0.7 });
    }
    const petal = b.light('#f4e4ea', 0.3);
    for (const [x, y] of [
      [74, -72],
      [-120, -12],
    ] as const)
      out += path(
        `M${x} ${y}C${x - 26} ${y - 8} ${x - 26} ${y - 26} ${x - 18} ${y - 30}C${x - 12} ${y - 24} ${x - 6} ${y - 14} ${x} ${y - 6}C${x - 8} ${y - 26} ${x - 4} ${y - 36} ${x} ${y - 40}C${x + 4} ${y - 36} ${x + 8} ${y - 26} ${x} ${y - 6}C${x + 6} ${y - 14} ${x + 12} ${y - 24} ${x + 18} ${y - 30}C${x + 26} ${y - 26} ${x + 26} ${y - 8} ${x} ${y}Z`,
        { fill: petal },
      );
    out += path('M-18 -14C-18 -34 -12 -44 0 -44C12 -44 18 -34 18 -14C8 -8 -8 -8 -18 -14Z', {
      fill: b.tone('#c4453a'),
    });
    return `${out}<circle cx="0" cy="-54" r="11" fill="${b.tone('#e2b48c')}"/>${path('M-11 -56C-11 -70 11 -70 11 -56C4 -60 -4 -60 -11 -56Z', { fill: b.dark('#2b2422', 0.3) })}`;
  },
};
