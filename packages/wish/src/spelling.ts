/** One letter missing, added, changed or swapped with its neighbour; two such slips in names of nine letters and more. */
export function isOneSlipAway(word: string, name: string): boolean {
  const most = name.length >= 9 && word.length >= 8 ? 2 : 1;
  return Math.abs(word.length - name.length) <= most && slips(word, name) <= most;
}

/** Optimal string alignment distance. */
function slips(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      next.push(best);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
