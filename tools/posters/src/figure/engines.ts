import { n, path, rect } from '../canvas/path.ts';
import type { Landmark } from '../landmark/landmark.ts';

/** A narrow-gauge steam engine with two coaches, running to the left. */
export const steamTrain: Landmark = {
  height: 110,
  draw: (b) => {
    const iron = '#2f3436';
    let out = path('M-400 2H500', { stroke: b.dark('#6a5a4c', 0.3), width: 5 });
    for (let i = 0; i < 2; i++) {
      const x = 70 + i * 190;
      out +=
        rect(x, -70, 170, 58, { fill: b.down('#3f6a4c') }) +
        rect(x - 4, -76, 178, 8, { fill: b.tone('#5a544e') });
      for (let k = 0; k < 5; k++) out += rect(x + 10 + k * 32, -60, 22, 20, { fill: b.window() });
      for (const w of [30, 60, 112, 142])
        out += `<circle cx="${x + w}" cy="-8" r="9" fill="${b.dark(iron, 0.3)}"/>`;
    }
    out +=
      rect(-150, -62, 140, 40, { fill: b.down(iron) }, 16) +
      rect(-34, -92, 76, 74, { fill: b.side(iron) }) +
      rect(-42, -98, 94, 8, { fill: b.tone('#5a544e') });
    out += rect(-20, -82, 22, 22, { fill: b.window() }) + rect(12, -82, 20, 22, { fill: b.window() });
    out +=
      path('M-136 -62L-142 -96H-112L-118 -62Z', { fill: b.side(iron) }) +
      path('M-80 -62C-80 -78 -58 -78 -58 -62Z', { fill: b.tone('#d9a03f') });
    out +=
      path('M-160 -22H44V-12H-160Z', { fill: b.tone('#b3261e') }) +
      path('M-160 -12L-186 2H-150Z', { fill: b.tone('#b3261e') }) +
      `<circle cx="-154" cy="-46" r="8" fill="#ffe3a0"/>`;
    for (const x of [-128, -84, -40])
      out += `<circle cx="${x}" cy="-10" r="15" fill="${b.tone('#b3261e')}"/><circle cx="${x}" cy="-10" r="5" fill="${b.dark(iron, 0.3)}"/>`;
    out += path('M-128 -8H-40', { stroke: b.light('#c9ced0', 0.2), width: 4 });
    for (let i = 0; i < 6; i++) {
      const r = 14 + i * 7;
      out += `<circle cx="${n(-124 + i * 40)}" cy="${n(-112 - i * 11)}" r="${r}" fill="${b.light('#ffffff', 0.2)}" opacity="${n(0.85 - i * 0.1)}"/>`;
    }
    return out;
  },
};

/** The front of a tidal bore across the river: a wall of white water. */
export const tideWall: Landmark = {
  height: 60,
  floats: true,
  flies: true,
  draw: (b) => {
    const white = b.light('#ffffff', 0.15);
    let crest = 'M-700 20';
    for (let x = -700; x < 700; x += 50)
      crest += `C${x + 8} ${n(-34 - b.random() * 26)} ${x + 36} ${n(-30 - b.random() * 22)} ${x + 50} ${n(-6 + b.random() * 8)}`;
    let spray = '';
    for (let i = 0; i < 120; i++) spray += `M${n(-690 + b.random() * 1380)} ${n(-20 - b.random() * 44)}h.1`;
    let streaks = '';
    for (let i = 0; i < 70; i++)
      streaks += `M${n(-690 + b.random() * 1380)} ${n(-14 + b.random() * 20)}q4 10 -2 ${n(14 + b.random() * 12)}`;
    return (
      path(`${crest}V44H-700Z`, {
        fill: b.defs.linear([
          [0, white, 1],
          [0.5, b.tone('#c8c2a8'), 0.95],
          [1, b.tone('#8f8a68'), 0.2],
        ]),
      }) +
      path(streaks, { stroke: b.tone('#8f8a68'), width: 3, opacity: 0.5 }) +
      path(spray, { stroke: white, width: 5, opacity: 0.9 })
    );
  },
};

/** A striped tiger walking to the right. */
export const tiger: Landmark = {
  height: 100,
  draw: (b) => {
    const coat = '#d98a3a';
    const body =
      'M-96 -52C-90 -78 -50 -82 -10 -76C16 -74 34 -86 54 -88C60 -96 66 -92 66 -88C76 -92 84 -90 82 -82C94 -76 98 -62 92 -52C84 -44 70 -44 62 -46C54 -36 46 -30 46 -24L52 0H34L26 -30C0 -24 -34 -26 -50 -32L-56 0H-74L-72 -30C-84 -34 -94 -40 -96 -52Z';
    const far = path('M-50 -34L-36 0H-54ZM16 -32L20 0H2Z', { fill: b.dark(coat, 0.35) });
    const stripes =
      'M-80 -74L-72 -50M-62 -78L-56 -48M-44 -79L-40 -46M-26 -78L-22 -46M-8 -77L-6 -48M10 -78L10 -50M28 -82L26 -54M44 -86L42 -60M-70 -20h14M38 -18h12M58 -84L62 -74M74 -86L70 -76';
    return (
      path('M-94 -58C-122 -62 -132 -40 -122 -22C-118 -12 -108 -16 -112 -24', {
        stroke: b.side(coat),
        width: 10,
      }) +
      far +
      path(body, { fill: b.side(coat) }) +
      path(
        'M-60 -32C-30 -24 0 -24 26 -32C20 -26 -40 -24 -60 -32ZM66 -48C76 -44 88 -44 92 -54C84 -58 72 -56 66 -48Z',
        { fill: b.light('#fff4e2', 0.2) },
      ) +
      `<g clip-path="${b.defs.clip(body)}">${path(stripes, { stroke: b.dark('#2a1c16', 0.6), width: 5 })}</g>` +
      path('M80 -70h.1', { stroke: b.ink, width: 5 }) +
      path('M94 -60h.1', { stroke: b.dark('#5a2a24', 0.4), width: 6 }) +
      path('M-122 -40l-8 4M-124 -28l-8 0', { stroke: b.dark('#2a1c16', 0.6), width: 5 })
    );
  },
};

/** A covered pleasure boat with lattice cabins. */
export const paintedBoat: Landmark = {
  height: 90,
  floats: true,
  draw: (b) => {
    const red = b.options.color ?? '#a8402c';
    let out = path('M-170 -18C-120 -6 120 -6 172 -22C164 6 130 16 90 16H-96C-136 16 -162 4 -170 -18Z', {
      fill: b.side('#6a4632'),
    });
    out += rect(-112, -52, 214, 40, { fill: b.side(red) });
    for (let i = 0; i < 9; i++) out += rect(-104 + i * 23, -46, 16, 26, { fill: b.window() });
    let lattice = '';
    for (let i = 0; i < 9; i++) lattice += `M${-96 + i * 23} -46v26M${-104 + i * 23} -33h16`;
    out += path(lattice, { stroke: b.dark(red, 0.3), width: 1.6 });
    return (
      out +
      path('M-134 -50C-90 -66 80 -66 124 -50L104 -72C60 -84 -70 -84 -112 -72Z', { fill: b.side('#56646a') }) +
      path('M-112 -72C-70 -84 60 -84 104 -72', { stroke: b.light('#8a9498', 0.3), width: 3 })
    );
  },
};
