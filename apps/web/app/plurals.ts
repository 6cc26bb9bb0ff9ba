/** Formats a count with its noun: "1 night", "3 nights", "2 children" (`many` for irregular plurals). */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
