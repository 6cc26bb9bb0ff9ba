import { MATERIAL } from '../building/brush.ts';
import { n, path, rect } from '../canvas/path.ts';
import type { Landmark } from '../landmark/landmark.ts';

/** An open passport with a stamp, standing like a gate. */
export const passport: Landmark = {
  height: 120,
  draw: (b) => {
    let out =
      path('M-92 0L-86 -116L0 -106V10Z', { fill: b.side('#8c2f2a') }) +
      path('M92 0L86 -116L0 -106V10Z', { fill: b.side('#f4ecd8') });
    out += path(
      'M-68 -88C-56 -98 -36 -94 -26 -84C-20 -70 -24 -52 -36 -44C-52 -40 -66 -50 -72 -62C-74 -72 -72 -82 -68 -88Z',
      { stroke: b.tone(MATERIAL.gold), width: 3 },
    );
    out += path(
      'M-72 -66H-24M-48 -94C-60 -80 -60 -56 -46 -42M-48 -94C-36 -80 -36 -56 -46 -42M-70 -24L-24 -20M-62 -12L-34 -9',
      { stroke: b.tone(MATERIAL.gold), width: 2 },
    );
    out += path('M12 -88L74 -94M12 -76L60 -80M12 -64L70 -68', { stroke: b.dark('#b9ad94', 0.2), width: 2.4 });
    return (
      out +
      path(
        'M20 -40a24 22 0 1 0 48 -2a24 22 0 1 0 -48 2M28 -40a16 14 0 1 0 32 -2a16 14 0 1 0 -32 2M26 -40L62 -43',
        { stroke: '#b3261e', width: 3, fill: 'none', opacity: 0.85 },
      )
    );
  },
};

/** Round coins with a square hole on a red cord. */
export const coins: Landmark = {
  height: 130,
  draw: (b) => {
    const coin = (x: number, y: number, r: number) => {
      const q = r * 0.26;
      return `<circle cx="${x}" cy="${y}" r="${r}" fill="${b.side('#c9953f')}"/>${path(`M${n(x - q)} ${n(y - q)}h${n(q * 2)}v${n(q * 2)}h${n(-q * 2)}Z`, { fill: b.dark('#5a3f24', 0.4) })}<circle cx="${x}" cy="${y}" r="${n(r * 0.86)}" fill="none" stroke="${b.light('#f2d48a', 0.3)}" stroke-width="2.6"/>${path(`M${n(x - r * 0.1)} ${n(y - r * 0.6)}h${n(r * 0.2)}M${x} ${n(y - r * 0.7)}v${n(r * 0.26)}M${n(x - r * 0.14)} ${n(y + r * 0.46)}h${n(r * 0.28)}M${x} ${n(y + r * 0.4)}v${n(r * 0.26)}M${n(x + r * 0.46)} ${y}h${n(r * 0.24)}M${n(x - r * 0.7)} ${y}h${n(r * 0.24)}`, { stroke: b.light('#f2d48a', 0.3), width: 3 })}`;
    };
    return (
      path('M-80 -100C-20 -120 40 -90 20 -60C0 -30 60 -20 90 -50', { stroke: b.tone('#b3261e'), width: 7 }) +
      coin(-62, -40, 40) +
      coin(60, -42, 42) +
      coin(0, -62, 56)
    );
  },
};

/** A telephone whose screen shows mountains and a pin. */
export const phone: Landmark = {
  height: 180,
  draw: (b) => {
    let out =
      rect(-48, -180, 96, 180, { fill: b.side('#23282c') }, 15) +
      rect(
        -41,
        -170,
        82,
        160,
        {
          fill: b.defs.linear([
            [0, '#f7dcb4'],
            [0.5, '#f3b894'],
            [1, '#7fa6a8'],
          ]),
        },
        9,
      );
    out +=
      path('M-41 -72L-20 -112L-4 -84L14 -128L41 -78V-50H-41Z', { fill: '#5f8f8a' }) +
      path('M-41 -50H41V-30H-41Z', { fill: '#86b0a8' }) +
      `<circle cx="18" cy="-142" r="11" fill="#fff1cf"/>`;
    out +=
      path('M-8 -50C-24 -74 -22 -92 -6 -94C10 -92 12 -74 -8 -50Z', { fill: '#b3261e' }) +
      `<circle cx="-6" cy="-80" r="6" fill="#fff6e6"/>`;
    let code = '';
    for (let r = 0; r < 3; r++)
      for (let c = 0; c < 9; c++)
        if ((r * 7 + c * 5) % 3) code += `M${n(-28 + c * 6.4)} ${n(-26 + r * 5.4)}h4.6v4h-4.6Z`;
    return (
      out +
      path(code, { fill: '#23282c' }) +
      path('M60 -150C74 -164 74 -190 60 -204M74 -140C96 -160 96 -196 74 -214', {
        stroke: b.light('#ffffff', 0.2),
        width: 4,
        opacity: 0.75,
      })
    );
  },
};

