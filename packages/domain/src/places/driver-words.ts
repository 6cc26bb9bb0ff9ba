/** Chinese request on a card for drivers, above the name and address of the place. */
interface DriverWords {
  /** Language tag of the card: browsers choose the glyphs by it. */
  lang: 'zh-Hans' | 'zh-Hant';
  ask: string;
  /** A polite greeting with the same request, for print. */
  greeting: string;
}

const simplified: DriverWords = { lang: 'zh-Hans', ask: '请带我去', greeting: '师傅您好，请带我去这里：' };
const traditional: DriverWords = { lang: 'zh-Hant', ask: '請帶我去', greeting: '司機您好，請帶我去這裡：' };

/** Returns the words for a driver: in traditional characters for an address in Hong Kong or Macau. */
export function driverWordsFor(zhAddress: string | undefined): DriverWords {
  return zhAddress && /^(?:香港|九龍|新界|澳門)/u.test(zhAddress) ? traditional : simplified;
}
