/** No legal input may hold the thread longer than this, in milliseconds, on a machine that does nothing else. */
export const maxReadingMillis = 20;

/**
 * Returns the CPU time of one call in milliseconds: the least of up to `maxTries` calls, ending early with one of at most
 * `enough`. CPU time does not count the time in which other processes run; the least one excludes garbage collection.
 */
export function measureMillis(run: () => unknown, enough = 0, maxTries = 15): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < maxTries && least > enough; tries += 1) {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/**
 * Returns a function that measures the CPU time of a run as a multiple of that of `reference`. A machine that is slow
 * or busy slows down both. A ratio above `maxRatio` is measured again, with the reference right before it, because
 * the load may have changed since.
 */
export function compareWith(reference: () => unknown): (run: () => unknown, maxRatio: number) => number {
  let referenceMillis = measureMillis(reference);
  const measure = (run: () => unknown, maxRatio: number): number =>
    measureMillis(run, referenceMillis * maxRatio) / referenceMillis;
  return (run, maxRatio) => {
    let ratio = measure(run, maxRatio);
    for (let tries = 0; tries < 3 && ratio > maxRatio; tries += 1) {
      referenceMillis = measureMillis(reference);
      ratio = Math.min(ratio, measure(run, maxRatio));
    }
    return ratio;
  };
}

/** Repeats a text up to a length. */
export const fillTo = (length: number, unit: string): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Texts that are slow for a regular expression with an unbounded or ambiguous repetition when they are repeated. */
export const slowUnits: readonly string[] = [
  ...['一', '十', '八九', '百千', '两', '一月', '一天', '第一', '一个', '一大一', '预算', '预算大概', '一万'],
  ...[
    '1',
    '12',
    '123',
    '1,111',
    '1.1',
    '1 ',
    '1 111 ',
    '1-',
    '1/1',
    '1+1',
    '1:1',
    '20',
    '2026',
    '1to',
    '1 and ',
  ],
  ...[' ', '  ,', '\t', '\n', ',', '.', '(', ')', '((', '[', '{', '-', "'", "a'", '·', '&', '/'],
  ...[
    'a',
    'a ',
    'ab ',
    'x',
    'in ',
    'into',
    'in the ',
    'this ',
    'may ',
    'the may ',
    'early ',
    'days ',
    '1 days ',
  ],
  ...[
    'day',
    'week ',
    'a week ',
    'one day ',
    'euro ',
    '€',
    '$',
    '$1',
    '1$',
    '1 $ each ',
    'yuan ',
    'budget ',
    'budget is ',
  ],
  ...[
    'not ',
    'no ',
    "don't ",
    'never ',
    'never been ',
    "haven't seen ",
    'no a, b ',
    'no,茶',
    '不去',
    '去过',
    '没去过',
  ],
  ...[
    'no want ',
    'not to be ',
    'prefer to take ',
    'avoid all the big ',
    'no early ',
    'start at ',
    'back by ',
  ],
  ...[
    'kids 1,',
    'kids aged 1 and ',
    'my wife and ',
    'we are ',
    'family of ',
    'american ',
    'from the us ',
    '美国人',
  ],
  ...[
    '茶',
    '美食',
    '北京',
    '北京去过',
    'beijing ',
    'Beijing, ',
    'PEK ',
    'land in beijing ',
    'out of beijing ',
  ],
  ...[
    'sleepers ',
    'shangai ',
    'sahnghai ',
    'shanghia shangahi ',
    'beejing ',
    'chengdoo ',
    'sxhang ',
    "xi'an's ",
  ],
  ...[
    'arriving 7am ',
    'at 7 ',
    '7点到',
    '9 hours transit ',
    '3 nights beijing, ',
    'beijing 3 ',
    'beijing > ',
    'from beijing to ',
    'only beijing ',
    '北京3天',
    '3박 ',
    'ankunft um ',
  ],
  ...[
    '臺',
    '故宮',
    'é',
    'e\u0301',
    '\u0301',
    '𠀀',
    '🙂',
    '\u202e',
    '\u0000',
    'ﬁ',
    'İ',
    'ß',
    'Ａ',
    '한',
    'ב',
    'ا',
  ],
];
