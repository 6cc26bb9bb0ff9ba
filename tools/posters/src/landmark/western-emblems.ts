import { arch } from '../building/body.ts';
import { type Brush, MATERIAL } from '../building/brush.ts';
import { finial, roof } from '../building/roof.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** The Dongguan Mosque of Xining: an arcaded front between two tall minarets, behind it the tiled hall with three gilded vessels. */
export const dongguanMosque: Landmark = {
  height: 260,
  draw: (b) => {
    const cream = b.options.color ?? '#ead9b4';
    const green = '#3f8a6a';
    let out = roof(b, { y: -104, width: 330, ridge: 214, height: 62, lift: 20, color: '#4f6a62' });
    for (const x of [-44, 0, 44]) out += vessel(b, x, -168, x === 0 ? 1.15 : 0.9);
    out +=
      rect(-190, -104, 380, 106, { fill: b.side(cream) }) + rect(-196, -112, 392, 9, { fill: b.side(green) });
    for (const x of [-150, -92, 92, 150]) out += doorway(b, x, 38, 74, cream);
    out +=
      rect(-58, -138, 116, 140, { fill: b.light(cream, 0.25) }) +
      rect(-64, -146, 128, 10, { fill: b.side(green) });
    out +=
      path(arch(0, 2, 76, 104), { fill: b.side(green) }) +
      path(arch(0, 2, 60, 92), { fill: b.dark('#3f2c22', 0.35) }) +
      path('M0 2V-66M-29 -62H29', { stroke: b.tone('#8a6a3a'), width: 2.6 });
    out +=
      rect(-38, -130, 76, 17, { fill: b.tone('#24604a') }) +
      path('M-30 -121q5 -6 10 0t10 0t10 0t10 0t10 0t10 0', { stroke: b.tone(MATERIAL.gold), width: 2.8 });
    return out + minaret(b, -222, cream, green) + minaret(b, 222, cream, green);
  },
};

function doorway(b: Brush, x: number, w: number, h: number, wall: string): string {
  return (
    path(arch(x, 2, w + 10, h + 8), { fill: b.light(wall, 0.5) }) +
    path(arch(x, 2, w, h), { fill: b.dark('#4a5a4c', 0.3) })
  );
}

/** Draws a gilded vessel of Tibetan make on the ridge. */
function vessel(b: Brush, x: number, y: number, k: number): string {
  return (
    path(
      `M${n(x - 9 * k)} ${y + 4}L${n(x - 11 * k)} ${n(y - 16 * k)}Q${x} ${n(y - 26 * k)} ${n(x + 11 * k)} ${n(y - 16 * k)}L${n(x + 9 * k)} ${y + 4}Z`,
      { fill: b.side('#e3b04b') },
    ) + finial(b, x, y - 20 * k, 20 * k)
  );
}

function minaret(b: Brush, x: number, wall: string, green: string): string {
  let out = path(`M${x - 30} 2L${x - 24} -168H${x + 24}L${x + 30} 2Z`, { fill: b.side(wall) });
  for (const y of [-34, -92]) out += path(arch(x, y, 18, 34), { fill: b.dark('#4a5a4c', 0.3) });
  for (const y of [-68, -126]) out += rect(x - 30, y, 60, 6, { fill: b.side(green) });
  out +=
    rect(x - 34, -174, 68, 8, { fill: b.light(wall, 0.3) }) +
    rect(x - 22, -206, 44, 32, { fill: b.dark('#4a5a4c', 0.2) });
  for (const dx of [-22, -9, 5, 18]) out += rect(x + dx, -206, 5, 32, { fill: b.light(wall, 0.2) });
  out += roof(b, { x, y: -204, width: 74, ridge: 0, height: 34, lift: 10, color: green });
  out += path(`M${x} -238v-14`, { stroke: b.tone(MATERIAL.gold), width: 3 });
  return (
    out +
    path(`M${x + 5} -262A9 9 0 1 0 ${x + 5} -248A7 7 0 1 1 ${x + 5} -262Z`, {
      fill: b.light(MATERIAL.gold, 0.4),
    })
  );
}

