import type { NamedTraveller, OrderView, TravellerSecret } from '@yunyou/contract/orders/order.schema';

/** Returns travellers with masked passport numbers, for every view and export. */
export function maskTravellers(
  travellers: readonly NamedTraveller[],
  secrets: readonly TravellerSecret[] | undefined,
): OrderView['travellers'] {
  return travellers.map(({ kind, name }, index) => {
    const { passportNumber = '', birthDate } = secrets?.[index] ?? {};
    return {
      kind,
      name,
      passportEnding: passportNumber.slice(-3),
      birthYear: birthDate === undefined ? null : Number(birthDate.slice(0, 4)),
    };
  });
}
