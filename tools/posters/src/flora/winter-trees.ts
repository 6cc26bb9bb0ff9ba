import { n, path } from '../canvas/path.ts';
import type { Landmark } from '../landmark/landmark.ts';

/** A winter birch: white trunk with dark marks, fine bare twigs. */
export const winterBirch: Landmark = {
  height: 300,
  draw: (b) => {
    const bark = '#f4efe6';
    let twigs = '';
    let fine = '';
    for (let i = 0; i < 15; i++) {
      const y = -96 - i * 13;
      const s = i % 2 ? 1 : -1;
      const reach = (56 - i * 2.2) * (0.75 + b.random() * 0.5);
      const [ex, ey] = [s * reach, y - 38 - b.random() * 20];
      twigs += `M0 ${y}Q${n(s * reach * 0.4)} ${n(y - 26)} ${n(ex)} ${n(ey)}`;
      for (let k = 1; k < 5; k++) {
        const t = k / 5;
        const [px, py] = [ex * t, y + (ey - y) * t - 6];
        fine += `M${n(px)} ${n(py)}q${n(s * 8)} -4 ${n(s * 14)} ${n(8 + b.random() * 14)}M${n(px)} ${n(py)}q${n(s * 2)} -14 ${n(s * 10)} ${n(-22)}`;
      }
    }
    let marks = '';
    for (let i = 0; i < 24; i++)
      marks += `M${n(-7 + b.random() * 6)} ${n(-8 - i * 11)}h${n(3 + b.random() * 7)}`;
    return (
      path(twigs, { stroke: b.dark('#7a6a62', 0.2), width: 2.6 }) +
      path(fine, { stroke: b.tone('#96857c'), width: 1.2, opacity: 0.85 }) +
      path('M-10 2C-8 -90 -5 -190 -2 -298H2C5 -190 8 -90 11 2Z', { fill: b.side(bark) }) +
      path(marks, { stroke: b.dark('#2e2622', 0.5), width: 2.6 })
    );
  },
};
