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

/** Sentences to point at, for people who can help. */
export const emergencyPhrases = [
  { zh: '请帮我打电话报警。', en: 'Please call the police for me.' },
  { zh: '请帮我叫救护车。', en: 'Please call an ambulance for me.' },
  { zh: '我需要看医生。', en: 'I need a doctor.' },
  { zh: '我的护照丢了。', en: 'I have lost my passport.' },
  { zh: '请带我去这个地址。', en: 'Please take me to this address.' },
] as const;