/** A suitcase with stickers. */
export const suitcase: Landmark = {
  height: 110,
  draw: (b) => {
    let out =
      path('M-22 -84V-104H22V-84', { stroke: b.dark(MATERIAL.timber, 0.3), width: 6 }) +
      rect(-66, -86, 132, 82, { fill: b.side(b.options.color ?? '#a8643c') }, 9);
    out +=
      path('M-40 -86V-4M40 -86V-4', { stroke: b.dark('#6a3c24', 0.3), width: 6 }) +
      rect(-18, -66, 36, 26, { fill: b.tone('#efe3c6') }, 3) +
      path('M-14 -44L-4 -58L4 -50L12 -62', { stroke: b.tone('#2f7a78'), width: 2.6 });
    return (
      out +
      `<circle cx="-54" cy="-24" r="9" fill="${b.tone('#b3261e')}"/>` +
      rect(46, -34, 15, 18, { fill: b.tone('#2f6f73') }, 2) +
      path('M-48 -4h10v6h-10ZM38 -4h10v6h-10Z', { fill: b.ink })
    );
  },
};

/** A camera on a tripod looking at the view. */
export const camera: Landmark = {
  height: 140,
  draw: (b) => {
    let out = path('M0 -80L-40 0M0 -80L40 0M0 -80V4', { stroke: b.dark('#3a3430', 0.3), width: 6 });
    out +=
      rect(-46, -132, 92, 56, { fill: b.side('#3a3f44') }, 7) +
      rect(-20, -144, 38, 14, { fill: b.tone('#2a2e32') }, 4) +
      rect(-46, -116, 92, 16, { fill: b.tone('#7a4a34') });
    return (
      out +
      `<circle cx="0" cy="-104" r="23" fill="${b.tone('#22262a')}"/><circle cx="0" cy="-104" r="16" fill="${b.tone('#5f8a98')}"/><circle cx="-5" cy="-109" r="5" fill="#ffffff" opacity=".8"/>` +
      rect(28, -140, 12, 8, { fill: b.tone('#b3261e') }, 2)
    );
  },
};

/** A paper map unfolded, with a route and a compass. */
export const mapSheet: Landmark = {
  height: 110,
  draw: (b) => {
    let out = '';
    for (const [x, s] of [
      [-90, 1],
      [-30, -1],
      [30, 1],
      [90, -1],
    ] as const)
      out += path(`M${x - 30} ${-100 - s * 5}L${x + 30} ${-100 + s * 5}V${s * 5}L${x - 30} ${-s * 5}Z`, {
        fill: s > 0 ? b.light('#f0e4c8', 0.2) : b.tone('#e2d3b0'),
      });
    out += path('M-110 -30C-80 -60 -60 -20 -30 -50C0 -80 20 -40 50 -66C70 -82 84 -70 100 -84', {
      stroke: b.tone('#b3261e'),
      width: 4,
    });
    out +=
      path('M-116 -76C-96 -86 -84 -70 -64 -80M-20 -20C10 -30 30 -12 60 -24', {
        stroke: b.tone('#6f9a9a'),
        width: 4,
      }) + path('M-60 -56l8 -14l8 14ZM-46 -54l9 -16l9 16ZM8 -74l8 -14l8 14Z', { fill: b.tone('#8a9a78') });
    return (
      out +
      path('M100 -84C90 -100 92 -114 101 -115C110 -114 112 -100 100 -84Z', { fill: b.tone('#b3261e') }) +
      `<circle cx="-110" cy="-30" r="5" fill="${b.tone('#b3261e')}"/>`
    );
  },
};

/** A ticket and an admission stamp. */
export const ticket: Landmark = {
  height: 90,
  draw: (b) => {
    const t = (x: number, y: number, r: number, c: string) =>
      `<g transform="translate(${x} ${y}) rotate(${r})">${path('M-90 -28H90V-8A8 8 0 0 0 90 8V28H-90V8A8 8 0 0 0 -90 -8Z', { fill: b.side(c) })}${path('M46 -24V24', { stroke: b.dark(c, 0.3), width: 2 })}${path('M-76 14L-52 -16L-36 2L-18 -18L10 14Z', { fill: b.dark(c, 0.22) })}${path('M56 -14h24M56 -2h24M56 10h16', { stroke: b.dark(c, 0.4), width: 3 })}</g>`;
    return t(-16, -54, -9, '#e2b878') + t(14, -32, 6, '#d9694a');
  },
};
