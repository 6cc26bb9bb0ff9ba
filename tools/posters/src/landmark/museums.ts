import { arch, bays } from '../building/body.ts';
import { type Brush, MATERIAL } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { n, path, rect } from '../canvas/path.ts';
import { overhang, portal, waves } from './city-museums.ts';
import type { Landmark } from './landmark.ts';

type Building = (b: Brush, color: string | undefined) => string;

/** Draws broad steps in front of an entrance. */
function apron(b: Brush, w: number): string {
  let out = '';
  for (let i = 0; i < 4; i++)
    out += rect(-w / 2 + i * 7, -3 - i * 3.4, w - i * 14, 3.6, {
      fill: i % 2 ? b.light(MATERIAL.stone, 0.25) : b.side(MATERIAL.stone),
    });
  return out;
}

function door(b: Brush, x: number, w: number, h: number): string {
  return (
    rect(x - w / 2, -14 - h, w, h, { fill: b.window() }) +
    path(`M${n(x)} -14v${n(-h)}`, { stroke: b.dark('#3a3634', 0.4), width: 1.4 })
  );
}

/** Plain block faced with slabs, a glass front in the middle. */
const block: Building = (b, color = '#cfc6b4') => {
  let joints = '';
  for (let y = -26; y > -96; y -= 12) joints += `M-180 ${y}H180`;
  for (let x = -168; x < 180; x += 24) joints += `M${x} -96V-14`;
  return (
    apron(b, 240) +
    rect(-180, -98, 360, 86, { fill: b.side(color) }) +
    path(joints, { stroke: b.dark(color, 0.4), width: 0.8, opacity: 0.4 }) +
    rect(-186, -104, 372, 8, { fill: b.light(color, 0.35) }) +
    rect(-52, -84, 104, 72, { fill: b.glow > 0.2 ? b.window() : b.light('#9fc0cc', 0.2) }) +
    path('M-26 -84V-12M0 -84V-12M26 -84V-12M-52 -60H52M-52 -36H52', {
      stroke: b.dark('#4a5a62', 0.3),
      width: 1.6,
    })
  );
};

/** A long colonnade with a raised middle. */
const colonnade: Building = (b, color = '#d8cbb0') => {
  let out = apron(b, 300) + rect(-230, -84, 460, 72, { fill: b.dark(color, 0.35) });
  for (let i = 0; i < 27; i++) out += rect(-226 + i * 17, -84, 6, 72, { fill: b.side(color) });
  out +=
    rect(-240, -96, 480, 14, { fill: b.side(color) }) + rect(-240, -98, 480, 3, { fill: b.tone('#d9a03f') });
  out += rect(-70, -112, 140, 100, { fill: b.dark(color, 0.3) });
  for (let i = 0; i < 8; i++) out += rect(-66 + i * 18, -112, 7, 100, { fill: b.light(color, 0.2) });
  return (
    out +
    rect(-78, -126, 156, 15, { fill: b.side(color) }) +
    rect(-78, -128, 156, 3, { fill: b.tone('#d9a03f') })
  );
};

/** A body that flares upwards like a bronze vessel. */
const flare: Building = (b, color = '#c9a25a') => {
  const body = 'M-104 -14C-112 -50 -130 -80 -160 -112H160C130 -80 112 -50 104 -14Z';
  let ribs = '';
  for (let i = -7; i <= 7; i++) ribs += `M${i * 14} -14C${i * 15} -50 ${n(i * 17.6)} -80 ${n(i * 21.4)} -112`;
  return (
    apron(b, 240) +
    path(body, { fill: b.side(color) }) +
    path(ribs, { stroke: b.dark(color, 0.4), width: 1.4, opacity: 0.5 }) +
    rect(-166, -122, 332, 11, { fill: b.light(color, 0.3) }) +
    door(b, 0, 60, 34)
  );
};

/** A round crown on a square base, like a ding. */
const round: Building = (b, color = '#cdbf9f') => {
  let out = apron(b, 240) + path('M-170 -12L-150 -60H150L170 -12Z', { fill: b.side(color) });
  out += path('M-150 -60L-128 -84H128L150 -60Z', { fill: b.side(color) });
  out += path('M-112 -84C-112 -108 -96 -124 -70 -124H70C96 -124 112 -108 112 -84Z', { fill: b.side(color) });
  out += `<ellipse cx="0" cy="-124" rx="72" ry="9" fill="${b.dark(color, 0.2)}"/>`;
  for (const s of [-1, 1])
    out += path(`M${s * 96} -112C${s * 126} -126 ${s * 126} -152 ${s * 92} -154`, {
      stroke: b.side(color),
      width: 9,
    });
  return out + door(b, 0, 50, 30);
};

