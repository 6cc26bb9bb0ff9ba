import { airlineCodes } from '@yunyou/domain/booking/airlines.data';
import { anyOf } from '../../phrases.ts';
import { matchSlots, type SlotMatch } from '../../slot-match.ts';

/** Codes that are also words or the start of a train number ("US500", "D712"): a flight only after the word for one. */
const ambiguousCode = /^(?:[GDCZTK]\d|US|EU|UK|CN|TO)$/;
const airlines = [...airlineCodes].filter((code) => !ambiguousCode.test(code)).join('|');
const numberSign = ' ?(?:n[or°º]?\\.? ?)?';
const flightWord = `(?:[Ff]lights?|[Ff]l[uü]g|[Vv]ols?|[Vv]uelo|[Vv]olo|[Vv]oo|[Vv]lucht|航班|便|항공편)${numberSign}`;
const trainWord = `(?:[Tt]rain|[Zz]ug|[Tt]ren|[Tt]reno|[Tt]rem|[Cc]omboio|[Tt]rein|车次|列車|열차)${numberSign}`;
const flightNumber = new RegExp(
  `${flightWord}(?:${[...airlineCodes].join('|')}) ?(\\d{2,4})(?!\\d)|(?<![A-Za-z\\d])(?:${airlines})(\\d{2,4})(?![A-Za-z\\d])`,
  'g',
);
/** Excludes terminals such as "PVG T2". */
const notTerminal = String.raw`T(?![1-5](?!\d))`;
const trainNumber = new RegExp(
  `${trainWord}[GDCZTK]\\d{1,4}(?![A-Za-z\\d%])|(?<![A-Za-z\\d])(?:[GDCZK]\\d|${notTerminal}\\d)\\d{0,3}(?![A-Za-z\\d%])`,
  'g',
);

/**
 * Reads numbers of flights and trains as `flight LH720` and `train G87`. `original` is the wish before normalisation: a
 * number needs its capitals.
 */
export function readJourneyNumbers(original: string): SlotMatch[] {
  const read = (pattern: RegExp, kind: 'flight' | 'train'): SlotMatch[] =>
    matchSlots(original, pattern, ([whole]) => {
      const number = /[A-Z\d]{1,3} ?\d{1,4}$/.exec(whole)?.[0].replace(' ', '') ?? whole;
      return [['journey', `${kind} ${number}`]];
    });
  const flights = read(flightNumber, 'flight');
  const trains = read(trainNumber, 'train');
  return [
    ...flights,
    ...trains.filter(({ start, end }) => !flights.some((one) => one.start < end && start < one.end)),
  ];
}

