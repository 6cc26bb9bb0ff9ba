import { MATERIAL } from '../building/brush.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from '../landmark/landmark.ts';

/** A southern lion: a large head with a horn and white fringe, a long cloth body, four legs of two dancers. */
export const lionDance: Landmark = {
  height: 170,
  draw: (b) => {
    const red = b.options.color ?? '#c4342a';
    const fur = b.light('#fbf3e0', 0.3);
    let out = '';
    for (const [x, lean] of [
      [-140, -8],
      [-104, 6],
      [-6, -10],
      [34, 8],
    ] as const) {
      out += path(`M${x - 13} -62L${x - 15 + lean} -8H${x + 15 + lean}L${x + 13} -62Z`, {
        fill: b.side('#e0a92c'),
      });
      out +=
        path(`M${x - 16 + lean} -26H${x + 16 + lean}L${x + 19 + lean} -12H${x - 19 + lean}Z`, { fill: fur }) +
        path(`M${x - 14 + lean} 0C${x - 14 + lean} -12 ${x + 20 + lean} -12 ${x + 24 + lean} 0Z`, {
          fill: b.dark('#2a2020', 0.5),
        });
    }
    out += path(
      'M-170 -64C-184 -112 -150 -136 -104 -132C-50 -128 -10 -138 40 -126L56 -60C10 -46 -40 -54 -84 -48C-120 -44 -156 -46 -170 -64Z',
      { fill: b.side(red) },
    );
    let scales = '';
    for (let row = 0; row < 4; row++)
      for (let i = 0; i < 10; i++) scales += `M${-158 + i * 20 + (row % 2) * 9} ${-118 + row * 17}q9 11 18 0`;
    out += path(scales, { stroke: b.tone('#f0c24a'), width: 2.6, opacity: 0.85 });
    let fringe = '';
    for (let i = 0; i < 26; i++)
      fringe += `M${n(-166 + i * 8.6)} ${n(-60 + Math.sin(i * 0.6) * 5)}q-3 9 2 17`;
    out +=
      path(fringe, { stroke: fur, width: 5 }) +
      path('M-166 -90C-196 -100 -206 -124 -196 -142C-184 -132 -176 -120 -160 -112Z', { fill: fur });
    out += path(
      'M30 -70C14 -110 30 -160 76 -172C118 -180 156 -158 160 -122C164 -104 156 -92 146 -88L40 -62Z',
      { fill: b.side(red) },
    );
    out += path('M60 -168C56 -190 70 -204 82 -208C82 -194 92 -184 92 -172Z', { fill: b.side('#e0a92c') });
    out += path('M28 -76C20 -64 24 -52 30 -46C50 -58 100 -70 150 -82L156 -96C110 -88 60 -84 28 -76Z', {
      fill: fur,
    });
    out +=
      path('M46 -50C60 -30 110 -34 142 -60L150 -80C110 -70 70 -62 46 -50Z', {
        fill: b.dark('#5a1f1c', 0.4),
      }) +
      path('M50 -44C70 -18 128 -26 148 -62C150 -50 144 -28 124 -18C96 -8 62 -16 50 -44Z', {
        fill: b.side('#e0a92c'),
      });
    for (const [x, y, r] of [
      [76, -126, 22],
      [128, -130, 19],
    ] as const)
      out +=
        ellipse(x, y, r, r * 0.9, { fill: fur }) +
        ellipse(x, y, r * 0.7, r * 0.62, { fill: b.tone('#f0c24a') }) +
        ellipse(x + 3, y + 2, r * 0.36, r * 0.36, { fill: b.dark('#1c1618', 0.7) });
    out +=
      path('M54 -150C66 -162 84 -160 94 -148M112 -150C122 -160 138 -158 146 -146', {
        stroke: fur,
        width: 8,
      }) + path('M102 -104q12 -10 22 0q-4 12 -12 12t-10 -12Z', { fill: b.tone('#2f7a86') });
    return (
      out +
      path('M34 -132C14 -136 6 -152 12 -166C24 -164 36 -154 44 -146Z', { fill: b.side('#e0a92c') }) +
      ellipse(102, -158, 9, 9, { fill: b.light('#dfe8ee', 0.5) })
    );
  },
};

