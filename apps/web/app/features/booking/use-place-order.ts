import { ApiFailure } from '@yunyou/contract/http-client';
import type { BookingConflict } from '@yunyou/contract/orders/order.schema';
import type { GroupPrice } from '@yunyou/domain/money/price';
import { useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useGoTo } from '../../navigation/use-go-to.ts';
import type { Tour } from '../tours/tour-data.ts';
import { useVisitorCurrency } from '../tours/visitor-currency.tsx';
import type { FieldErrors } from './booking-checks.ts';
import type { BookingDraft } from './booking-draft.ts';

export interface Conflict extends BookingConflict {
  message: string;
  /** Date of the rejected departure. */
  date: string;
}

interface OrderToPlace {
  tour: Tour;
  date: string;
  draft: BookingDraft;
  price: GroupPrice;
}

interface PlaceOrderOptions {
  save(draft: BookingDraft): void;
  forget(): void;
  onErrors(errors: FieldErrors): void;
}

/** Sends the order. The order number is its idempotency key: repeated presses and retries book once. */
export function usePlaceOrder({ save, forget, onErrors }: PlaceOrderOptions) {
  const api = useApi();
  const goTo = useGoTo();
  const [currency] = useVisitorCurrency();
  const [isBusy, setIsBusy] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();

  const place = async ({ tour, date, draft, price }: OrderToPlace) => {
    setIsBusy(true);
    setConflict(undefined);
    try {
      const orderNo = draft.orderNo ?? (await api('GET /order/book/orderNo')).orderNo;
      save({ ...draft, orderNo });
      await api('POST /order/tour/book', {
        orderNo,
        lineId: tour.id,
        date,
        total: price.total,
        currency,
        ...toRequest(draft),
      });
      const { redirectUrl } = await api('POST /order/pay', { orderNo });
      forget();
      await goTo(redirectUrl ?? `/user?type=Orders&order=${orderNo}`, { isExternalAllowed: true });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const { error: name, fields, details } = error.data;
      if (name === 'ORDER_NUMBER_USED') save({ ...draft, orderNo: undefined });
      if (fields?.length) onErrors(Object.fromEntries(fields.map(({ field, message }) => [field, message])));
      if (isConflict(details)) setConflict({ ...details, message: error.message, date });
    } finally {
      setIsBusy(false);
    }
  };
  return { place, isBusy, conflict };
}

function toRequest({ travellers, contact }: BookingDraft) {
  return {
    travellers: travellers.map(({ kind, name, passportNumber, birthDate }) => ({
      kind,
      name: name.trim(),
      passportNumber: passportNumber.trim().toUpperCase(),
      ...(kind === 'child' && { birthDate }),
    })),
    contact: {
      name: contact.name.trim(),
      email: contact.email.trim(),
      phone: contact.international,
      ...(contact.note.trim() && { note: contact.note.trim() }),
    },
  };
}

function isConflict(details: unknown): details is BookingConflict {
  return typeof details === 'object' && details !== null && 'departures' in details;
}
