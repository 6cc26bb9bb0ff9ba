import { MATERIAL } from '../building/brush.ts';
import { storeyed } from './storeys.ts';

/** The hall of 782 at Nanchan Temple: three bays, a single low roof with eaves far beyond the walls. */
export const nanchanHall = storeyed({
  base: [250, 18],
  tiers: [{ wall: [150, 44], eaves: [262, 44], bays: 3, ridge: 118 }],
  paint: '#a3553f',
  tiles: '#6b7072',
  sweep: 0.14,
});

/** The hall of 963 at Zhenguo Temple: nearly square, with a roof that looks too large for it. */
export const zhenguoHall = storeyed({
  base: [210, 14],
  tiers: [{ wall: [124, 46], eaves: [244, 80], bays: 3, ridge: 76 }],
  paint: '#9a4a36',
  tiles: '#5d6466',
  sweep: 0.34,
});

/** The wine house of Jiujiang: four storeys of red timber with a long balcony towards the river. */
export const xunyangTower = storeyed({
  base: [250, 26],
  tiers: [
    { wall: [186, 36], eaves: [240, 20], bays: 7 },
    { wall: [164, 32], eaves: [218, 18], bays: 7 },
    { wall: [142, 28], eaves: [196, 46], bays: 5, ridge: 92 },
  ],
  paint: '#a4402f',
  tiles: '#546066',
  sweep: 0.5,
});

/** Gongchen Tower of Weishan: a long timber hall of two eaves on the brick block of the former north gate. */
export const gongchenTower = storeyed({
  base: [340, 74],
  fort: { color: '#a89c8c', gates: 1 },
  tiers: [
    { wall: [264, 34], eaves: [324, 20], bays: 9 },
    { wall: [236, 26], eaves: [300, 46], bays: 9, ridge: 196 },
  ],
  paint: '#8f3b2c',
  tiles: '#616a6a',
  sweep: 0.42,
});

/** The gate at the head of Xikou's street: a battlemented block with a house of three storeys on it. */
export const wulingGate = storeyed({
  base: [190, 66],
  fort: { color: '#b7b0a2', gates: 1 },
  tiers: [
    { wall: [150, 36], eaves: [186, 16], bays: 5 },
    { wall: [126, 30], eaves: [166, 40], bays: 5, ridge: 92 },
  ],
  paint: '#8d5340',
  tiles: '#5a6468',
  sweep: 0.3,
});

/** The eight-sided pavilion of Qingyang Palace: two eaves of yellow tiles on a high round base, with a golden ball. */
export const baguaPavilion = storeyed({
  base: [190, 30],
  tiers: [
    { wall: [120, 46], eaves: [184, 24], bays: 5 },
    { wall: [92, 26], eaves: [148, 60], bays: 3 },
  ],
  paint: '#8c3a2c',
  tiles: '#d0a045',
  sweep: 0.5,
  finial: 44,
});

/** A stage on stone posts in the pond of a family garden. */
export const pondStage = storeyed({
  base: [150, 26],
  tiers: [{ wall: [112, 52], eaves: [176, 54], bays: 3, ridge: 54 }],
  paint: '#9a3f30',
  tiles: '#5c666a',
  sweep: 0.7,
});

/** Yan Hui's hall in Qufu: two eaves of green tiles, as in the temple of Confucius but smaller. */
export const yanHall = storeyed({
  base: [270, 18],
  tiers: [
    { wall: [198, 36], eaves: [252, 20], bays: 7 },
    { wall: [170, 15], eaves: [228, 50], bays: 7, ridge: 124 },
  ],
  paint: MATERIAL.vermilion,
  tiles: '#3f7a52',
});

/** The drum tower of Zhangye: three eaves on a block of brick with an arch on each side. */
export const ganzhouTower = storeyed({
  base: [230, 76],
  fort: { color: '#a08c74', gates: 1 },
  tiers: [
    { wall: [150, 34], eaves: [206, 20], bays: 7 },
    { wall: [126, 30], eaves: [182, 18], bays: 5 },
    { wall: [106, 16], eaves: [160, 52], bays: 5, ridge: 56 },
  ],
  paint: '#96402e',
  tiles: '#4f6c62',
  sweep: 0.46,
});