/** A dragon of lit cloth on poles in a rain of sparks. */
export const fireDragon: Landmark = {
  height: 230,
  draw: (b) => {
    const glow = b.defs.radial([
      [0, '#ffd27a', 0.75],
      [1, '#ff7a2a', 0],
    ]);
    let out = ellipse(0, -130, 380, 150, { fill: glow, opacity: 0.7 });
    const at = (t: number) => [-300 + t * 520, -128 + Math.sin(t * Math.PI * 3.2) * 46 - t * 26] as const;
    for (let i = 0; i < 8; i++) {
      const [x, y] = at(i / 7.4);
      out += path(`M${n(x)} ${n(y)}L${n(x - 6)} -30`, { stroke: b.dark('#4a3020', 0.3), width: 4 });
      out += path(
        `M${n(x - 24)} 0C${n(x - 22)} -16 ${n(x - 20)} -26 ${n(x - 18)} -34H${n(x + 4)}C${n(x + 6)} -22 ${n(x + 8)} -14 ${n(x + 10)} 0H${n(x)}L${n(x - 7)} -20L${n(x - 14)} 0Z`,
        { fill: b.dark('#3a2a26', 0.4) },
      );
      out +=
        path(
          `M${n(x - 22)} -30C${n(x - 22)} -52 ${n(x - 16)} -60 ${n(x - 7)} -60C${n(x + 4)} -60 ${n(x + 8)} -52 ${n(x + 8)} -30Z`,
          { fill: b.side('#b0502f') },
        ) +
        ellipse(x - 7, -69, 8, 9, { fill: b.tone('#b07c58') }) +
        path(`M${n(x - 16)} -71C${n(x - 14)} -82 ${n(x)} -82 ${n(x + 2)} -71Z`, { fill: b.tone('#e0c040') });
    }
    let body = '';
    for (let i = 0; i <= 60; i++) {
      const [x, y] = at(i / 60);
      body += `${i ? 'L' : 'M'}${n(x)} ${n(y)}`;
    }
    out += path(body, { stroke: '#e0402a', width: 46 }) + path(body, { stroke: '#ffb84a', width: 26 });
    let scales = '';
    let spines = '';
    for (let i = 1; i < 48; i++) {
      const [x, y] = at(i / 48);
      scales += `M${n(x - 5)} ${n(y - 11)}q10 11 0 22`;
      spines += `M${n(x - 5)} ${n(y - 22)}l6 -15l6 15Z`;
    }
    out += path(scales, { stroke: '#c4342a', width: 2.6 }) + path(spines, { fill: '#ffdf8a' });
    const [hx, hy] = at(1);
    const head =
      path('M-20 26C-34 0 -22 -34 14 -40C40 -44 74 -32 92 -16L62 -10L88 2C70 22 36 34 -20 26Z', {
        fill: '#e0402a',
      }) +
      path('M62 -10L30 -4L88 2Z', { fill: '#5a1a14' }) +
      path('M92 -16l-6 10M80 -18l-4 9M84 2l-6 -8', { stroke: '#fff6da', width: 4 }) +
      path('M0 -34C-10 -66 -34 -74 -46 -78M16 -38C14 -70 -2 -88 -12 -96', { stroke: '#ffdf8a', width: 6 }) +
      path('M-18 8C-44 4 -52 20 -64 34C-40 34 -26 28 -12 28Z', { fill: '#ffb84a' }) +
      ellipse(26, -22, 10, 9, { fill: '#fff6da' }) +
      ellipse(29, -21, 4.4, 4.4, { fill: '#2a1414' }) +
      path('M88 -12C112 -24 118 -44 112 -56M84 6C108 10 120 28 118 40', { stroke: '#ffdf8a', width: 3 });
    out += `<g transform="translate(${n(hx - 6)} ${n(hy)}) scale(1.25)">${head}</g>`;
    let sparks = '';
    for (let i = 0; i < 190; i++) {
      const a = Math.PI * (0.04 + b.random() * 0.92);
      const r = 80 + b.random() ** 0.7 * 300;
      const [x, y] = [-20 + Math.cos(a) * r, -90 - Math.sin(a) * r * 0.7];
      sparks += `M${n(x)} ${n(y)}l${n(Math.cos(a) * 9)} ${n(4 - Math.sin(a) * 9)}`;
    }
    return out + path(sparks, { stroke: '#ffd98a', width: 2.6, opacity: 0.9 });
  },
};

