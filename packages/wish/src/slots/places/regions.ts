import { maskSpans } from '../../normalise-wish.ts';
import { anyOf, type WishLanguage } from '../../phrases.ts';
import type { Polarity } from '../../polarity.ts';
import { matchSlots, type Slot, type SlotMatch } from '../../slot-match.ts';
import { macroRegions } from './macro-regions.data.ts';
import { type CompassRegion, compassRegions } from './regions.data.ts';

/** Words around a direction that make it a part of China. `%` is the direction. */
const forms: Readonly<Record<WishLanguage, string>> = {
  en: '(?:the )?(?:far |deep |wild )?(?:%)(?: part)?(?:,)? (?:of )?(?:mainland )?china|china.?s (?:%)',
  de: '(?:der |den |im |in den )?(?:%)-?(?:teil )?(?: ?(?:chinas?|von china|in china))|chinas (?:%)',
  fr: "(?:le |du |au |l')?(?:%)(?: de la chine| chinois)|(?:la )?chine (?:du |de l'|d')?(?:%)",
  es: '(?:el |del |al )?(?:%)(?: de (?:la )?china| chino)|china (?:del )?(?:%)',
  it: "(?:il |nel |al |l')?(?:%)(?: della cina| cinese)|cina (?:del |dell')?(?:%)",
  pt: '(?:o |no |do )?(?:%)(?: da china| chines)|china (?:do )?(?:%)',
  nl: '(?:het )?(?:%)(?:-| )?(?:van )?china',
  zh: '中国(?:%)',
  ja: '中国(?:の)?(?:%)',
  ko: '중국(?:의)? ?(?:%)',
};
/** A direction without the name of the country. Other words after it make it the name of something else. */
const alone: Readonly<Record<WishLanguage, string>> = {
  en: '(?:the )?(?:%)(?! (?:of|asia|university|airlines?|corner|gate|coast|tower|side|section|tibet|xinjiang|yunnan|sichuan|guizhou|guangxi))',
  de: '(?:der |den |im |in den )?(?:%)(?! von|asien|afrika|lich)',
  fr: '(?:le |du |au )(?:%)(?! de(?! la chine)| asiatique)',
  es: '(?:el |del |al )?(?:%)(?! (?:de(?! china)|asiatico))',
  it: '(?:il |nel |al |del )?(?:%)(?! (?:di|de(?!lla cina)|asiatico))',
  pt: '(?:o |no |do |ao )?(?:%)(?! (?:de|do(?! pais)|asiatico))',
  nl: '(?:het )?(?:%)(?! van|-?azie)',
  zh: '(?:%)',
  ja: '(?:%)',
  ko: '(?:%)',
};

const patterns = compassRegions.map(({ areaIds, words, canStandAlone }: CompassRegion) => {
  const fill = (templates: Readonly<Record<WishLanguage, string>>): string =>
    anyOf(
      Object.fromEntries(
        Object.entries(templates).map(([language, form]) => [
          language,
          form.replaceAll('%', words[language as WishLanguage]), // the keys of `templates` are languages
        ]),
      ),
    );
  return { areaIds, regex: new RegExp(canStandAlone ? `${fill(forms)}|${fill(alone)}` : fill(forms), 'gu') };
});

/** Reads parts of China by their direction as the areas that they consist of: "SW China", "the northwest", "Chine du sud". */
export function readCompassRegions(text: string, polarity: Polarity): SlotMatch[] {
  return readInTurn(text, patterns, ({ areaIds, regex }, rest) =>
    matchSlots(
      rest,
      regex,
      ({ index, 0: words }) => {
        const slot = polarity.isUnwanted(index, index + words.length) ? '-area' : 'area';
        return areaIds.map((id) => [slot, id] as const);
      },
      0.9,
    ),
  );
}

/** Lets each row read what the rows before it have left: "northwest China" is not western China, too. */
function readInTurn<T>(
  text: string,
  rows: readonly T[],
  read: (row: T, rest: string) => SlotMatch[],
): SlotMatch[] {
  let rest = text;
  return rows.flatMap((row) => {
    const found = read(row, rest);
    rest = maskSpans(rest, found);
    return found;
  });
}

const macroPatterns = macroRegions.map(([values, names]) => ({
  values,
  regex: new RegExp(anyOf(names), 'g'),
}));

/** Reads names of landscapes and peoples' lands: "Kham", "the Pamirs", "pays Dong", 滇西北. */
export function readMacroRegions(text: string, polarity: Polarity): SlotMatch[] {
  return readInTurn(text, macroPatterns, ({ values, regex }, rest) =>
    matchSlots(
      rest,
      regex,
      ({ index, 0: words }) => {
        const isUnwanted = polarity.isUnwanted(index, index + words.length);
        return values.flatMap(([slot, value]): (readonly [Slot, string])[] =>
          isUnwanted ? (slot === 'area' || slot === 'city' ? [[`-${slot}`, value]] : []) : [[slot, value]],
        );
      },
      0.8,
    ),
  );
}
