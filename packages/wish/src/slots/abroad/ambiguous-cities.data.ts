import type { ForeignCities } from './foreign-cities.ts';

/**
 * Cities outside China whose names are also words, names of sights or of other cities. They are read only after words for
 * a journey: "from Nice", "ab Essen", "fly out of Cork".
 */
export const ambiguousCities: readonly ForeignCities[] = [
  [
    'GB',
    'bath|reading|derby|hull|york|cambridge|aberdeen|durham|lancaster|lincoln|chester|dundee|preston|poole|swansea|stanley',
  ],
  ['IE', 'cork|galway'],
  ['FR', 'nice|nizza|niza|tours|nancy|angers|brest|pau|orleans|le mans|caen|avignon|cannes|amiens'],
  ['DE', 'essen|halle|worms|trier|jena|gera|hof|memmingen|hahn|weeze|bochum|duisburg|darmstadt|offenburg'],
  ['AT', 'wels|villach|st polten'],
  ['CH', 'zug|chur|biel|thun|olten|sion|schaffhausen|aarau'],
  ['KR', 'seul'],
  ['NL', 'leiden|almere|ede|assen|hoorn|venlo|roermond'],
  ['BE', 'mons|mechelen|hasselt|aalst'],
  ['ES', 'leon|granada|cordoba|toledo|burgos|cadiz|almeria|girona|logrono|palma|tarragona|huelva|jaen'],
  ['PT', 'faro|braga|aveiro|setubal|evora'],
  ['IT', 'como|lecce|siena|lucca|rimini|pescara|ancona|udine|piacenza|ferrara|ravenna|treviso|vicenza'],
  ['NO', 'bergen'],
  ['HR', 'split|zadar|rijeka|pula'],
  ['BG', 'sofia|varna|burgas'],
  ['RU', 'perm|ufa|omsk|samara|sochi|tomsk'],
  [
    'US',
    'phoenix|richmond|charlotte|san jose|columbia|madison|memphis|buffalo|springfield|jackson|mobile|orange county|reno|boise|spokane|santa fe',
  ],
  ['CA', 'victoria|london ontario|kingston|hamilton|regina|kelowna'],
  ['AU', 'newcastle|geelong|alice springs|townsville'],
  ['NZ', 'hamilton|nelson|rotorua|napier'],
  ['BR', 'salvador|natal|belem|fortaleza|vitoria|rio|santos|londrina|joinville'],
  ['BO', 'la paz'],
  ['CL', 'chile|chili|cile|santiago|concepcion|antofagasta'],
  ['CO', 'cali|cartagena|pereira'],
  ['MX', 'leon|merida|veracruz|oaxaca'],
  ['AR', 'cordoba|salta|la plata'],
  ['PR', 'san juan'],
];