/** The eight stupas of Kumbum: a row on one plinth, white with ochre steps, each with a niche and a gilded top. */
export const eightStupas: Landmark = {
  height: 150,
  draw: (b) => {
    let out =
      rect(-330, -12, 660, 14, { fill: b.side('#b5a58a') }) +
      rect(-334, -16, 668, 5, { fill: b.light('#d9cdb4', 0.3) });
    for (let i = 0; i < 8; i++) out += stupa(b, -287 + i * 82);
    return out;
  },
};

function stupa(b: Brush, x: number): string {
  const white = '#f6efe0';
  let out =
    rect(x - 34, -44, 68, 30, { fill: b.side(white) }) +
    rect(x - 37, -48, 74, 5, { fill: b.side('#b8743c') });
  out += rect(x - 26, -40, 52, 20, { fill: b.dark('#c98a4c', 0.1), opacity: 0.6 });
  out += path(`M${x - 30} -48V-55H${x - 25}V-61H${x - 20}V-66H${x + 20}V-61H${x + 25}V-55H${x + 30}V-48Z`, {
    fill: b.light(white, 0.3),
  });
  out += path(
    `M${x - 15} -66C${x - 27} -84 ${x - 24} -100 ${x - 16} -104H${x + 16}C${x + 24} -100 ${x + 27} -84 ${x + 15} -66Z`,
    { fill: b.side(white) },
  );
  out +=
    path(arch(x, -72, 15, 24), { fill: b.side('#b8392c') }) +
    path(arch(x, -72, 8, 16), { fill: b.tone('#e3b04b') });
  out +=
    rect(x - 10, -109, 20, 6, { fill: b.side('#b8743c') }) +
    path(`M${x - 9} -109L${x - 3} -138H${x + 3}L${x + 9} -109Z`, { fill: b.side('#c99a4c') });
  let rings = '';
  for (let k = 1; k < 6; k++) rings += `M${n(x - 9 + k)} ${-109 - k * 4.6}h${n(18 - k * 2)}`;
  out += path(rings, { stroke: b.dark('#8a5a2c', 0.4), width: 1.6 });
  return (
    out +
    rect(x - 11, -142, 22, 5, { fill: b.light('#e3b04b', 0.2) }) +
    ellipse(x, -148, 4.4, 5.4, { fill: b.light('#e3b04b', 0.4) })
  );
}

/** Raffles City above the point where Chongqing's rivers meet: a row of tall sails, four of them joined by a bridge on their roofs. */
export const riverSails: Landmark = {
  height: 270,
  draw: (b) => {
    const glass = b.options.color ?? MATERIAL.glass;
    let out = sail(b, -34, 262, 46, glass) + sail(b, 34, 262, 46, glass);
    for (const x of [-196, -132, -84, 84, 132, 196])
      out += sail(b, x, Math.abs(x) > 190 ? 176 : 190, 40, glass);
    out += sail(b, -28, 190, 40, glass) + sail(b, 28, 190, 40, glass);
    out += path(
      'M-160 -194Q-166 -214 -140 -214H140Q166 -214 160 -194Q154 -186 140 -186H-140Q-154 -186 -160 -194Z',
      { fill: b.side('#dfe9ec') },
    );
    let ribs = '';
    for (let x = -146; x <= 146; x += 12) ribs += `M${x} -213v26`;
    out += path(ribs, { stroke: b.dark('#7f9aa8', 0.3), width: 1.8, opacity: 0.7 });
    out += path('M-270 2L-236 -30H236L270 2Z', { fill: b.side('#cfc6b4') });
    return out + path('M-250 -14H250', { stroke: b.window(), width: 8, opacity: 0.7 });
  },
};

