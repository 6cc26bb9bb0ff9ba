/** Longest text before a place in which its role is looked for. */
export const maxLeadLength = 80;
/** Longest text after a place in which its role is looked for. */
export const maxRest = 40;
/** No alternative is the start of another one, so each text can match in one way only ("into" is "in" and "to"). */
const filler = String.raw`(?:[\s·,]|on|at|in|the|to|via|through|from|airport|around|about|with|by plane|by(?= ·)){0,${maxLeadLength}}$`;
const arrives = new RegExp(
  String.raw`\b(?:land(?:s|ing)?|arriv(?:e|es|ing|al)|arr|fl(?:y|ying)(?: with)?(?: (?!home|out|back|from|to\b|in\b|into)[a-z]{2,14}){1,2}(?= into| in to)|fly(?:ing)?(?: in)?(?= to| into| in\b)|flights?(?= to| into)|(?:business|economy|first) class(?= into| to)|enter(?:ing)?|entry|(?<!\b(?:late|early|lazy|slow|fruhen?|spaten?) )start(?:ing|s)?|begin(?:ning|s)?|touch(?:ing)? down|reaching|get in|already(?= in)|currently(?= in)|based(?= in))\b${filler}`,
);
const leaves = new RegExp(
  String.raw`\b(?:(?<!(?:autumn|fall|red|gold|golden|yellow|maple|ginkgo|tea|coloured|colored) )leav(?:e|es|ing)(?! for)|depart(?:ing|ure)?(?! for)|dep|(?:fly(?:ing)?|flights?|go(?:ing)?|head(?:ing)?) (?:home|out|back)|exit(?:ing)?|end(?:ing|s)?|finish(?:ing|es)?|(?<!\b(?:thaw|hang|hanging|chill|chilling|check|checking|find|figure|eat|eating|try|start|starting) )out|home|back(?= with| from| on))(?: of| from| in| at| via)?${filler}`,
);
/** Words between a verb of arriving or leaving and the place, in the other European languages. */
const fillerWords: ReadonlySet<string> = new Set(
  (
    'in nach gegen circa ca environ unos am um an ab auf dem den der die von aus uber flughafen a au aux en el la las los le les de du depuis al desde hasta ' +
    'hacia sobre aeropuerto aeroport ad da do dos no na nos nas em das dal dalla dallo di del della verso alle ore aeroporto as su ' +
    'pela at on the from into to around airport op te naar om van vanuit vanaf uit luchthaven rond uhr uur h am pm zum vers dia wir und ' +
    'por par pelo aan zug train trein tren treno trem comboio bus avion aereo aviao flugzeug schiff bateau barco crucero nave soir matin ' +
    'abends morgens abend morgen noche manana tarde sera mattina pomeriggio noite manha avond ochtend mo mi fr sa so nachmittags mittags ostermontag pfingstmontag'
  ).split(' '),
);
const arrivesElsewhere =
  /(?:^| )(?:heen(?:vlucht|reis)?|hin(?:weg|reise)?|ida|andata|ankunft|ankommen|komm(?:e|en|t)|lande[nt]?|landung|einreise[n]?|start(?:e|en|et)?|beginn(?:e|en)?|flug|flieg(?:e|en|t)|hinflug|arrivee|arriv(?:ons|er|ant|e|ent)|atterriss(?:age|ons|ant)|atterri[rst]|entree|debut|commenc(?:er|ons|ant)|lleg(?:ada|amos|a|ar|o|ando|an)|aterriz(?:amos|aje|o|ar|ando)|entrada|entr(?:ar|amos|o|ando|iamo|ons|er)|empez(?:ar|ando|amos)|volamos|arriv(?:o|a|iamo|ando|are)|atterr(?:iamo|aggio|a|o|are|ando)|inizi(?:are|ando|o|amo)|vol(?:o|iamo)|cheg(?:ada|amos|a|ar|o|ando)|aterriss(?:amos|agem|o|ar)|pous(?:o|a|amos|ar|ando)|comec(?:ar|ando|amos|o)|aankomst|aankomen|kom(?:en|t)?|land(?:en|ing|t)?|vlieg(?:en)?|schon|bereits|deja|ya estamos|gia|al|land(?:s|ing)?|arriv(?:es|ing|al))$/;
