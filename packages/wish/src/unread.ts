const stopWords =
  /^(?:i|we|me|us|my|our|he|she|they|you|it|a|an|the|of|to|in|on|at|for|from|with|and|or|but|so|is|are|am|be|was|been|have|has|had|do|does|would|will|could|can|should|may|might|must|want|wants|like|likes|love|loves|enjoy|need|needs|go|going|see|visit|visiting|trip|travel|travelling|traveling|traveler|traveller|plan|planning|help|please|hi|hello|hey|thanks|thank|this|that|these|those|then|there|here|about|around|some|any|something|somewhere|china|chinese|days|day|really|very|just|also|too|as|by|if|not|no|how|where|what|when|who|which|into|interested|keen|fan|fans|make|take|get|looking|time|times|first|im|i'm|we're|we'd|i'd|i'll|we'll|it's|let's|lot|lots|much|many|more|most|all|our|out|up|per|bit|maybe|place|places|thing|things|people|ok|okay|good|great|nice|best|only|cheap|passport|passports|und|mit|avec|con|chine|budget|week|weeks|land|landing|arrive|arriving|leave|leaving|fly|flying|start|starting|end|ending|back|finally|first|then|via|between|flights|flight|transit|layover|stopover|arrival|departure|home|nur|dann|danach|zuerst|nach|von|bis|wir|ich|sind|ist|mochten|wollen|gerne|bitte|reise|reisen|fur|ein|eine|der|die|das|den|dem|zum|zur|auf|aus|uber|tage|ankunft|ruckflug|flug|nous|voudrions|voyage|pour|les|des|une|aux|dans|sur|est|sommes|puis|ensuite|arrivee|retour|vol|jours|queremos|viaje|para|los|las|una|del|por|somos|luego|primero|llegada|vuelta|vuelo|dias|vorremmo|viaggio|per|gli|della|nel|siamo|poi|prima|arrivo|ritorno|volo|giorni|viagem|uma|dos|nas|voo|depois|primeiro|chegada|volta|wij|willen|graag|reis|voor|een|het|van|naar|daarna|eerst|aankomst|terug|vlucht|dagen|und|mit|seulement|uniquement|solamente|soltanto|apenas|alleen|visa-free|visa|without|hours)$/;
const hanStopCharacters = /[我们想去要的了和玩看在是到从带个人和跟与一有请帮计划行程旅行旅游喜欢]/g;

/** Lists the clauses that no reader has masked and that contain more than stop words. `text` is the masked wish. */
export function listUnread(text: string, original: string): string[] {
  return [...text.matchAll(/[^.,;!?()·:]+/g)].flatMap((match) => {
    const words = match[0].split(/\s+/).filter((word) => word !== '');
    const meaningful = words.filter((word) =>
      /\p{Script=Han}/u.test(word)
        ? word.replaceAll(hanStopCharacters, '').length > 1
        : /[a-z]{3,}/.test(word) && !stopWords.test(word),
    );
    return meaningful.length === 0 ? [] : [original.slice(match.index, match.index + match[0].length).trim()];
  });
}
