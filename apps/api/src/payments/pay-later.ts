import type { PaymentProvider } from './payment-provider.ts';

/** No provider at all: the visitor pays by transfer or card reader and staff note it. */
export function createPayLater(holdHours: number): PaymentProvider {
  return {
    name: 'pay-later',
    begin: async (_, __, now) => ({
      kind: 'arranged',
      heldUntil: new Date(now.getTime() + holdHours * 3_600_000),
    }),
    refund: async () => 'manual',
  };
}
