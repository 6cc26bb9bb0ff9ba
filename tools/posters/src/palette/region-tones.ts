import type { Color } from '../canvas/color.ts';
import type { Region } from '../subject.ts';

/** The colours a region brings to every light: its air, its land and its evening. */
export type RegionTones = {
  /** Horizon and middle of a morning sky. */
  warm: Color;
  pale: Color;
  /** Top and horizon of a clear day. */
  day: readonly [Color, Color];
  /** Top to horizon of an evening. */
  dusk: readonly [Color, Color, Color, Color];
  /** Top and horizon of a night. */
  night: readonly [Color, Color];
  /** Land, far to near, then the darkest tone. */
  far: Color;
  mid: Color;
  near: Color;
  ink: Color;
  /** Leaves, bare soil and the water in the sun. */
  foliage: Color;
  earth: Color;
  water: Color;
};

export const REGION_TONES: Record<Region, RegionTones> = {
  north: {
    warm: '#f0b084',
    pale: '#f8e2bd',
    day: ['#7fb2c6', '#f4e8cf'],
    dusk: ['#2a1f4d', '#87396b', '#e56b52', '#ffc583'],
    night: ['#0d1534', '#34466f'],
    far: '#cfae9a',
    mid: '#7f8a7c',
    near: '#44594d',
    ink: '#1b2626',
    foliage: '#4f6b46',
    earth: '#a88a62',
    water: '#7fa6a8',
  },
  northeast: {
    warm: '#f2b6a4',
    pale: '#f3e6dd',
    day: ['#6fa9cf', '#e9eff0'],
    dusk: ['#1d2752', '#5b4a86', '#d4748a', '#ffc9a6'],
    night: ['#081533', '#2a5375'],
    far: '#b7c2cf',
    mid: '#6d8c9c',
    near: '#2f5560',
    ink: '#10242f',
    foliage: '#33604f',
    earth: '#8c8a78',
    water: '#7fa9bd',
  },
  east: {
    warm: '#f3b894',
    pale: '#f7e7cd',
    day: ['#8cc0c4', '#f5ecd8'],
    dusk: ['#2a3358', '#6f5f88', '#e08c80', '#fcd2a6'],
    night: ['#0b1d38', '#2f5a72'],
    far: '#c7bfae',
    mid: '#7fa096',
    near: '#2f665f',
    ink: '#0f2c30',
    foliage: '#4a7d5c',
    earth: '#9c8f72',
    water: '#86b0a8',
  },
  southeast: {
    warm: '#f5ac86',
    pale: '#f9e3c4',
    day: ['#74bcc7', '#f8ecd2'],
    dusk: ['#17324f', '#3d5f86', '#de8272', '#ffcb94'],
    night: ['#081f38', '#24617a'],
    far: '#cdb6a4',
    mid: '#7a9f8c',
    near: '#2c6a57',
    ink: '#0c2e2c',
    foliage: '#3f8058',
    earth: '#b0825c',
    water: '#6fb3b3',
  },
  central: {
    warm: '#eeb27a',
    pale: '#f7e3bb',
    day: ['#8db9bb', '#f5ead0'],
    dusk: ['#2b2347', '#7b3f5e', '#dd6b49', '#fdc179'],
    night: ['#101a33', '#3a4d66'],
    far: '#cdb293',
    mid: '#8a9479',
    near: '#48634f',
    ink: '#1a2a26',
    foliage: '#55774c',
    earth: '#a98658',
    water: '#8aa79b',
  },
  south: {
    warm: '#f3ab7d',
    pale: '#f8dcb4',
    day: ['#6fc0c4', '#f8edd0'],
    dusk: ['#123a55', '#3f6f84', '#e88a70', '#ffd29a'],
    night: ['#07203b', '#1f6478'],
    far: '#dca893',
    mid: '#6f9491',
    near: '#2a6668',
    ink: '#0c2f36',
    foliage: '#3c8264',
    earth: '#b58a62',
    water: '#76b0ac',
  },
  southwest: {
    warm: '#f0ad83',
    pale: '#f6e3c3',
    day: ['#6bb3c9', '#f3ecd6'],
    dusk: ['#1e2a58', '#584a90', '#cf6f8c', '#ffc292'],
    night: ['#091a37', '#28587a'],
    far: '#bcb6a8',
    mid: '#6d9a86',
    near: '#27624f',
    ink: '#0c2b2b',
    foliage: '#37794f',
    earth: '#a67a54',
    water: '#5aa6ab',
  },
  northwest: {
    warm: '#f0a56a',
    pale: '#f9e0b0',
    day: ['#6fb4c4', '#f7e8c6'],
    dusk: ['#3b2746', '#8f4556', '#ea783f', '#ffcb72'],
    night: ['#0d1838', '#3b4a74'],
    far: '#e0b48a',
    mid: '#c08a5e',
    near: '#7e5242',
    ink: '#2c2029',
    foliage: '#6b7a48',
    earth: '#d29a5c',
    water: '#62a7ab',
  },
  tibet: {
    warm: '#f0b7a0',
    pale: '#f3e4da',
    day: ['#3f86bf', '#dfeaea'],
    dusk: ['#1b2258', '#5a4590', '#d1718b', '#ffc59c'],
    night: ['#081238', '#2b4a86'],
    far: '#b8c0cc',
    mid: '#8a8c92',
    near: '#5a5a5e',
    ink: '#201f30',
    foliage: '#6f7d4e',
    earth: '#b59a70',
    water: '#3f9bb8',
  },
};