/** Draws one tower that bends like a sail towards the river. */
function sail(b: Brush, x: number, h: number, w: number, glass: string): string {
  const lean = x * 0.05;
  const outline = `M${n(x - w / 2)} -20C${n(x - w / 2 - 5)} ${n(-h * 0.5)} ${n(x - w / 2 - 3 + lean)} ${n(-h * 0.8)} ${n(x - w / 2 + 5 + lean)} ${-h}Q${n(x + lean)} ${-h - 9} ${n(x + w / 2 - 5 + lean)} ${-h}C${n(x + w / 2 + 3 + lean)} ${n(-h * 0.8)} ${n(x + w / 2 + 5)} ${n(-h * 0.5)} ${n(x + w / 2)} -20Z`;
  let floors = '';
  for (let y = -32; y > -h + 6; y -= 11) floors += `M${n(x - w / 2 - 6)} ${y}h${w + 12}`;
  return (
    path(outline, { fill: b.side(glass) }) +
    `<g clip-path="${b.defs.clip(outline)}">${path(floors, { stroke: b.glow > 0.2 ? b.window() : b.light('#e6f0f2', 0.4), width: 3.4, opacity: 0.65 })}${path(`M${n(x + w * 0.12)} -20L${n(x + w * 0.12 + lean)} ${-h - 8}`, { stroke: b.dark(glass, 0.5), width: 3, opacity: 0.6 })}</g>`
  );
}

/** A painted brick of the Wei and Jin tombs: a postman at full gallop with his tablet, in black and red on white. */
export const postmanBrick: Landmark = {
  height: 190,
  draw: (b) => {
    const [ink, red] = [b.dark('#241c18', 0.6), b.tone('#b8452c')];
    let out =
      path('M-186 2L-170 -186H196L206 -10L190 6Z', { fill: b.dark('#8a7258', 0.35) }) +
      rect(-182, -182, 372, 184, { fill: b.side('#b59a74') }, 6) +
      rect(-166, -166, 340, 152, { fill: b.light('#f2e6cc', 0.35) }, 4);
    out += path('M-166 -166H174M-166 -14H174', { stroke: red, width: 7 });
    const horse =
      'M-76 -74C-60 -92 -10 -96 30 -86C44 -84 54 -98 62 -116C70 -130 88 -138 98 -134L116 -120C124 -112 122 -104 112 -102L96 -104C92 -86 84 -66 66 -56C30 -44 -40 -46 -66 -52C-80 -56 -84 -66 -76 -74Z';
    out += path(
      'M-68 -58L-112 -36L-140 -38M-56 -54L-86 -24L-116 -22M50 -58L92 -44L122 -54M36 -52L70 -28L104 -30',
      { stroke: ink, width: 9 },
    );
    out +=
      path('M-76 -74C-98 -88 -116 -84 -140 -96', { stroke: ink, width: 8 }) +
      path(horse, { fill: b.light('#e6c9a0', 0.1), stroke: ink, width: 5 });
    out +=
      path('M62 -116C54 -104 52 -92 42 -84', { stroke: ink, width: 9 }) +
      path('M88 -138l3 -13l8 11', { fill: ink }) +
      ellipse(100, -120, 2.8, 2.8, { fill: ink });
    out += path('M-30 -88C-34 -118 -26 -134 -10 -136C8 -136 18 -118 20 -90Q-4 -80 -30 -88Z', {
      fill: red,
      stroke: ink,
      width: 4,
    });
    out +=
      path('M8 -122C26 -122 38 -114 50 -118', { stroke: ink, width: 8 }) +
      rect(44, -132, 26, 17, { fill: b.light('#fffaf0', 0.4), stroke: ink, width: 3 });
    out +=
      ellipse(-2, -148, 11, 12, { fill: b.light('#f2dcc0', 0.3), stroke: ink, width: 3 }) +
      path('M-16 -153H13L8 -166H-10Z', { fill: ink });
    return out + path('M-10 -88C0 -70 2 -62 12 -52', { stroke: ink, width: 7 });
  },
};
