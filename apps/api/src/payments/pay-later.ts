import type { PaymentProvider } from './payment-provider.ts';

/** Works without a payment service: the visitor pays by transfer or card reader and staff record it. */
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
