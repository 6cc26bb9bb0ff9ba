export type MonthPart = 'early' | 'mid' | 'late';

/** Patterns of the parts of a month. */
const parts: readonly (readonly [pattern: string, part: MonthPart])[] = [
  [
    'early|beginning of|start of|(?:first|1st) (?:half|week|days|fortnight) of|anfang|(?:erste|1\\.) (?:halfte|woche)|debut|(?:premiere|1(?:er?e|ere)) (?:quinzaine|moitie|semaine)|principios|(?:primera|1a) (?:quincena|mitad|semana)|inizio|(?:prima|1a) (?:meta|settimana)|inicio|comeco|(?:primeira|1a) (?:quinzena|metade|semana)|begin|(?:eerste|1e) (?:helft|week)',
    'early',
  ],
  [
    'mid|middle of|(?:second|2nd|third|3rd) week of|mitte|(?:zweite|dritte|2\\.|3\\.) woche|mi|(?:deuxieme|troisieme|2e(?:me)?|3e(?:me)?) semaine|mediados|(?:segunda|tercera|terceira|2a|3a) semana|meta|(?:seconda|terza|2a|3a) settimana|meados|half|midden|(?:tweede|derde|2e|3e) week',
    'mid',
  ],
  [
    'late|end of|(?:second|2nd|latter|other|back) half of|(?:last|final|fourth|4th) (?:week|days|fortnight) of|ende|(?:zweite|2\\.) halfte|(?:letzte|vierte|4\\.) woche|fin|(?:quatrieme|4e(?:me)?) semaine|(?:seconde|deuxieme|2e(?:me)?|2nde) (?:quinzaine|moitie)|derniere semaine|finales|(?:segunda|2a) (?:quincena|mitad)|(?:ultima|cuarta|quarta) semana|fine|(?:seconda|2a) meta|(?:ultima|quarta) settimana|final|fim|(?:segunda|2a) (?:quinzena|metade)|eind|einde|(?:tweede|2e) helft|(?:laatste|vierde) week',
    'late',
  ],
];
export const partName = parts.map(([pattern]) => pattern).join('|');
const partWords = parts.map(([pattern, part]) => ({ regex: new RegExp(`^(?:${pattern})$`), part }));
export const partOf = (word: string | undefined): MonthPart | undefined =>
  partWords.find(({ regex }) => regex.test(word ?? ''))?.part;
export const hanParts: Readonly<Record<string, MonthPart>> = {
  初: 'early',
  上旬: 'early',
  中旬: 'mid',
  中: 'mid',
  下旬: 'late',
  底: 'late',
  末: 'late',
  上半月: 'early',
  下半月: 'late',
  前半: 'early',
  后半: 'late',
  后半月: 'late',
  初め: 'early',
  半ば: 'mid',
  第一周: 'early',
  第1周: 'early',
  第二周: 'mid',
  第2周: 'mid',
  第三周: 'mid',
  第3周: 'mid',
  第四周: 'late',
  第4周: 'late',
  最后一周: 'late',
};

export const koreanParts: Readonly<Record<string, MonthPart>> = {
  초: 'early',
  초순: 'early',
  초반: 'early',
  상순: 'early',
  전반: 'early',
  중순: 'mid',
  중반: 'mid',
  '첫째 주': 'early',
  첫째주: 'early',
  '첫 주': 'early',
  첫주: 'early',
  '둘째 주': 'mid',
  둘째주: 'mid',
  '셋째 주': 'mid',
  셋째주: 'mid',
};

/** Returns the part of a month that a Chinese, Japanese or Korean word names. */
export const hanPartOf = (word: string | undefined): MonthPart | undefined =>
  word === undefined ? undefined : (hanParts[word] ?? koreanParts[word] ?? 'late');
