import type { Brush } from '../building/brush.ts';
import { ellipse, path, rect } from '../canvas/path.ts';

/** The Capital Museum of Beijing: a glass hall below a wide flat roof, a leaning bronze cylinder breaks through it. */
export function overhang(b: Brush, color = '#8a6a3c'): string {
  const roof = '#d8d2c4';
  let mullions = 'M-190 -64H190M-190 -38H190';
  for (let x = -176; x < 190; x += 20) mullions += `M${x} -98V-6`;
  let bands = '';
  for (let y = -22; y > -134; y -= 16) bands += `M${72 - y * 0.2} ${y}h78`;
  const drum = 'M68 -6L96 -138C112 -146 156 -146 174 -138L148 -6Z';
  return (
    rect(-230, -6, 460, 8, { fill: b.side('#c9bda6') }) +
    rect(-190, -98, 380, 92, { fill: b.glow > 0.2 ? b.window() : b.light('#8fb4c4', 0.15) }) +
    path(mullions, { stroke: b.dark('#4a5a62', 0.3), width: 1.4, opacity: 0.7 }) +
    rect(-190, -98, 118, 92, { fill: b.side('#b3a896') }) +
    rect(-224, -98, 7, 94, { fill: b.side(roof) }) +
    rect(217, -98, 7, 94, { fill: b.side(roof) }) +
    rect(-256, -116, 512, 14, { fill: b.side(roof) }) +
    rect(-256, -102, 512, 5, { fill: b.dark(roof, 0.5) }) +
    path(drum, { fill: b.side(color) }) +
    `<g clip-path="${b.defs.clip(drum)}">${path(bands, { stroke: b.dark(color, 0.5), width: 2.4, opacity: 0.7 })}</g>` +
    ellipse(135, -140, 39, 7, { fill: b.light(color, 0.35) })
  );
}

/** The Tianjin Museum: a heavy block of stone, its entrance cut in as a tunnel of frames that lead to the light. */
export function portal(b: Brush, color = '#bfae90'): string {
  let joints = '';
  for (let y = -24; y > -138; y -= 16) joints += `M-196 ${y}H196`;
  for (let x = -180; x < 196; x += 36) joints += `M${x} -140V-8`;
  let out =
    rect(-240, -8, 480, 10, { fill: b.side('#c9bda6') }) +
    rect(-196, -142, 392, 136, { fill: b.side(color) }) +
    path(joints, { stroke: b.dark(color, 0.4), width: 1, opacity: 0.45 }) +
    rect(-204, -148, 408, 9, { fill: b.light(color, 0.35) });
  for (let i = 0; i < 5; i++) {
    const half = 112 - i * 18;
    const top = -118 + i * 13;
    out += rect(-half, top, half * 2, -top - 6, { fill: i % 2 ? b.light(color, 0.3) : b.dark(color, 0.55) });
  }
  return out + rect(-34, -60, 68, 54, { fill: b.glow > 0.2 ? b.window() : b.light('#f4e2b0', 0.4) });
}

/** Shanghai Museum East: a long white box whose cladding swells in waves above a band of glass. */
export function waves(b: Brush, color = '#eeeae0'): string {
  const body = 'M-250 -122H250V-4H-250Z';
  let out =
    rect(-270, -4, 540, 6, { fill: b.side('#c9bda6') }) +
    path(body, { fill: b.glow > 0.2 ? b.window() : b.side('#9fb4ba') });
  let fins = '';
  for (let x = -242; x < 250; x += 14) fins += `M${x} -60V-6`;
  out += path(fins, { stroke: b.dark('#56646a', 0.3), width: 1.4, opacity: 0.7 });
  const sheets = [
    'M-250 -122H250V-26C190 -6 150 -66 84 -52C20 -38 -20 -10 -92 -30C-150 -46 -200 -34 -250 -14Z',
    'M-250 -122H250V-58C180 -40 120 -92 52 -80C-10 -68 -60 -46 -130 -64C-180 -76 -214 -66 -250 -48Z',
    'M-250 -122H250V-92C180 -78 120 -112 40 -106C-40 -100 -90 -80 -160 -94C-200 -102 -224 -96 -250 -84Z',
  ];
  for (const [index, sheet] of sheets.entries())
    out +=
      path(sheet, { fill: index === 1 ? b.side(color) : b.light(color, 0.15 + index * 0.2) }) +
      path(sheet.replace(/^M-250 -122H250V/, 'M250 ').replace('Z', ''), {
        stroke: b.dark('#8a857a', 0.3),
        width: 1.8,
        opacity: 0.7,
      });
  return out + rect(-256, -128, 512, 7, { fill: b.light(color, 0.5) });
}
