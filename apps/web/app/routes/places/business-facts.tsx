import type { Hotel, Restaurant } from '@yunyou/contract/entities/local-business.schema';
import { mealByClass, nightByClass, priceClassNames } from '@yunyou/domain/money/typical-prices';
import type { Fact } from '../../features/facts/facts.tsx';
import { formatMoney, formatWord } from '../../features/facts/format.ts';
import { PriceClass } from '../../features/facts/price-class.tsx';

const hotelFeatureWords: Partial<Record<Hotel['features'][number], string>> = {
  'family-rooms': 'Rooms for families',
  'old-building': 'Historic building',
  'near-metro': 'Metro station nearby',
  'near-station': 'Railway station nearby',
  'english-spoken': 'English spoken at the desk',
  breakfast: 'Breakfast available',
  'step-free': 'Step-free access',
};

export const describeHotelFeature = (feature: Hotel['features'][number]): string =>
  hotelFeatureWords[feature] ?? formatWord(feature);

export const describeRegistration = ({
  registersForeignPassports,
}: Pick<Hotel, 'registersForeignPassports'>): string =>
  registersForeignPassports === 'yes' ? 'Registered here' : 'Ask before you book';

export const describeDiet = (dietary: Restaurant['dietary']): string => dietary.map(formatWord).join(', ');

/** We have no opening hours of restaurants and shops yet, and say so. */
export const unknownHours: Fact = {
  name: 'Hours',
  value: 'Not checked yet. Ask your hotel to call ahead',
};

export function priceFact(priceClass: number): Fact {
  return {
    name: 'Price',
    value: (
      <>
        {capitalise(priceClassNames[priceClass] ?? '')} <PriceClass priceClass={priceClass} />
      </>
    ),
  };
}

/** What we plan with for a place of this class; not the price of the place itself. */
export const typicalNight = (priceClass: number): string =>
  `We plan with about ${formatFen(nightByClass[priceClass])} for a double room`;
export const typicalMeal = (priceClass: number): string =>
  `We plan with about ${formatFen(mealByClass[priceClass])} a person`;

const capitalise = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

const formatFen = (amountMinor = 0) => formatMoney({ amountMinor, currency: 'CNY' });