/** Stepped pyramid with a lantern at the top. */
const pyramid: Building = (b, color = '#a8805c') => {
  let out = apron(b, 250);
  for (let i = 0; i < 5; i++) {
    const w = 170 - i * 27;
    out +=
      path(`M${-w} ${-12 - i * 22}L${-w + 20} ${-34 - i * 22}H${w - 20}L${w} ${-12 - i * 22}Z`, {
        fill: b.side(color),
      }) + path(`M${-w + 20} ${-34 - i * 22}H${w - 20}`, { stroke: b.light(color, 0.5), width: 2.4 });
  }
  return (
    out +
    path('M-30 -122L0 -158L30 -122Z', { fill: b.side('#6f9aac') }) +
    path('M0 -158L-10 -122M0 -158L10 -122', { stroke: b.light('#cfe0e4', 0.3), width: 1.6 }) +
    path(arch(0, -12, 36, 40), { fill: b.window() })
  );
};

/** Leaning walls of old bricks and tiles, split open. */
const tilted: Building = (b, color = '#9a8f80') => {
  const left = 'M-190 -12L-206 -104L-40 -92L-30 -12Z';
  const right = 'M-8 -12L14 -132L186 -118L166 -12Z';
  let courses = '';
  for (let y = -18; y > -130; y -= 6) courses += `M-210 ${y}q100 ${n(b.random() * 4 - 2)} 200 0t200 0`;
  let tiles = '';
  for (let i = 0; i < 60; i++)
    tiles += `M${n(-200 + b.random() * 380)} ${n(-16 - b.random() * 108)}h${n(8 + b.random() * 14)}`;
  let panes = '';
  for (const [x, y] of [
    [-160, -70],
    [-120, -46],
    [-90, -76],
    [40, -90],
    [80, -56],
    [120, -96],
    [142, -44],
  ] as const)
    panes += `M${x} ${y}h12v9h-12Z`;
  const inner =
    path(courses, { stroke: b.dark(color, 0.4), width: 1, opacity: 0.5 }) +
    path(tiles, { stroke: b.tone('#a8603f'), width: 4, opacity: 0.6 }) +
    path(panes, { fill: b.window() });
  return (
    path(left, { fill: b.side(color) }) +
    path(right, { fill: b.side(color) }) +
    `<g clip-path="${b.defs.clip(left + right)}">${inner}</g>` +
    path('M-30 -12L-22 -50H-2L-8 -12Z', { fill: b.dark('#2f2a28', 0.5) })
  );
};

/** White walls edged in grey, with roofs folded like paper. */
const folded: Building = (b, color = MATERIAL.limewash) => {
  const slate = b.dark(MATERIAL.tile, 0.1);
  let out = '';
  for (const [x, w, h] of [
    [-150, 90, 52],
    [-64, 96, 66],
    [150, 90, 52],
    [64, 96, 66],
    [0, 92, 84],
  ] as const) {
    out +=
      rect(x - w / 2, -h, w, h, { fill: b.side(color) }) +
      path(`M${n(x - w / 2)} ${-h}L${n(x - w * 0.2)} ${-h - 26}H${n(x + w * 0.2)}L${n(x + w / 2)} ${-h}Z`, {
        fill: b.side(MATERIAL.tile),
      }) +
      path(`M${n(x - w / 2)} ${-h}L${x} ${-h - 44}L${n(x + w / 2)} ${-h}`, { stroke: slate, width: 4 }) +
      path(`M${n(x - w / 2)} -2V${-h}H${n(x + w / 2)}V-2`, { stroke: slate, width: 3 });
    out += path(`M${x} ${n(-h * 0.36)}l13 -13l-13 -13l-13 13Z`, { fill: b.window() });
  }
  return out;
};