const bookedHotel = new RegExp(
  anyOf({
    en: "(?:(?:we|i)(?:'ve)? )?(?:have )?(?:already )?(?:booked|reserved) (?:our |the |all )?(?:hotels?|rooms?|accommodation)|(?:our |the )?hotels? (?:is|are)?(?: already)? ?(?:booked|reserved|fixed)|(?:already )?booked (?:at|into)|(?<=hotels? in [a-z' ]{3,14} )(?:is |are )?(?:already )?(?:booked|reserved)",
    de: '(?:schon |bereits )?(?:gebuchte?[ns]? hotels?|hotels? (?:schon |bereits |ist |sind )*(?:gebucht|reserviert))',
    fr: "(?:hotels? (?:est |sont |deja )*reserves?|avons (?:deja )?reserve (?:les |l'|nos )?hotels?)",
    es: '(?:hotel(?:es)? (?:ya )?reservados?|(?:ya )?(?:tenemos|hemos) reservado (?:el |los )?hotel(?:es)?)',
    it: "(?:hotel (?:gia )?prenotat[oi]|abbiamo (?:gia )?prenotato (?:l'|gli |il )?(?:hotel|alberghi))",
    pt: '(?:hote(?:l|is) (?:ja )?reservados?|(?:ja )?reservamos (?:o |os )?hote(?:l|is))',
    nl: '(?:(?:al )?geboekte hotels?|hotels? (?:zijn |is |al )*geboekt)',
    zh: '(?:已经?)?(?:订|定)(?:好|了)+(?:的)?(?:酒店|宾馆|民宿)|酒店(?:已经?)?(?:订|定)(?:好|了)+',
    ja: 'ホテルは?(?:もう|すでに)?予約済み?|予約したホテル|ホテルを予約し',
    ko: '(?:호텔|숙소)(?:은|는|을|를)? ?(?:이미 )?예약(?:했|함|완료)|예약한 (?:호텔|숙소)',
  }),
  'g',
);
const apart = new RegExp(
  anyOf({
    en: '(?:arriv(?:e|es|ing)|fly(?:ing)? in|com(?:e|ing)|land(?:ing)?) (?:separately|apart|on different (?:days|flights)|from different (?:cities|countries|places)|(?:\\w+ )?(?:days?|hours?) (?:later|earlier|after|before))|(?:joins?|joining|meets?|meeting) (?:us|me) (?:later|in|there|on|after)|different flights',
    de: '(?:kommt?|kommen|reist|reisen) (?:getrennt|einzeln|\\w+ tage? (?:spater|fruher)|spater|nach)(?: an)?|getrennt an\\w*|stosst (?:spater )?(?:zu uns|dazu)|verschiedenen flugen',
    fr: '(?:arriv\\w+|vien\\w+) (?:separement|\\w+ jours? (?:plus tard|apres|avant)|plus tard)|(?:nous|me) rejoin\\w+|vols differents',
    es: '(?:lleg\\w+|vien\\w+) (?:por separado|(?:\\w+ dias? )?(?:despues|mas tarde|antes))|se (?:nos )?une[n]?(?: a nosotros)?|vuelos (?:distintos|diferentes)',
    it: '(?:arriv\\w+|viene|vengono) (?:separatamente|\\w+ giorn[io] (?:dopo|prima)|dopo|piu tardi)|ci raggiung\\w+|voli diversi',
    pt: '(?:cheg\\w+|vem) (?:separad\\w+|\\w+ dias? (?:depois|antes)|depois|mais tarde)|se junta[m]? a nos|voos diferentes',
    nl: '(?:komt|komen|arriveert) (?:apart|later|\\w+ dag(?:en)? (?:later|eerder))(?: aan)?|sluit(?:en)? (?:zich )?later aan|verschillende vluchten',
    zh: '分开到|不同航班|(?:晚|早)[一两二三四五]?天到|后(?:面)?到|分别(?:从|到)|会合|汇合',
    ja: '別々に(?:到着|来)|別の便|[一二三1-5]日(?:遅れ|後に合流)|現地(?:で)?合流|途中(?:で)?合流',
    ko: '따로 (?:도착|와|출발)|다른 (?:비행기|항공편)|[하이삼\\d]+일? ?늦게 (?:도착|와)|현지(?:에서)? ?합류|중간에 합류',
  }),
  'g',
);

/** Reads booked hotels and travellers who do not arrive together. The brief has no field for them; notes report them. */
export function readBookings(text: string): SlotMatch[] {
  return [
    ...matchSlots(text, bookedHotel, () => [['note', 'booked-hotels']], 0.9),
    ...matchSlots(text, apart, () => [['note', 'arrive-apart']], 0.9),
  ];
}

const hotelName =
  /(?:grand |park |the )?(?:hyatt|hilton|marriott|sheraton|ritz(?:-carlton)?|westin|novotel|ibis|kempinski|intercontinental|sofitel|pullman|fairmont|rosewood|atour|hanting|holiday inn|crowne plaza|four seasons|mandarin oriental)(?: hotel)?|(?<![a-z])[a-z]{3,14} hotel(?![a-z])/g;

/** Marks the names of hotels as read, so that "Peace Hotel" is no interest in peace. `text` has its places masked. */
export function readHotelNames(text: string): SlotMatch[] {
  return matchSlots(text, hotelName, ([name]) =>
    /^(?:good|nice|cheap|our|the|one|own|any|same|star|this|new|old|luxury|simple|boutique|decent|small|great|best|heated) hotel$/.test(
      name,
    )
      ? []
      : [['note', '']],
  );
}
