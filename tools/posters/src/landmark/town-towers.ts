import { storeyed } from './storeys.ts';

/** The Nine-Step Hall of the chieftains of Enshi: dark timber that rises in storeys up a hill. */
export const tusiHall = storeyed({
  base: [420, 22],
  tiers: [
    { wall: [380, 34], eaves: [440, 20], bays: 13 },
    { wall: [300, 28], eaves: [364, 20], bays: 11 },
    { wall: [232, 28], eaves: [296, 20], bays: 9 },
    { wall: [166, 26], eaves: [232, 20], bays: 7 },
    { wall: [110, 26], eaves: [174, 46], bays: 5, ridge: 60 },
  ],
  paint: '#6f4a33',
  tiles: '#4c5254',
  sweep: 0.62,
  finial: 22,
});

/** The watch tower of Fangchuan above three countries. */
export const borderTower = storeyed({
  base: [190, 44],
  fort: { color: '#b7b0a2', gates: 1 },
  tiers: [
    { wall: [134, 30], eaves: [178, 15] },
    { wall: [122, 26], eaves: [162, 14] },
    { wall: [110, 26], eaves: [148, 14] },
    { wall: [98, 25], eaves: [136, 14] },
    { wall: [88, 25], eaves: [124, 14] },
    { wall: [78, 24], eaves: [114, 44] },
  ],
  paint: '#9c3f30',
  tiles: '#5a6a6c',
  sweep: 0.45,
  finial: 30,
});

/** The bell and drum tower of Huiyuan: three eaves on a base of brick. */
export const garrisonTower = storeyed({
  base: [168, 62],
  fort: { color: '#b09a7c', gates: 1 },
  tiers: [
    { wall: [118, 28], eaves: [172, 16] },
    { wall: [100, 26], eaves: [150, 16] },
    { wall: [80, 24], eaves: [132, 44], ridge: 40 },
  ],
  paint: '#a63a2c',
  tiles: '#4f6f62',
  sweep: 0.5,
  finial: 18,
});

/** The First Tower of Hainan: two storeys of red timber under grey tiles. */
export const exilesTower = storeyed({
  base: [310, 14],
  tiers: [
    { wall: [250, 38], eaves: [306, 18], bays: 9 },
    { wall: [214, 32], eaves: [280, 46], bays: 7, ridge: 170 },
  ],
  paint: '#963a2c',
  tiles: '#6a7072',
  sweep: 0.24,
});
