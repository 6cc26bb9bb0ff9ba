import { type Brush, MATERIAL } from '../building/brush.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from '../landmark/landmark.ts';

/** A snow leopard on its rock: grey rosettes and a tail as long as the body. */
export const snowLeopard: Landmark = {
  height: 130,
  draw: (b) => {
    const coat = '#d6d0c4';
    const rock = '#7f8586';
    const body =
      'M-92 -76C-90 -100 -54 -106 -14 -100C14 -98 34 -108 50 -110C54 -122 62 -124 66 -114C76 -120 86 -120 84 -110C98 -104 104 -90 98 -80C90 -70 74 -68 64 -70C58 -60 52 -54 50 -48L58 -20H38L28 -50C2 -46 -30 -48 -48 -54L-52 -20H-74L-70 -54C-84 -58 -92 -66 -92 -76Z';
    let out = path('M-190 6C-180 -18 -130 -26 -90 -24C-40 -30 60 -30 100 -22C150 -22 180 -8 190 6Z', {
      fill: b.side(rock),
    });
    out += path('M-150 -8l26 -8M-60 -12l34 8M60 -10l34 4M120 -14l22 8', {
      stroke: b.dark(rock, 0.5),
      width: 3,
    });
    out += path('M-88 -84C-130 -92 -150 -64 -140 -40C-134 -22 -114 -22 -112 -36', {
      stroke: b.dark(coat, 0.2),
      width: 17,
    });
    out += path('M-88 -84C-130 -92 -150 -64 -140 -40C-134 -22 -114 -22 -112 -36', {
      stroke: b.side(coat),
      width: 13,
    });
    out += path('M-120 -84l-4 -8M-138 -66l-9 -2M-141 -46l-9 2M-130 -30l-7 6', {
      stroke: b.dark('#4a4a4c', 0.3),
      width: 5,
    });
    out += path('M-44 -56L-28 -20H-48ZM18 -54L24 -20H6Z', { fill: b.dark(coat, 0.3) });
    out += path(body, { fill: b.side(coat) });
    let rosettes = '';
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < 9; i++) {
        const x = -80 + i * 15 + row * 6;
        const y = -92 + row * 14 + (b.random() - 0.5) * 5;
        rosettes += `M${n(x - 4)} ${n(y)}a4.6 4 0 1 1 5 3.6`;
      }
    out += `<g clip-path="${b.defs.clip(body)}">${path(rosettes, { stroke: b.dark('#6a6866', 0.3), width: 2.4 })}${path('M-66 -42l6 2M-64 -32l6 2M42 -44l6 2M44 -34l6 2M62 -104h.1M72 -106h.1M56 -96h.1', { stroke: b.dark('#4a4a4c', 0.4), width: 5 })}</g>`;
    out += path('M70 -82C80 -76 96 -78 98 -88C90 -92 76 -90 70 -82Z', { fill: b.light('#ffffff', 0.2) });
    out +=
      path('M78 -96h.1', { stroke: b.tone('#5f8a6a'), width: 6 }) +
      path('M97 -90h.1', { stroke: b.dark('#6a4a44', 0.3), width: 6 });
    return out + path('M98 -84l16 2M97 -80l14 7', { stroke: b.light('#ffffff', 0.4), width: 1.4 });
  },
};

/** Draws one Siberian crane that stands on its long legs. `lift` is the height of its head. */
function stander(b: Brush, x: number, k: number, lift: number): string {
  const white = b.side('#f8f4ea');
  const leg = path('M-6 -62L-9 -30L-5 0M8 -62L13 -32L9 0', { stroke: b.tone('#b8605a'), width: 3 });
  const bird = path('M-46 -66C-36 -92 2 -96 26 -84C36 -78 34 -64 22 -60C2 -52 -24 -56 -46 -66Z', {
    fill: white,
  });
  const tips = path('M-46 -66C-56 -62 -60 -52 -60 -46C-50 -54 -36 -58 -22 -58C-30 -62 -40 -62 -46 -66Z', {
    fill: b.tone('#33353a'),
  });
  const neck = path(`M22 -76C44 -84 38 ${n(-104 - lift * 14)} 46 ${n(-114 - lift * 22)}`, {
    stroke: white,
    width: 10,
  });
  const [hx, hy] = [48, -118 - lift * 22];
  const head =
    ellipse(hx, hy, 8, 6.6, { fill: b.light('#f8f4ea', 0.2) }) +
    path(`M${hx + 2} ${n(hy - 6)}L${hx + 30} ${n(hy + 4)}L${hx + 4} ${n(hy + 5)}Z`, {
      fill: b.tone('#c4483a'),
    });
  return `<g transform="translate(${x} 0) scale(${k} ${Math.abs(k)})">${leg}${tips}${bird}${neck}${head}</g>`;
}

/** Siberian cranes that wade and feed. */
export const standingCranes: Landmark = {
  height: 150,
  floats: true,
  draw: (b) =>
    stander(b, -190, 0.62, 0.8) +
    stander(b, 176, -0.66, 0.9) +
    stander(b, -96, -0.8, 0.4) +
    stander(b, 84, 0.86, 1) +
    stander(b, 0, 1, 0.9),
};

