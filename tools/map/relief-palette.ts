export type Scheme = 'light' | 'dark';
export type Colour = [red: number, green: number, blue: number];

interface ReliefPalette {
  /** Colour stops: elevation level (0 to 255, about 25 m each) and colour. */
  ramp: [level: number, colour: Colour][];
  shadow: Colour;
  light: Colour;
  /** Share of the shadow and light colours on the steepest slopes. */
  shadowShare: number;
  lightShare: number;
}

export const reliefPalettes: Record<Scheme, ReliefPalette> = {
  light: {
    ramp: [
      [0, [214, 223, 199]],
      [14, [220, 226, 202]],
      [40, [231, 228, 202]],
      [78, [236, 222, 190]],
      [120, [228, 208, 178]],
      [165, [224, 209, 190]],
      [200, [238, 230, 220]],
      [235, [252, 250, 247]],
    ],
    shadow: [112, 92, 84],
    light: [255, 252, 240],
    shadowShare: 0.62,
    lightShare: 0.5,
  },
  dark: {
    ramp: [
      [0, [34, 48, 48]],
      [14, [38, 51, 49]],
      [40, [46, 54, 51]],
      [78, [55, 57, 52]],
      [120, [63, 61, 55]],
      [165, [71, 70, 67]],
      [200, [87, 89, 89]],
      [235, [113, 116, 118]],
    ],
    shadow: [7, 11, 14],
    light: [150, 148, 138],
    shadowShare: 0.66,
    lightShare: 0.34,
  },
};
