import { findPlaces, type Mention } from '../find-places.ts';
import type { Gazetteer, Place } from '../gazetteer.ts';
import type { Polarity } from '../polarity.ts';
import type { Slot, SlotMatch } from '../slot-match.ts';
import { afterLast } from '../spans.ts';

/** Longest text before a place in which its role is looked for. */
const maxLeadLength = 80;
/** No alternative is the start of another one, so each text can match in one way only ("into" is "in" and "to"). */
const filler = String.raw`(?:[\s·,]|on|at|in|the|to|via|through|from|airport|around|about|with|by plane){0,${maxLeadLength}}$`;
const arrives = new RegExp(
  String.raw`\b(?:land(?:s|ing)?|arriv(?:e|es|ing|al)|fly(?:ing)?(?: in)?(?= to| into| in\b)|flights?(?= to| into)|enter(?:ing)?|entry|start(?:ing|s)?|begin(?:ning|s)?|touch(?:ing)? down|get in|entree|ankunft)\b${filler}`,
);
const leaves = new RegExp(
  String.raw`\b(?:leav(?:e|es|ing)(?! for)|depart(?:ing|ure)?(?! for)|(?:fly(?:ing)?|flights?|go(?:ing)?|head(?:ing)?) (?:home|out|back)|exit(?:ing)?|end(?:ing|s)?|finish(?:ing|es)?|out|home)(?: of| from| in| at| via)?${filler}`,
);
const both =
  /\bin and out(?: of| from| at)?[\s·]{0,80}$|\b(?:return|round trip)(?: flights?)? (?:to|from|via)[\s·]{0,80}$/;

/** Reads places and their role: to visit, to leave out, to arrive in, to depart from. */
export function readPlaces(
  text: string,
  wish: { readonly original: string; readonly polarity: Polarity },
  gazetteer: Gazetteer,
): SlotMatch[] {
  const mentions = findPlaces(text, wish.original, gazetteer);
  const named = new Set(mentions.flatMap(({ places }) => places.slice(0, 1).map(({ id }) => id)));
  return mentions.flatMap((mention, index): SlotMatch[] => {
    const place = choosePlace(mention, named);
    if (place === undefined) return [];
    const previous = mentions[index - 1]?.end ?? 0;
    return listSlots(place, mention, text.slice(previous, mention.start), {
      text,
      polarity: wish.polarity,
    }).map((slot) => ({
      slot,
      value:
        place.kind === 'spot' && (slot === 'in' || slot === 'out') ? (place.cityId ?? place.id) : place.id,
      start: mention.start,
      end: mention.end,
      confidence: mention.exact ? 1 : 0.6,
    }));
  });
}

/** Chooses between places of the same name: the spot in a city that the wish names, otherwise the most popular place. */
function choosePlace({ places }: Mention, named: ReadonlySet<string>): Place | undefined {
  const [first] = places;
  if (first?.kind !== 'spot') return first;
  return places.find(({ cityId }) => cityId !== undefined && named.has(cityId)) ?? first;
}

function listSlots(
  { kind }: Place,
  { start, end }: Mention,
  lead: string,
  { text, polarity }: { readonly text: string; readonly polarity: Polarity },
): Slot[] {
  const own = afterLast(lead.slice(-maxLeadLength), '.;!?');
  const rest = text.slice(end, end + 6);
  if (kind !== 'area') {
    if (both.test(own)) return ['in', 'out'];
    if (leaves.test(own) || /^(?:机场)?(?:出(?!发)|离境|离开|返程|回国)/.test(rest)) return ['out'];
    if (
      arrives.test(own) ||
      /^(?:机场)?(?:进|入|落地|出发|抵达|到达)/.test(rest) ||
      (/从[^去到]{0,4}$/.test(own) && /^(?:机场)?(?:入|进|出发)/.test(rest))
    )
      return ['in'];
  }
  return polarity.isUnwanted(start, end) ? [`-${kind}`] : [kind];
}
