import type { Group } from '@yunyou/domain/money/price';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { keptInTab } from '../../kept/kept-text.ts';

export interface DraftTraveller {
  kind: 'adult' | 'child';
  name: string;
  passportNumber: string;
  birthDate: string;
}

export interface BookingDraft {
  travellers: DraftTraveller[];
  /** `international`: the telephone number in full, empty while what is written is none. */
  contact: { name: string; email: string; phone: string; international: string; note: string };
  /** The group the address named when this was written: another one there means another group here. */
  addressGroup?: string;
  /** Asked for when the order is sent first and kept until it is answered: a repeated try books once. */
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

/** Adults first, then children; who is there already keeps what was written. */
export function resize(travellers: readonly DraftTraveller[], { adults, children }: Group): DraftTraveller[] {
  const take = (kind: DraftTraveller['kind'], count: number) => {
    const present = travellers.filter((traveller) => traveller.kind === kind);
    return Array.from({ length: count }, (_, index) => present[index] ?? emptyTraveller(kind));
  };
  return [...take('adult', adults), ...take('child', children)];
}

/*
 * The draft is kept for this tab alone and gone with it: passport numbers have no place in storage that the next guest
 * of a hotel's computer can read.
 */
const keyOf = (lineId: string) => `yunyou-booking-${lineId}`;

/** What was kept, or a fresh one; damaged text counts as none. */
export function parseDraft(text: string | undefined, group: Group): BookingDraft {
  const fresh = createDraft(group);
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null) return fresh;
    const draft = { ...fresh, ...kept };
    if (!Array.isArray(draft.travellers) || draft.travellers.length === 0) return fresh;
    if (draft.addressGroup === fresh.addressGroup) return draft;
    return {
      ...draft,
      travellers: resize(draft.travellers, group),
      ...(fresh.addressGroup !== undefined && { addressGroup: fresh.addressGroup }),
    };
  } catch {
    return fresh;
  }
}

/** The draft of a tour's booking; until the browser runs it is an empty one for `group`. */
export function useBookingDraft(lineId: string, group: Group) {
  const key = keyOf(lineId);
  const text = useSyncExternalStore(
    keptInTab.subscribe,
    () => keptInTab.get(key),
    () => undefined,
  );
  const { adults, children } = group;
  const draft = useMemo(() => parseDraft(text, { adults, children }), [text, adults, children]);
  const save = useCallback((next: BookingDraft) => keptInTab.set(key, JSON.stringify(next)), [key]);
  const forget = useCallback(() => keptInTab.set(key, undefined), [key]);
  return { draft, save, forget };
}