/** A low hall under one great curved wing; with the red and yellow drums of Shenzhen unless it has another colour. */
const wing: Building = (b, given) => {
  const color = given ?? '#3f7fb0';
  let out = rect(-170, -50, 340, 50, { fill: b.side('#e2dccd') });
  for (let i = 0; i < 20; i++) out += rect(-164 + i * 17, -40, 10, 28, { fill: b.window(), opacity: 0.85 });
  if (!given)
    out += `<ellipse cx="-60" cy="-60" rx="34" ry="30" fill="${b.side('#b3432f')}"/><ellipse cx="60" cy="-60" rx="34" ry="30" fill="${b.side('#e0b040')}"/>`;
  return (
    out +
    path(
      'M-290 -62C-200 -96 -80 -104 0 -84C80 -104 200 -96 290 -62C200 -82 90 -86 0 -70C-90 -86 -200 -82 -290 -62Z',
      { fill: b.side(color) },
    ) +
    path('M-290 -62C-200 -96 -80 -104 0 -84C80 -104 200 -96 290 -62', {
      stroke: b.light(color, 0.5),
      width: 2.4,
    })
  );
};

/** A curved glass front between stone shoulders. */
const arc: Building = (b, color = '#c9a878') => {
  let out =
    apron(b, 300) +
    path('M-210 -12V-92C-150 -104 -90 -110 -70 -112V-12ZM210 -12V-92C150 -104 90 -110 70 -112V-12Z', {
      fill: b.side(color),
    });
  out += path('M-72 -12V-116Q0 -136 72 -116V-12Z', {
    fill: b.glow > 0.2 ? b.side('#ffd992') : b.side('#8fb8cc'),
  });
  let frame = '';
  for (let i = -3; i <= 3; i++) frame += `M${i * 20} -12V-122`;
  for (let y = -30; y > -116; y -= 18) frame += `M-72 ${y}Q0 ${y - 10} 72 ${y}`;
  return (
    out +
    path(frame, { stroke: b.dark('#4a5a62', 0.3), width: 1.4, opacity: 0.7 }) +
    path('M-210 -92C-150 -104 -90 -110 -70 -112Q0 -138 70 -112C90 -110 150 -104 210 -92', {
      stroke: b.light(color, 0.5),
      width: 5,
    })
  );
};

/** A dark lacquer box with cut-out openings. */
const box: Building = (b, color = '#2f2a2c') => {
  let cuts = '';
  for (let i = 0; i < 26; i++) {
    const w = 10 + b.random() * 34;
    cuts += `M${n(-150 + b.random() * (296 - w))} ${n(-112 + b.random() * 84)}h${n(w)}v${n(4 + b.random() * 10)}h${n(-w)}Z`;
  }
  return (
    rect(-120, -22, 240, 22, { fill: b.dark('#4a4442', 0.3) }) +
    rect(-160, -124, 320, 104, { fill: b.side(color) }) +
    path(cuts, { fill: b.tone('#c4453a') }) +
    path(cuts, { stroke: b.glow > 0.2 ? '#ffcf7a' : b.light('#e8a08a', 0.2), width: 1 }) +
    door(b, 0, 70, 12)
  );
};

/** An upright slab standing on a long podium. */
const slab: Building = (b, color = '#4a5450') => {
  let lines = '';
  for (let y = -74; y > -196; y -= 6) lines += `M-76 ${y}H76`;
  return (
    rect(-200, -54, 400, 54, { fill: b.side(color) }) +
    rect(-190, -44, 380, 26, { fill: b.window(), opacity: 0.6 }) +
    rect(-76, -200, 152, 146, { fill: b.side(color) }) +
    path(lines, { stroke: b.glow > 0.2 ? '#9fd0e0' : b.light(color, 0.4), width: 2, opacity: 0.7 }) +
    rect(-204, -58, 408, 6, { fill: b.light(color, 0.3) })
  );
};

