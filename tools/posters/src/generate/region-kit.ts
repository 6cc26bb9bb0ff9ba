import type { LandmarkKind } from '../parts.ts';
import type { Region } from '../subject.ts';

type List<T> = readonly [T, ...T[]];

/** What a region's pictures are made of. */
export type Kit = {
  distances: List<'snows' | 'karst' | 'mountains' | 'hills' | 'mesa'>;
  trees: List<string>;
  houses: List<LandmarkKind>;
  /** Dwellings of the countryside. */
  rural: List<LandmarkKind>;
  pagodas: List<LandmarkKind>;
  halls: List<LandmarkKind>;
  boats: List<LandmarkKind>;
  animals: List<LandmarkKind>;
  branches: List<string>;
  roofs: List<string>;
};

const GREY = '#56646a';
const GOLD = '#d9a03f';
const GREEN = '#3f7a62';

export const REGION_KITS: Record<Region, Kit> = {
  north: {
    distances: ['mountains', 'hills', 'mountains'],
    trees: ['pine', 'crown', 'poplar'],
    houses: ['courtyards'],
    rural: ['courtyards'],
    pagodas: ['brick-pagoda', 'white-stupa', 'wood-pagoda'],
    halls: ['temple-hall', 'palace-hall', 'hill-pavilion'],
    boats: ['dragon-boat', 'awning-boat'],
    animals: ['horses', 'crane'],
    branches: ['pine', 'ginkgo', 'plum'],
    roofs: [GOLD, GREEN, GREY],
  },
  northeast: {
    distances: ['hills', 'mountains'],
    trees: ['spruce', 'birch'],
    houses: ['red-roofs', 'courtyards'],
    rural: ['red-roofs', 'courtyards'],
    pagodas: ['brick-pagoda', 'wood-pagoda'],
    halls: ['temple-hall', 'hill-pavilion'],
    boats: ['ferry', 'junk'],
    animals: ['crane', 'horses'],
    branches: ['pine', 'maple'],
    roofs: [GOLD, GREY],
  },
  east: {
    distances: ['hills', 'hills', 'mountains'],
    trees: ['willow', 'crown', 'blossom', 'pine'],
    houses: ['jiangnan-row'],
    rural: ['jiangnan-row'],
    pagodas: ['wood-pagoda', 'brick-pagoda'],
    halls: ['temple-hall', 'hill-pavilion', 'palace-hall'],
    boats: ['awning-boat', 'junk', 'bamboo-raft'],
    animals: ['crane'],
    branches: ['willow', 'plum', 'leaf', 'pine'],
    roofs: [GREY, GREY, GOLD],
  },
  southeast: {
    distances: ['hills', 'mountains', 'karst'],
    trees: ['crown', 'bamboo', 'palm'],
    houses: ['jiangnan-row', 'jiangnan-row', 'red-roofs'],
    rural: ['tulou', 'jiangnan-row', 'tulou'],
    pagodas: ['brick-pagoda', 'wood-pagoda'],
    halls: ['temple-hall', 'hill-pavilion'],
    boats: ['junk', 'bamboo-raft'],
    animals: ['crane'],
    branches: ['leaf', 'bamboo', 'palm'],
    roofs: [GREY, '#b8603a', GREEN],
  },
  central: {
    distances: ['mountains', 'hills', 'mountains'],
    trees: ['crown', 'willow', 'poplar'],
    houses: ['courtyards', 'jiangnan-row'],
    rural: ['courtyards', 'jiangnan-row'],
    pagodas: ['brick-pagoda', 'tang-pagoda', 'wood-pagoda'],
    halls: ['temple-hall', 'palace-hall', 'hill-pavilion'],
    boats: ['awning-boat', 'cruise-ship'],
    animals: ['crane', 'horses'],
    branches: ['maple', 'plum', 'pine'],
    roofs: [GREY, GREEN, GOLD],
  },
  south: {
    distances: ['karst', 'hills'],
    trees: ['bamboo', 'palm', 'crown'],
    houses: ['jiangnan-row', 'jiangnan-row', 'red-roofs'],
    rural: ['diaolou', 'jiangnan-row', 'hill-village'],
    pagodas: ['brick-pagoda', 'wood-pagoda'],
    halls: ['temple-hall', 'hill-pavilion'],
    boats: ['bamboo-raft', 'fisher-raft', 'junk'],
    animals: ['crane', 'elephant'],
    branches: ['bamboo', 'palm', 'leaf'],
    roofs: [GREEN, GREY],
  },
  southwest: {
    distances: ['snows', 'karst', 'mountains'],
    trees: ['bamboo', 'crown', 'spruce'],
    houses: ['stilt-row', 'jiangnan-row'],
    rural: ['hill-village', 'stilt-row'],
    pagodas: ['wood-pagoda', 'dali-pagoda', 'brick-pagoda'],
    halls: ['temple-hall', 'hill-pavilion'],
    boats: ['bamboo-raft', 'awning-boat'],
    animals: ['panda', 'elephant', 'horses'],
    branches: ['bamboo', 'pine', 'leaf'],
    roofs: [GREY, GREEN],
  },
  northwest: {
    distances: ['mesa', 'snows', 'mountains'],
    trees: ['poplar', 'poplar', 'spruce'],
    houses: ['adobe-town'],
    rural: ['adobe-town'],
    pagodas: ['brick-pagoda', 'white-stupa', 'tang-pagoda'],
    halls: ['temple-hall', 'drum-tower'],
    boats: ['bamboo-raft'],
    animals: ['caravan', 'horses', 'rider'],
    branches: ['leaf', 'ginkgo'],
    roofs: [GREY, '#7d5a48'],
  },
  tibet: {
    distances: ['snows'],
    trees: ['spruce', 'poplar'],
    houses: ['tibetan-houses'],
    rural: ['tibetan-houses'],
    pagodas: ['chorten', 'white-stupa'],
    halls: ['monastery'],
    boats: ['bamboo-raft'],
    animals: ['yak', 'horses'],
    branches: ['pine'],
    roofs: ['#e3b04b'],
  },
};
