import { toSimplified } from '@yunyou/domain/search/simplified';
import { normaliseWish } from '../normalise-wish.ts';
import type { Span } from '../spans.ts';
import { tripVerbs } from './refine-trip-phrases.data.ts';
import type { OutlineRestaurant } from './trip-outline.ts';

/** Words that name restaurants. A name that several branches share means each of them. */
export type RestaurantMention = Span & { readonly restaurantIds: readonly string[] };

const minNameLength = 5;

/** Finds the restaurants that a sentence about eating names: by the whole name, without the branch, or by its first two words. */
export function findRestaurants(
  text: string,
  restaurants: readonly OutlineRestaurant[] = [],
): RestaurantMention[] {
  if (restaurants.length === 0 || !tripVerbs.eating.test(text)) return [];
  const byName = new Map<string, string[]>();
  for (const { restaurantId, name, zhName } of restaurants)
    for (const variant of new Set([...listLatinNames(name), ...listHanNames(zhName)]))
      byName.set(variant, [...(byName.get(variant) ?? []), restaurantId]);
  const found = [...byName].flatMap(([name, restaurantIds]): RestaurantMention[] => {
    const start = text.indexOf(name);
    const end = start + name.length;
    const isWord =
      !/[a-z]/.test(`${text[start - 1] ?? ''}${text[end] ?? ''}`) || /^\p{Script=Han}/u.test(name);
    return start >= 0 && isWord ? [{ restaurantIds, start, end }] : [];
  });
  const longest = found.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0];
  return longest ? [longest] : [];
}

function listLatinNames(name: string): string[] {
  const whole = normaliseWish(name);
  const branch = whole.replace(/\s*[(（].*$/, '').trim();
  const firstTwo = branch.split(' ').slice(0, 2).join(' ');
  return [whole, branch, firstTwo].filter((one) => one.length >= minNameLength);
}

function listHanNames(zhName: string): string[] {
  const whole = toSimplified(zhName);
  const branch = whole.replace(/\s*[(（].*$/, '').trim();
  return [whole, branch, branch.slice(0, 3)].filter((one) => one.length >= 3);
}
