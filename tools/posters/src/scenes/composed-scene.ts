import type { Scene } from '../scene.ts';

/** A scene drawn for one subject. The subject's key names it, so it has no id of its own. */
export type Composed = Omit<Scene, 'id' | 'seed'> & { seed?: number };