/** Rammed walls and a watchtower silhouette. */
const fort: Building = (b, color = '#c79a63') => {
  let out =
    apron(b, 240) + path('M-200 -12L-190 -74H-96L-86 -112H86L96 -74H190L200 -12Z', { fill: b.side(color) });
  let layers = '';
  for (let y = -20; y > -108; y -= 8) layers += `M-200 ${y}H200`;
  out += `<g clip-path="${b.defs.clip('M-200 -12L-190 -74H-96L-86 -112H86L96 -74H190L200 -12Z')}">${path(layers, { stroke: b.dark(color, 0.4), width: 1, opacity: 0.5 })}</g>`;
  let slits = '';
  for (const x of [-160, -136, 136, 160, -50, 0, 50])
    slits += `M${x - 3} ${Math.abs(x) < 90 ? -96 : -62}h6v16h-6Z`;
  return (
    out + path(slits, { fill: b.window() }) + path(arch(0, -12, 44, 48), { fill: b.dark('#33241f', 0.5) })
  );
};

/** Western-style house with a mansard or red roof, gables and a corner tower. */
const villa: Building = (b, color = '#d9c08a') => {
  const tiles = '#a8573f';
  let out =
    rect(-110, -84, 220, 84, { fill: b.side(color) }) +
    path('M-122 -82L-84 -126H84L122 -82Z', { fill: b.side(tiles) });
  out +=
    rect(66, -116, 58, 116, { fill: b.side(color) }) +
    path('M58 -114L95 -170L132 -114Z', { fill: b.side(tiles) });
  out +=
    rect(-52, -98, 74, 98, { fill: b.side(color) }) +
    path('M-60 -96L-15 -144L30 -96Z', { fill: b.side(tiles) });
  let panes = '';
  for (const y of [-18, -56])
    for (const x of [-92, -72, -34, -14, 6, 44, 84, 106]) panes += arch(x, y, 11, 24);
  out += path(panes, { fill: b.window() });
  out += path(arch(-15, 0, 22, 34) + arch(-15, -104, 13, 20), { fill: b.dark('#3a2f2c', 0.4) });
  return (
    out +
    path('M-110 -42H124M-60 -96H30M58 -114H132', { stroke: b.light(color, 0.5), width: 3 }) +
    path('M95 -169v-8', { stroke: b.dark(tiles, 0.4), width: 2 })
  );
};

/** A great dome between arcades. */
const dome: Building = (b, color = '#d8c39c') => {
  let out = apron(b, 260) + rect(-200, -66, 400, 54, { fill: b.side(color) });
  for (let i = 0; i < 11; i++)
    if (Math.abs(i - 5) > 1) out += path(arch(-180 + i * 36, -14, 22, 42), { fill: b.window() });
  out +=
    rect(-58, -92, 116, 80, { fill: b.side(color) }) +
    path('M-26 -12V-48Q-26 -66 0 -76Q26 -66 26 -48V-12Z', { fill: b.tone('#2f8a86') }) +
    path('M-18 -12V-44Q-18 -56 0 -64Q18 -56 18 -44V-12Z', { fill: b.dark('#243434', 0.4) });
  return (
    out +
    path('M-60 -92C-60 -140 -20 -154 0 -158C20 -154 60 -140 60 -92Z', { fill: b.side('#3f8a92') }) +
    path('M0 -158v-16', { stroke: b.tone(MATERIAL.gold), width: 3 }) +
    rect(-206, -72, 412, 7, { fill: b.light(color, 0.4) })
  );
};

/** Tang-style pavilions around a raised hall. */
const tang: Building = (b, color = '#5f6a6c') => {
  let out = rect(-230, -34, 460, 34, { fill: b.down('#e2d8c4') });
  const hall = (x: number, y: number, w: number, h: number) =>
    bays(b, { x, y, width: w * 0.7, height: h, bays: 7, wall: '#e2d8c4', column: '#a8988a', beam: false }) +
    roof(b, { x, y: y - h + 3, width: w, ridge: w * 0.56, height: h * 1.1, lift: 6, color });
  for (const x of [-180, 180]) out += hall(x, -34, 96, 24) + hall(x, -78, 70, 16);
  return out + hall(0, -34, 210, 34) + hall(0, -92, 150, 22);
};

const BUILDINGS: Record<string, Building> = {
  block,
  colonnade,
  flare,
  round,
  pyramid,
  tilted,
  folded,
  wing,
  arc,
  box,
  slab,
  fort,
  villa,
  dome,
  tang,
  overhang,
  portal,
  waves,
};

/** A museum by its building: the variant names its shape. */
export const museum: Landmark = {
  height: 130,
  draw: (b) => (BUILDINGS[b.options.variant ?? 'block'] ?? block)(b, b.options.color),
};
