import type { EmbedTarget } from '@yunyou/contract/site/embeds';

interface EmbedWords {
  title: string;
  lead: string;
  /** Name of the field with the code. */
  code: string;
  show: string;
  /** Name of the frame. */
  frame: string;
  hide: string;
}

const card = {
  code: 'Code for your site',
  show: 'Preview card',
  frame: 'Preview of the card',
  hide: 'Hide card',
};
const map = { code: 'Code for the map', show: 'Preview map', frame: 'Preview of the map', hide: 'Hide map' };

/** Texts about each card for other sites. */
export const embedWords: Record<EmbedTarget['kind'], EmbedWords> = {
  trip: {
    ...card,
    title: 'Show on your site',
    lead: 'Paste this line into a page of yours. The card follows your changes and stops working when you turn off the link.',
  },
  'trip-map': {
    ...map,
    title: 'Show the map on your site',
    lead: 'This line shows the cities of your trip on a map.',
  },
  city: {
    ...card,
    title: 'Show on your site',
    lead: 'Paste this line into a page of yours. The card has a picture, the best months and a link to this page.',
  },
  driver: {
    ...card,
    title: 'Show the driver card on your site',
    lead: 'Paste this line into a page of yours. The card has the name and address in Chinese, to show to a driver.',
  },
  map: {
    ...map,
    title: 'Show the map on your site',
    lead: 'Paste this line into a page of yours. It shows the stops of this route on a map.',
  },
};
