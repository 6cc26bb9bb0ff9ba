import { readWish, type WishOptions } from '@yunyou/wish/read-wish';

export type Verdict = {
  readonly slots: number;
  readonly wrong: number;
  readonly faults: readonly string[];
};

/**
 * Returns the slots of a wish as sorted `slot:value` labels. Classic routes are left out: they follow from the other words,
 * and `wished-routes.test.ts` judges them.
 */
export function listLabels(wish: string, options: WishOptions): string[] {
  return readWish(wish, options)
    .slots.filter(({ slot }) => slot !== 'route')
    .map(({ slot, value }) => `${slot}:${value}`)
    .toSorted();
}

/**
 * Counts the wrong slots. A slot is wrong when it is missing, has another value or is not expected; another value counts
 * as one error.
 */
export function judge(wishes: readonly (readonly [string, string])[], options: WishOptions): Verdict {
  let slots = 0;
  let wrong = 0;
  const faults: string[] = [];
  for (const [wish, labels] of wishes) {
    const expected = labels.split(' ').filter((label) => label !== '');
    const got = listLabels(wish, options);
    const missing = without(expected, got);
    const invented = without(got, expected);
    const replaced = missing.filter((one) => invented.some((two) => slotOf(one) === slotOf(two))).length;
    const bad = missing.length + Math.max(0, invented.length - replaced);
    slots += expected.length + Math.max(0, invented.length - replaced);
    wrong += bad;
    if (bad > 0) faults.push(`${wish}\n  missing ${missing.join(' ')} | invented ${invented.join(' ')}`);
  }
  return { slots, wrong, faults };
}

const slotOf = (label: string): string => label.slice(0, label.indexOf(':'));

function without(list: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return list.filter((one) => {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
