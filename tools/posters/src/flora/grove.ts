import type { DrawPart } from '../canvas/stage.ts';
import type { Landmark } from '../landmark/landmark.ts';
import { placeLandmark } from '../landmark/place.ts';
import { pine, poplar, spruce } from './conifers.ts';
import { rimeWillow } from './rime.ts';
import { beautyPine, forestGiant, kapok, mangrove, teaBush } from './rooted-trees.ts';
import { bamboo, birch, blossomTree, crownTree, palm, willow } from './trees.ts';
import { winterBirch } from './winter-trees.ts';

/** Trees that a grove or a single plant can consist of. */
export const TREES = {
  pine,
  spruce,
  crown: crownTree,
  willow,
  blossom: blossomTree,
  palm,
  bamboo,
  poplar,
  birch,
  mangrove,
  'beauty-pine': beautyPine,
  kapok,
  'forest-giant': forestGiant,
  'tea-bush': teaBush,
  'rime-willow': rimeWillow,
  'winter-birch': winterBirch,
} satisfies Record<string, Landmark>;

function isTree(name: string): name is keyof typeof TREES {
  return name in TREES;
}

/** Several trees of one sort between `from` and `to`, back ones first. */
export const drawGrove: DrawPart = (stage, options) => {
  const name = options.variant ?? 'crown';
  const tree: Landmark = isTree(name) ? TREES[name] : crownTree;
  const count = Math.round((options.count ?? 6) * (stage.shape === 'wide' ? 1.35 : 1));
  const from = options.from ?? 0;
  const to = options.to ?? 1;
  const { random } = stage;
  const spots = Array.from({ length: count }, (_, i) => ({
    x: from + ((i + 0.2 + random() * 0.6) / count) * (to - from),
    y: (options.y ?? 0.8) + (random() - 0.5) * (options.height ?? 0.012),
    size: (options.size ?? 0.12) * (0.75 + random() * 0.5),
    flip: random() < 0.5,
  })).sort((a, b) => a.y - b.y);
  return spots.map((spot) => placeLandmark(stage, tree, { ...options, ...spot }, false)).join('');
};