/** The bronze goat of Qingyang Palace, polished by hands, on its plinth. */
export const bronzeGoat: Landmark = {
  height: 120,
  draw: (b) => {
    const bronze = b.options.color ?? '#b78a3e';
    let out =
      rect(-92, -34, 184, 34, { fill: b.side(MATERIAL.stone) }) +
      rect(-98, -40, 196, 8, { fill: b.light(MATERIAL.stone, 0.3) });
    out += path(
      'M-80 -40C-90 -62 -78 -84 -50 -86C-20 -88 8 -82 28 -88C34 -102 44 -114 58 -116C70 -118 86 -104 90 -94C86 -86 74 -88 66 -84C64 -70 62 -58 54 -50C66 -46 76 -46 82 -40Z',
      {
        fill: b.side(bronze),
      },
    );
    out += path('M54 -114C44 -134 22 -138 8 -126C20 -128 34 -122 42 -108Z', { fill: b.dark(bronze, 0.35) });
    out += path('M74 -86C74 -78 72 -72 68 -68M40 -84C30 -66 36 -52 48 -48M-70 -54C-50 -46 -20 -48 -4 -58', {
      stroke: b.dark(bronze, 0.4),
      width: 4,
    });
    return (
      out +
      path('M-60 -82C-30 -88 0 -82 24 -86M58 -112C66 -112 76 -106 82 -98', {
        stroke: b.light('#ffe6a0', 0.5),
        width: 4,
      }) +
      path('M68 -103h.1', { stroke: b.ink, width: 5 }) +
      path('M-80 -62C-92 -62 -96 -52 -92 -42', { stroke: b.side(bronze), width: 9 })
    );
  },
};

/** Two riders side by side in bronze on a high plinth: the chief and his bride. */
export const ridersStatue: Landmark = {
  height: 230,
  draw: (b) => {
    const bronze = b.options.color ?? '#5f7468';
    const horse =
      'M-66 -52C-70 -74 -54 -84 -30 -82C-8 -80 12 -80 26 -86C36 -102 44 -116 60 -124L62 -134L70 -124C82 -118 90 -106 92 -96C88 -90 80 -92 74 -94C66 -90 64 -78 58 -66C54 -58 50 -54 48 -48L54 0H42L36 -42C18 -38 -14 -38 -30 -44L-36 0H-50L-48 -46C-56 -46 -62 -48 -66 -52Z';
    const one = (x: number, y: number, dark: number, isBride: boolean) => {
      let out = path('M-64 -70C-84 -66 -88 -36 -82 -14C-74 -30 -70 -46 -58 -56Z', {
        fill: b.dark(bronze, 0.4 + dark),
      });
      out += path('M24 -44L20 0H10L12 -44ZM-18 -44L-20 0H-32L-30 -44Z', { fill: b.dark(bronze, 0.5) });
      out += path(horse, { fill: dark ? b.dark(bronze, dark) : b.side(bronze) });
      out += path('M60 -124C48 -116 36 -98 30 -82C42 -86 54 -102 64 -118Z', { fill: b.dark(bronze, 0.45) });
      out += path(
        isBride
          ? 'M-30 -44C-34 -96 -22 -132 0 -134C20 -132 24 -100 22 -78L30 -40C14 -46 -10 -48 -30 -44Z'
          : 'M-22 -72C-28 -110 -18 -136 2 -138C22 -136 26 -112 22 -82L32 -46L18 -42L8 -70Z',
        {
          fill: dark ? b.dark(bronze, dark * 0.6) : b.light(bronze, 0.15),
        },
      );
      out += ellipse(2, -150, 12, 14, { fill: b.light(bronze, 0.25 - dark * 0.3) });
      out += isBride
        ? path('M-11 -154C-12 -176 16 -176 15 -154C8 -162 -4 -162 -11 -154Z', { fill: b.dark(bronze, 0.3) })
        : path('M-14 -156L2 -174L18 -156Z', { fill: b.dark(bronze, 0.3) });
      return `<g transform="translate(${x} ${y})">${out}</g>`;
    };
    return (
      rect(-128, -58, 256, 58, { fill: b.side('#b9b0a0') }) +
      rect(-136, -64, 272, 9, { fill: b.light('#cfc6b4', 0.3) }) +
      rect(-70, -46, 140, 32, { fill: b.dark('#8f877a', 0.25) }) +
      one(38, -64, 0.22, false) +
      one(-26, -60, 0, true)
    );
  },
};

/** The hound of Xiasi: stocky, white and wire-haired. */
export const xiasiHound: Landmark = {
  height: 105,
  draw: (b) => {
    const coat = '#f3efe6';
    const body =
      'M-72 -42C-74 -68 -40 -74 0 -70C18 -70 28 -78 34 -88L38 -104L52 -94C70 -96 88 -88 96 -76L94 -64C82 -60 72 -60 64 -56C60 -46 56 -40 54 -30L58 0H40L34 -30C14 -26 -14 -26 -34 -32L-38 0H-56L-54 -36C-64 -34 -70 -36 -72 -42Z';
    let hair = '';
    for (let i = 0; i < 40; i++) {
      const x = -68 + b.random() * 118;
      hair += `M${n(x)} ${n(-66 + b.random() * 34)}l-5 8`;
    }
    return (
      path('M-34 -34L-22 0H-38ZM24 -34L30 0H14Z', { fill: b.dark(coat, 0.35) }) +
      path('M-66 -58C-88 -66 -94 -86 -80 -98', { stroke: b.side(coat), width: 11 }) +
      path(body, { fill: b.side(coat) }) +
      path(hair, { stroke: b.dark('#b5aa98', 0.2), width: 1.6, opacity: 0.6 }) +
      path('M36 -92C28 -88 28 -76 36 -70', { stroke: b.dark('#cfc4b4', 0.2), width: 7 }) +
      path('M62 -84h.1', { stroke: b.ink, width: 6 }) +
      path('M95 -73h.1', { stroke: b.ink, width: 9 }) +
      path('M70 -64l-4 9M78 -64l-3 9M86 -64l-2 8', { stroke: b.dark('#cfc4b4', 0.2), width: 2.4 })
    );
  },
};
