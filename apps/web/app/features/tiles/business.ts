/** What a city's page says of a restaurant, hotel or shop. */
export interface Business {
  id: string;
  name: string;
  zhName: string;
  district: string;
  priceClass: number;
  summary: string;
  cuisine?: string | undefined;
  speciality?: string | undefined;
  signatureDishes?: string[] | undefined;
  registersForeignPassports?: 'yes' | 'ask-first' | undefined;
}

/** Of a card that, and no more: the rest need not travel to the browser. */
export function toBusiness(card: Business): Business {
  const { id, name, zhName, district, priceClass, summary } = card;
  const { cuisine, speciality, signatureDishes, registersForeignPassports } = card;
  return {
    ...{ id, name, zhName, district, priceClass, summary },
    ...{ cuisine, speciality, signatureDishes, registersForeignPassports },
  };
}