const leavesElsewhere =
  /(?:^| )(?:(?:fly(?:ing)?|flights?|go(?:ing)?) (?:home|out|back)|depart(?:s|ing|ure)|abflug|abreise|abfliegen|ruckflug|heimflug|heim|zuruck|ausreise|ende[nt]?|schluss|depart|(?:re)?part(?:ons|ir|ant|ent|s)|repart|re?decoll(?:e|ons|ent|er|age)|retour|rentr(?:ons|er|ant|ent)|reven(?:ons|ir|ant)|fin(?:ir|issons|issant)?|salida|sal(?:imos|ir|iendo|go|e)|sa(?:i|io|ir|imos)|regres(?:o|amos|ar|ando)|(?:regreso|vuelta|salida) es|(?:ritorno|rientro|regresso|volta|retorno|saida) e|vuelta|volvemos|volver|volviendo|regresaremos|volveremos|vuelo de (?:regreso|vuelta)|termin(?:ar|ando|amos|a)|acab(?:ar|ando|amos)|partenza|(?:ri)?part(?:iamo|endo|ire|e)|ritorno|rientr(?:o|iamo|are|ando)|torn(?:iamo|are|ando|o)|fin(?:ire|endo|iamo|isce)|usciamo|uscita|partida|saida|saimos|partimos|regress(?:o|amos)|retorno|volta|voltamos|voltar|voltando|retornamos|heim(?:flug|reise)|vertrek(?:ken|t)?|vliegen terug|terugvliegen|terugvlucht|terugreis|terug|eindig(?:en|end)?|einde?)$/;
/** "fliegen", "vol" and "kommen" say the direction by the next word. */
const needsTo = /(?:^| )(?:flug|flieg(?:e|en|t)|vlieg(?:en)?|vol(?:o|iamo))$/;
/** Matches "nos vamos de Hong Kong", which means leaving. "Nos vamos a China" does not. */
const goesAway = /(?:^| )(?:nos vamos|me voy|nos iremos|vamos embora)$/;
const arrivesAfter =
  /^ (?:in|rein|arrival|aankomst|ankunft)(?= ?(?:$|[,.;()&+/]|and |und |en ))|^(?:in|イン)(?![a-z])|^(?:机场|空港|공항)?(?:进(?!出)|入(?!出)|から(?=[,.]|$|出[発发]|スタート|始|入)|에서 ?(?:출발(?! ?(?:및 ?)?도착)|시작)| ?인(?=[ ,.]|$)|落地|出发|抵达|到达|降落|(?:に|へ)?(?:(?:午前|午后|朝|夜|夕方)?\d{1,2}时(?:半|\d{1,2}分)?(?:に|顷)?)?(?:到着|着(?!い)|入国)|(?:에|으로|로)? ?(?:(?:오전|오후|아침|저녁|밤)? ?\d{1,2}시(?: ?반)?에? ?)?(?:도착|입국|들어가|들어와))/;
/** Matches an hour of arrival before the city: "7点到". */
const arrivesHan = /(?:[点时分半]|早上|上午|中午|下午|晚上)(?:飞)?(?:到达?|抵达|落地|飞抵)$/;
const leavesAfter =
  /^ (?:out|raus|uit|exit|departure|abflug)(?= ?(?:$|[,.;()&+/]|and |und |en ))|^ ?아웃|^(?:out|アウト)(?![a-z])|^(?:으로|로|에서) ?(?:나와|나가|나옴|나올)|^(?:机场|空港|공항)?(?:出(?!发)|离境|离开|返程|回国|飞回|(?:から)?(?:帰国|出国|帰り|帰る|発で帰)|(?:에서 ?)?(?:출국|귀국|돌아))/;

