/**
 * Currencies without an exchange rate of the site, with a rough rate of mid-2025 in units per euro. `countries`: passports
 * for which a shared word ("kr") means this currency.
 */
export const roughCurrencies: readonly {
  readonly pattern: string;
  readonly perEuro: number;
  readonly countries: readonly string[];
}[] = [
  {
    pattern: 'sek|svenska kronor|swedish kron(?:a|or)|schwedische kronen|kr(?:onor|oner|onen)?',
    perEuro: 11,
    countries: ['SE'],
  },
  {
    pattern: 'nok|norske kroner|norwegian kron(?:e|er)|norwegische kronen|kr(?:onor|oner|onen)?',
    perEuro: 11.7,
    countries: ['NO'],
  },
  {
    pattern: 'dkk|danske kroner|danish kron(?:e|er)|danische kronen|kr(?:onor|oner|onen)?',
    perEuro: 7.46,
    countries: ['DK'],
  },
  { pattern: 'pln|zl|zlotys?|zloty', perEuro: 4.25, countries: [] },
  { pattern: 'czk|kc|korun[ay]?', perEuro: 24.8, countries: [] },
  { pattern: 'huf|forints?', perEuro: 400, countries: [] },
  { pattern: 'brl|r\\$|reais', perEuro: 6.4, countries: [] },
  { pattern: 'mxn|pesos mexicanos|pesos', perEuro: 21.8, countries: ['MX'] },
  { pattern: 'zar|rands?', perEuro: 20.8, countries: [] },
  { pattern: 'php|₱|philippine pesos', perEuro: 66, countries: [] },
  { pattern: 'idr|rupiah|rp\\.?', perEuro: 19000, countries: [] },
  { pattern: 'twd|nt\\$|台币|新台币', perEuro: 34, countries: [] },
  { pattern: 'ils|nis|₪|shekels?', perEuro: 3.95, countries: [] },
  { pattern: '₺|turkish liras?', perEuro: 46, countries: [] },
  { pattern: 'aed|dirhams?', perEuro: 4.25, countries: [] },
  { pattern: 'sar|riyals?', perEuro: 4.35, countries: [] },
  { pattern: 'vnd|₫', perEuro: 30000, countries: [] },
];
