/** Fields of a restaurant, hotel or shop on the city page. */
export interface Business {
  id: string;
  linkUrl: string;
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

/** Picks those fields of a card, so that the page data stays small. */
export function toBusiness(card: Business): Business {
  const { id, linkUrl, name, zhName, district, priceClass, summary } = card;
  const { cuisine, speciality, signatureDishes, registersForeignPassports } = card;
  return {
    ...{ id, linkUrl, name, zhName, district, priceClass, summary },
    ...{ cuisine, speciality, signatureDishes, registersForeignPassports },
  };
}
