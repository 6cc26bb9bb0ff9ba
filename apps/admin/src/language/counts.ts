import { staffCountMax } from '@yunyou/contract/endpoint';

/** Returns the number of rows of a list in English. Lists count to one more than `staffCountMax`. */
export const englishTotal = (count: number) =>
  count > staffCountMax ? `More than ${staffCountMax.toLocaleString('en')}` : `${count} in all`;

/** Returns the number of rows of a list in Chinese. */
export const chineseTotal = (count: number) =>
  count > staffCountMax ? `超过 ${staffCountMax} 条` : `共 ${count} 条`;

/** Returns a number with its noun in English. */
export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;