/** Matches a flight to a city of China from a city abroad, which is masked: "direct flight Moscow-Sanya". */
const flightTo =
  /\b(?:flights?|flug|vol|vuelo|volo|voo|vlucht)\b[ ·]{1,40}(?:-|>)\s?$|(?:^|[,;(] ?)·{4,20}(?:-|>)$/;

/**
 * Matches a flight after other words of the sentence, such as "and fly from Chongqing at 10pm". "Fly from London"
 * opens a sentence.
 */
const fliesFrom = /\w.*\b(?:and|then|,) (?:we |i )?fl(?:y|ying) from (?:the )?$/;

/** Matches a flight with its hour: "our flight from Hong Kong leaves at 23:30". */
const flightFrom = /\bflights?(?: home| back)? (?:is )?from (?:the )?$/;
const hourAfter = /^ ?(?:leaves|departs|goes|takes off|is at|at|(?:on |is )?·|\d{1,2}[:.]\d\d)/;

/** Returns the role that a verb before the place gives it, in a European language other than English. */
function roleBefore(lead: string): 'in' | 'out' | undefined {
  const words = lead.split(/[\s·,:()]+/).filter((word) => word !== '');
  let first = words.length;
  while (first > 0 && (fillerWords.has(words[first - 1] ?? '') || /^\d/.test(words[first - 1] ?? '')))
    first -= 1;
  const verb = words.slice(Math.max(0, first - 3), first).join(' ');
  const next = words[first] ?? '';
  if (goesAway.test(verb)) return /^(?:de|desde)$/.test(next) ? 'out' : undefined;
  // An example is "volvemos el 20, Pekín y ..." or "rientro 6/1, capodanno a Shanghai".
  if (leavesElsewhere.test(verb))
    return /·[^·]*,\s*$/.test(lead) || /,[\s·]*·+ (?:a|in|en|em|te) $/.test(lead) ? undefined : 'out';
  if (needsTo.test(verb)) {
    if (/^(?:ab|von|van|vanuit|vanaf)$/.test(next)) return 'out';
    return /^(?:nach|naar|op|su|per|pour|vers|para)$/.test(next) ? 'in' : undefined;
  }
  return arrivesElsewhere.test(verb) && next !== 'ab' ? 'in' : undefined;
}

const bothAfter =
  /^(?:机场|空港|공항)?(?:进出|往返|出入|発着|発で?戻| ?왕복| ?출발 ?(?:및 ?)?도착| ?인아웃)|^(?: airport| station)? (?:in\/out|round ?trip|return|and back|und zuruck|et retour|y vuelta|e ritorno|e volta|en terug|hin und zuruck)(?= ?(?:$|[,.;)]))/;
