/** Written by `npm run rates:update` from the npm package @fawazahmed0/currency-api. */
export const shippedRates = {
  asOf: '2026-09-29',
  cnyPer: {
    CNY: 1,
    HKD: 0.8551,
    MOP: 0.8302,
    USD: 6.708,
    EUR: 7.621,
    GBP: 8.88,
    JPY: 0.0426,
    KRW: 0.004939,
    AUD: 4.708,
    CAD: 4.728,
    SGD: 5.246,
    CHF: 8.049,
    NZD: 3.795,
    THB: 0.1994,
    MYR: 1.643,
    INR: 0.06981,
    RUB: 0.07937,
  },
};
