/** Numbers to call in the mainland, with what to say. Facts of the guide "Safety, scams and emergency numbers". */
export const emergencyNumbers = [
  { number: '110', purpose: 'Police', zh: '我要报警', pinyin: 'wǒ yào bàojǐng' },
  { number: '120', purpose: 'Ambulance', zh: '我要救护车', pinyin: 'wǒ yào jiùhùchē' },
  { number: '119', purpose: 'Fire and rescue', zh: '着火了', pinyin: 'zháohuǒ le' },
  { number: '122', purpose: 'Traffic accident', zh: '出车祸了', pinyin: 'chū chēhuò le' },
] as const;

export const moreEmergencyHelp = [
  '12367: immigration and visas, in English, day and night.',
  '12345: hotline of the city, with English in large cities.',
  'Hong Kong and Macau: 999 for police, ambulance and fire; English is spoken.',
] as const;

interface Sentence {
  en: string;
  /** Simplified characters, to show in the mainland. */
  zh: string;
  pinyin: string;
  /** Cantonese in traditional characters, to show in Hong Kong and Macau. */
  yue: string;
  jyutping: string;
}

/** Sentences that a traveller can show to helpers. */
export const emergencyPhrases: readonly Sentence[] = [
  {
    en: 'Please call the police for me.',
    zh: '请帮我打电话报警。',
    pinyin: 'qǐng bāng wǒ dǎ diànhuà bàojǐng',
    yue: '唔該幫我打電話報警。',
    jyutping: 'm4 goi1 bong1 ngo5 daa2 din6 waa2 bou3 ging2',
  },
  {
    en: 'Please call an ambulance for me.',
    zh: '请帮我叫救护车。',
    pinyin: 'qǐng bāng wǒ jiào jiùhùchē',
    yue: '唔該幫我叫救護車。',
    jyutping: 'm4 goi1 bong1 ngo5 giu3 gau3 wu6 ce1',
  },
  {
    en: 'I need a doctor.',
    zh: '我需要看医生。',
    pinyin: 'wǒ xūyào kàn yīshēng',
    yue: '我要睇醫生。',
    jyutping: 'ngo5 jiu3 tai2 ji1 sang1',
  },
  {
    en: 'I have lost my passport.',
    zh: '我的护照丢了。',
    pinyin: 'wǒ de hùzhào diū le',
    yue: '我唔見咗護照。',
    jyutping: 'ngo5 m4 gin3 zo2 wu6 ziu3',
  },
  {
    en: 'Please take me to this address.',
    zh: '请带我去这个地址。',
    pinyin: 'qǐng dài wǒ qù zhège dìzhǐ',
    yue: '唔該帶我去呢個地址。',
    jyutping: 'm4 goi1 daai3 ngo5 heoi3 ni1 go3 dei6 zi2',
  },
];

/** What a traveller looks for on the way. */
export type Wanted = 'food' | 'metro' | 'toilet' | 'pharmacy';

/** Sentences for the way. Mandarin as in the guide "Language and useful phrases". */
const wayPhrases: readonly (Sentence & { asks?: Wanted })[] = [
  {
    asks: 'toilet',
    en: 'Where is the toilet?',
    zh: '请问洗手间在哪里？',
    pinyin: 'qǐngwèn xǐshǒujiān zài nǎlǐ?',
    yue: '請問洗手間喺邊度？',
    jyutping: 'cing2 man6 sai2 sau2 gaan1 hai2 bin1 dou6',
  },
  {
    asks: 'metro',
    en: 'Where is the metro station?',
    zh: '请问地铁站在哪里？',
    pinyin: 'qǐngwèn dìtiězhàn zài nǎlǐ?',
    yue: '請問地鐵站喺邊度？',
    jyutping: 'cing2 man6 dei6 tit3 zaam6 hai2 bin1 dou6',
  },
  {
    asks: 'pharmacy',
    en: 'Where is the nearest pharmacy?',
    zh: '请问最近的药店在哪里？',
    pinyin: 'qǐngwèn zuìjìn de yàodiàn zài nǎlǐ?',
    yue: '請問最近嘅藥房喺邊度？',
    jyutping: 'cing2 man6 zeoi3 kan5 ge3 joek6 fong4 hai2 bin1 dou6',
  },
  {
    asks: 'food',
    en: 'Where can I eat nearby?',
    zh: '请问附近哪里有吃的？',
    pinyin: 'qǐngwèn fùjìn nǎlǐ yǒu chī de?',
    yue: '請問附近邊度有嘢食？',
    jyutping: 'cing2 man6 fu6 gan6 bin1 dou6 jau5 je5 sik6',
  },
  {
    en: 'How much is it?',
    zh: '多少钱？',
    pinyin: 'duōshao qián?',
    yue: '幾多錢？',
    jyutping: 'gei2 do1 cin2',
  },
  {
    en: 'I have a reservation.',
    zh: '我有预订。',
    pinyin: 'wǒ yǒu yùdìng',
    yue: '我有預訂。',
    jyutping: 'ngo5 jau5 jyu6 ding6',
  },
  {
    en: 'Please write it down.',
    zh: '请写下来。',
    pinyin: 'qǐng xiě xiàlái',
    yue: '唔該寫低。',
    jyutping: 'm4 goi1 se2 dai1',
  },
];

interface LocalHelp {
  /** Language tag of the sentences: browsers choose the glyphs by it. */
  lang: 'zh-Hans' | 'zh-Hant-HK';
  numbers: readonly { number: string; purpose: string }[];
  sentences: readonly { en: string; chinese: string; reading: string }[];
}

const cantoneseCities = new Set(['hong-kong', 'macau']);

const isCantonese = (cityId: string): boolean => cantoneseCities.has(cityId);

function toShown({ en, zh, pinyin, yue, jyutping }: Sentence, cityId: string) {
  return isCantonese(cityId) ? { en, chinese: yue, reading: jyutping } : { en, chinese: zh, reading: pinyin };
}

/** Returns the numbers to call and the sentences to show in a city. */
export function localHelp(cityId: string): LocalHelp {
  return {
    lang: isCantonese(cityId) ? 'zh-Hant-HK' : 'zh-Hans',
    numbers: isCantonese(cityId)
      ? [{ number: '999', purpose: 'Police, ambulance and fire' }]
      : emergencyNumbers,
    sentences: [...emergencyPhrases, ...wayPhrases].map((sentence) => toShown(sentence, cityId)),
  };
}

/** Returns the questions for the way in the language of a city. */
export function listWayQuestions(cityId: string, wanted: Wanted): LocalHelp['sentences'] {
  return wayPhrases.filter(({ asks }) => asks === wanted).map((sentence) => toShown(sentence, cityId));
}