/** Words for the start of the trip: "5 days from Shanghai", "depuis Pékin". */
const startsFrom =
  /(?:\b(?:days?|nights?|weeks?|straight|directly|(?<!day ?)trip|cruise) from (?:the )?|(?:^|[,;(]) ?(?:(?:flying|travell?ing|going|departing|starting|leaving) )?from (?:the )?|· ?from (?:the )?)$|\b(?:tage?|wochen|jours?|semaines?|dias?|semanas?|giorni|settimane|dagen|weken) (?:ab|von|depuis|au depart de|desde|da|a partire da|a partir de|vanaf|vanuit) $|· (?:vanaf|vanuit|desde|ab|a partir de) $|(?:kreuzfahrt|schiffsreise|croisiere|crucero|crociera|cruzeiro|cruise) (?:ab|von|au depart de|depuis|desde|da|vanaf|vanuit) $|(?:^| )(?:depuis|au depart de|saindo de|partindo de|partiendo de|saliendo de|partendo da|vanuit|ausgehend von) $/;
const both =
  /(?<!\b(?:my|his|her|our) )\bex $|\bin(?: and |\/|\+)out(?: of| from| at)?[\s·]{0,80}$|\bab ?(?:\/|und|&|\+|-) ?bis (?:flughafen )?$|\b(?:depart et (?:retour|arrivee)|salida y (?:regreso|llegada)|partenza e (?:ritorno|arrivo)|saida e (?:retorno|chegada)) (?:de|desde|da|a|en|em) $|\bvan en naar $|\b(?:(?:start|begin)(?:ning|ing)? and (?:end|finish)(?:ing)?(?: in| at| from)?|(?:empezando|comenzando|empezar|comenzar) y (?:terminando|acabando|terminar|acabar) en|(?:debut et fin|commencer et finir|en commencant et en finissant) a|(?:beginn|start|anfang) und ende in|inizio e fine a|comecando e terminando em|begin en einde? in) $|\b(?:return|round trip)(?: flights?)? (?:to|from|via)[\s·]{0,80}$/;

/** Matches "5 days Hainan, direct flight from Beijing", where the traveller lives. */
const directFlight =
  /(?<![a-z])(?:direct|non-?stop) flights? (?:from|out of) $|(?<![a-z])direktfl[ug]+e? (?:ab|von|aus) $|(?<![a-z])vols? directs? (?:de|depuis) $|(?<![a-z])vuelos? directos? (?:de|desde) $/;
const isInlandFlight = /^ (?:airport )?(?:to|into|nach|a|vers|para|hacia)(?![a-z])/;

/** Matches "12 days until Hong Kong" in languages whose word for "until" does not also mean "to visit". */
const lengthUntil =
  /(?:·|\b(?:tage?|wochen|jours|semaines|dias|semanas|giorni|settimane|dagen|weken)) (?:bis|jusqu'a|hasta|fino a|ate|tot) $/;

/** Returns the end of the trip that the words before and after a place give it; undefined for a place to visit. */
export function findRole(lead: string, rest: string): 'in' | 'out' | 'both' | undefined {
  if (both.test(lead) || bothAfter.test(rest)) return 'both';
  if (directFlight.test(lead) && !isInlandFlight.test(rest)) return 'both';
  if (/[从由]$/.test(lead) && /^(?:机场)?(?:(?:飞)?[回返]|飞走|飞离|离开|起飞|走(?=[,.(]|$))/.test(rest))
    return 'out';
  if (/(?<![a-z])(?:ab|von) $/.test(lead) && /^ (?:wieder )?zuruck(?![a-z])/.test(rest)) return 'out';
  if (lengthUntil.test(lead)) return 'out';
  const isInland = /^ (?:airport )?(?:to|nach|a|para|naar)\b/.test(rest);
  if (
    /^(?:空港)?(?:から)?(?:\d{1,2}:\d\d|\d{1,2}时(?:半|\d{1,2}分)?)(?:に|顷)?(?:出?[发発])(?:の便)?で?帰国/.test(
      rest,
    )
  )
    return 'out';
  if (/^(?:空港)?(?:に)?(?:\d{1,2}:\d\d)(?:に|顷)?(?:着|到着|落地|抵达|도착)/.test(rest)) return 'in';
  if (/着[^.;!?]*$/.test(lead) && /^(?:から)?发(?=[,.]|$)/.test(rest)) return 'out';
  if (leaves.test(lead) || leavesAfter.test(rest) || (!isInland && fliesFrom.test(lead))) return 'out';
  if (flightFrom.test(lead) && hourAfter.test(rest)) return 'out';
  if (arrives.test(lead) || arrivesAfter.test(rest) || arrivesHan.test(lead) || flightTo.test(lead))
    return 'in';
  return (
    roleBefore(lead.replaceAll(/\bpor volta d[aeo]s?\b/g, ' ')) ??
    (startsFrom.test(lead) && !isInland ? 'in' : undefined)
  );
}
