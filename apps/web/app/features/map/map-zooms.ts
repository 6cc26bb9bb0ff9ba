/** From this zoom on, the relief fades into plain land. */
export const reliefEnds = 6.2;
/** Above this zoom the relief has faded into plain land; its pixels would show. */
export const groundBegins = 7.6;
/** Above this zoom, coast and rivers of the country are hidden: they are too inexact beside a pin. */
export const waterEnds = 13;
/** From this zoom on, the sketch of a city replaces the water of the map of the country; the relief has just faded out. */
export const sketchBegins = 8;
/** From this zoom on, it covers that map. */
export const sketchFull = 9;
