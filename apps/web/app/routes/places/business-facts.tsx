import { capitalise } from '@yunyou/contract/capitalise';
import type { Hotel, Restaurant } from '@yunyou/contract/entities/local-business.schema';
import { stepFree } from '@yunyou/contract/entities/step-free';
import { mealByClass, nightByClass, priceClassNames } from '@yunyou/domain/money/typical-prices';
import type { Fact } from '../../features/facts/facts.tsx';
import { formatMoney, formatWord } from '../../features/facts/format.ts';
import { PriceClass } from '../../features/facts/price-class.tsx';
import { formatWords } from '../../features/facts/word-list.ts';
import * as words from './place-words.ts';

const hotelFeatureWords: Partial<Record<Hotel['features'][number], string>> = {
  'family-rooms': words.roomsForFamilies,
  'old-building': words.historicBuilding,
  'near-metro': words.metroStationNearby,
  'near-station': words.railwayStationNearby,
  'english-spoken': words.englishSpoken,
  breakfast: words.breakfastAvailable,
  [stepFree]: words.stepFreeAccess,
};

export const describeHotelFeature = (feature: Hotel['features'][number]): string =>
  hotelFeatureWords[feature] ?? formatWord(feature);

export const describeRegistration = ({
  registersForeignPassports,
}: Pick<Hotel, 'registersForeignPassports'>): string =>
  registersForeignPassports === 'yes' ? words.passportsAccepted : words.askBeforeYouBook;

export const describeDiet = (dietary: Restaurant['dietary']): string => formatWords(dietary);

/** We have no opening hours of restaurants and shops yet, and say so. */
export const unknownHours: Fact = {
  name: words.hours,
  value: words.hoursUnknown,
};

export function priceFact(priceClass: number): Fact {
  return {
    name: words.price,
    value: (
      <>
        {capitalise(priceClassNames[priceClass] ?? '')} <PriceClass priceClass={priceClass} />
      </>
    ),
  };
}

/** Shows the price that plans assume for a place of this class; it is not the price of the place itself. */
export const typicalNight = (priceClass: number): string =>
  words.roomEstimate(formatFen(nightByClass[priceClass]));
export const typicalMeal = (priceClass: number): string =>
  words.mealEstimate(formatFen(mealByClass[priceClass]));

const formatFen = (amountMinor = 0) => formatMoney({ amountMinor, currency: 'CNY' });
