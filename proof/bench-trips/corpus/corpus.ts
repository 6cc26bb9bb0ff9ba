import { critic } from './critic.data.ts';
import { heldOut } from './held-out.data.ts';
import { tuned } from './tuned.data.ts';

export interface CorpusWish {
  wish: string;
  half: 'tuned' | 'held-out' | 'critic';
  /** Tokens of `expectations.ts`. */
  expects: string;
}

const toWishes = (half: CorpusWish['half'], rows: readonly (readonly [string, string])[]): CorpusWish[] =>
  rows.map(([wish, expects]) => ({ wish, half, expects }));

/** All wishes of the bench. The number of a wish is its index. */
export const corpus: readonly CorpusWish[] = [
  ...toWishes('tuned', tuned),
  ...toWishes('held-out', heldOut),
  ...toWishes('critic', critic),
];
