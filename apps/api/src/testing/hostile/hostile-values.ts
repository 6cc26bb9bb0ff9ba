import fc from 'fast-check';

/** Texts that are known to break parsers, queries, paths, pages or templates. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  "'; drop table city; --",
  '" or ""="',
  "1' union select null, version() --",
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  String.raw`..\..\windows\win.ini`,
  'file:///etc/passwd',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}',
  String.raw`${'$'}{7*7}`,
  '%{#a=1}',
  '\u0000',
  'a\u0000b',
  '\uD800', // lone surrogate
  'a\uDC00b',
  '\u202Egnp.exe',
  '\uFEFF',
  '\u0430dmin', // Cyrillic letter that looks like Latin a
  'e\u0301'.repeat(50),
  '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  '%00',
  '%',
  '%E0%A4%A',
  '\r\nset-cookie: a=b',
  '{"$gt":""}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'true',
  '-1',
  '0x10',
  '1e999',
  'NaN',
  '9007199254740993',
  '99999999999999999999',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13T00:00:00.001Z',
  '$(sleep 9)',
  '`id`',
  '*',
  '%_%',
  '\\',
  '(a+)+$',
  `${'a'.repeat(40)}!`,
  'https://127.0.0.1:1/',
  '//attacker.invalid/',
  '/\\attacker.invalid',
  'x'.repeat(5000),
  '\u4E91'.repeat(2000),
  '\u4E00'.repeat(2000), // numerals
  `no a, b temples${', a'.repeat(40)} .`, // took exponential time
  `land ${'into'.repeat(40)}x beijing`, // took exponential time
];

export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileTexts) },
  fc.string({ unit: 'binary', maxLength: 60 }),
);

const hostileNumber = fc.oneof(
  fc.constantFrom(-1, 0, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 2 ** 63, 1e308, -0, 5e-324),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

/** Deeply nested arrays within the body size limit. */
const deep = fc
  .integer({ min: 50, max: 3000 })
  .map((depth): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`));

/** Any JSON value, weighted towards hostile text and numbers. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: hostileText },
  { weight: 4, arbitrary: hostileNumber },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], { length: -1 }) },
  { weight: 2, arbitrary: fc.array(hostileText, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.array(fc.constant(1), { minLength: 150, maxLength: 400 }) },
  { weight: 2, arbitrary: fc.dictionary(hostileText, hostileText, { maxKeys: 3 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: deep },
);