/** Sausages, ducks, fish and bacon hung from a pole to dry. */
export const hungMeats: Landmark = {
  height: 120,
  draw: (b) => {
    let out = path('M-640 -112H640', { stroke: b.side('#b5925a'), width: 9 });
    for (let i = 0; i < 33; i++) {
      const x = -608 + i * 38;
      const kind = i % 4;
      if (kind === 0)
        for (const dx of [-9, 0, 9])
          out +=
            path(`M${x + dx} -110q${dx > 0 ? 5 : -5} 34 ${dx > 0 ? -2 : 2} ${74 + (i % 3) * 7}`, {
              stroke: b.side('#8c2f26'),
              width: 8.4,
              cap: 'round',
            }) +
            path(`M${x + dx - 4} ${-72 + (i % 3) * 4}h8`, { stroke: b.dark('#4a1a16', 0.4), width: 2.4 });
      else if (kind === 1)
        out +=
          path(
            `M${x} -112V-96M${x} -98C${x - 16} -84 ${x - 15} -44 ${x} -18L${x + 11} -4L${x + 3} -18C${x + 16} -44 ${x + 15} -84 ${x} -98Z`,
            { fill: b.side('#9aa4a0'), stroke: b.dark('#6a7470', 0.3), width: 1.6 },
          ) +
          path(`M${x - 9} -80q9 5 18 0M${x - 11} -68q11 5 22 0M${x - 10} -56q10 5 20 0M${x} -92h.1`, {
            stroke: b.dark('#5a6460', 0.4),
            width: 2.4,
          });
      else if (kind === 2)
        out +=
          path(
            `M${x} -112V-88M${x} -92C${x - 4} -78 ${x - 20} -64 ${x - 17} -38C${x - 13} -24 ${x + 13} -24 ${x + 17} -38C${x + 20} -64 ${x + 4} -78 ${x} -92Z`,
            { fill: b.side('#a85a2c'), stroke: b.dark('#6a3a1c', 0.3), width: 2 },
          ) +
          path(`M${x - 16} -52L${x - 21} -26M${x + 16} -52L${x + 21} -26M${x - 5} -27v16M${x + 5} -27v16`, {
            stroke: b.side('#a85a2c'),
            width: 5,
          });
      else
        out +=
          path(`M${x} -112V-96M${x - 10} -98H${x + 9}L${x + 11} -22H${x - 8}Z`, { fill: b.side('#a8503a') }) +
          path(`M${x - 5} -96L${x - 3} -24M${x + 4} -96L${x + 6} -24`, {
            stroke: b.light('#f0d8c0', 0.4),
            width: 4.4,
          });
    }
    return out;
  },
};

/** An accordion with mother-of-pearl keys, half open. */
export const accordion: Landmark = {
  height: 110,
  draw: (b) => {
    const red = b.options.color ?? '#b3263a';
    let folds = '';
    for (let i = 0; i < 9; i++) folds += `M${-34 + i * 9} -98Q${-30 + i * 9} -52 ${-34 + i * 9} -6`;
    let keys = '';
    for (let i = 0; i < 9; i++) keys += `M62 ${-92 + i * 10}h26`;
    let buttons = '';
    for (let row = 0; row < 7; row++)
      for (const x of [-72, -62, -52]) buttons += `M${x} ${-86 + row * 12}h.1`;
    return (
      path('M-44 -102Q4 -112 52 -102V-2Q4 -12 -44 -2Z', { fill: b.side('#3a3438') }) +
      path(folds, { stroke: b.light('#e8dcc8', 0.3), width: 3.4 }) +
      rect(-84, -106, 44, 108, { fill: b.side(red) }, 9) +
      rect(50, -106, 40, 108, { fill: b.side(red) }, 9) +
      rect(64, -98, 26, 94, { fill: b.light('#faf6ea', 0.4) }) +
      path(keys, { stroke: b.dark('#2a2426', 0.5), width: 2.4 }) +
      path(buttons, { stroke: b.light('#faf6ea', 0.4), width: 6, cap: 'round' }) +
      path('M-84 -96C-104 -80 -104 -28 -84 -12', { stroke: b.side(MATERIAL.darkTimber), width: 6 })
    );
  },
};

/** Whole fish on skewers around a fire of poplar wood. */
export const fishGrill: Landmark = {
  height: 110,
  draw: (b) => {
    const glow = b.defs.radial([
      [0, '#ffc46a', 0.8],
      [1, '#ff8a3a', 0],
    ]);
    let out = ellipse(0, -40, 190, 70, { fill: glow });
    out +=
      path('M-176 2L-164 -26H164L176 2Z', { fill: b.side('#4a4644') }) +
      path('M-160 -26H160', { stroke: '#ff7a2a', width: 7 });
    for (let i = 0; i < 8; i++) {
      const x = -140 + i * 40;
      out += path(`M${x} -20V-122`, { stroke: b.dark('#8a6a42', 0.2), width: 3.4 });
      out += path(
        `M${x} -112C${x + 19} -98 ${x + 19} -62 ${x + 2} -44L${x + 12} -32H${x - 12}L${x - 2} -44C${x - 19} -62 ${x - 19} -98 ${x} -112Z`,
        { fill: b.side('#b5763a') },
      );
      out +=
        path(`M${x - 11} -88l22 8M${x - 13} -74l26 8M${x - 11} -60l22 7`, {
          stroke: b.dark('#5a2f16', 0.4),
          width: 2.8,
        }) + path(`M${x + 4} -100h.1`, { stroke: '#fff0d0', width: 5, cap: 'round' });
    }
    let flames = '';
    for (let i = 0; i < 12; i++) flames += `M${-150 + i * 27} -26q-6 -16 4 -24q10 12 6 24Z`;
    out += path(flames, { fill: '#ffb84a' });
    return (
      out +
      path('M-60 -128q-16 -22 2 -42t-6 -40M50 -128q18 -24 -4 -44t8 -44', {
        stroke: '#ffffff',
        width: 9,
        opacity: 0.22,
      })
    );
  },
};
