import type { Group } from '@yunyou/domain/money/price';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { storedTexts } from '../../browser-storage/stored-texts.ts';

export interface DraftTraveller {
  kind: 'adult' | 'child';
  name: string;
  passportNumber: string;
  birthDate: string;
}

export interface BookingDraft {
  travellers: DraftTraveller[];
  /** `international` is the phone number in E.164 form, empty while the text is not a valid number. */
  contact: { name: string; email: string; phone: string; international: string; note: string };
  /** Group of the URL when the draft was saved. A different group in the URL replaces the one of the draft. */
  addressGroup?: string;
  /** Idempotency key: requested before the first attempt and reused by retries, so that they book once. */
  orderNo?: string | undefined;
}

const emptyTraveller = (kind: DraftTraveller['kind']): DraftTraveller => ({
  kind,
  name: '',
  passportNumber: '',
  birthDate: '',
});

export function createDraft(group: Group): BookingDraft {
  return {
    travellers: resize([], group),
    contact: { name: '', email: '', phone: '', international: '', note: '' },
    addressGroup: `${group.adults}-${group.children}`,
  };
}

/** Returns travellers for the group size, adults first. Keeps the entries of travellers who remain. */
export function resize(travellers: readonly DraftTraveller[], { adults, children }: Group): DraftTraveller[] {
  const take = (kind: DraftTraveller['kind'], count: number) => {
    const present = travellers.filter((traveller) => traveller.kind === kind);
    return Array.from({ length: count }, (_, index) => present[index] ?? emptyTraveller(kind));
  };
  return [...take('adult', adults), ...take('child', children)];
}

/*
 * The draft is in session storage, which ends with the tab: it has passport numbers, and the next user of a shared
 * computer must not be able to read them.
 */
const texts = storedTexts('bookingDraft');

/** Parses a stored draft. Returns an empty draft when the text is missing or not valid. */
export function parseDraft(text: string | undefined, group: Group): BookingDraft {
  const fresh = createDraft(group);
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null) return fresh;
    const draft = { ...fresh, ...stored };
    if (!Array.isArray(draft.travellers) || draft.travellers.length === 0) return fresh;
    if (draft.addressGroup === fresh.addressGroup) return draft;
    return {
      ...draft,
      travellers: resize(draft.travellers, group),
      ...(fresh.addressGroup !== undefined && { addressGroup: fresh.addressGroup }),
    };
  } catch {
    return fresh; // not JSON
  }
}

/** Returns the stored draft of a tour booking. On the server and during hydration it is empty for `group`. */
export function useBookingDraft(lineId: string, group: Group) {
  const text = useSyncExternalStore(
    texts.subscribe,
    () => texts.get(lineId),
    () => undefined,
  );
  const { adults, children } = group;
  const draft = useMemo(() => parseDraft(text, { adults, children }), [text, adults, children]);
  const save = useCallback((next: BookingDraft) => texts.set(JSON.stringify(next), lineId), [lineId]);
  const forget = useCallback(() => texts.set(undefined, lineId), [lineId]);
  return { draft, save, forget };
}
