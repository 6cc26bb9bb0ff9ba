import type { OrderView } from '@yunyou/contract/orders/order.schema';
import { Button } from '@yunyou/ui/button';
import { showToast } from '@yunyou/ui/toasts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { saveFile } from '../../api/save-file.ts';
import { useApi, useFileApi } from '../../api/use-api.ts';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { formatMoney } from '../facts/format.ts';
import { useLocalText } from '../preferences/local-text.tsx';
import styles from './order-actions.module.css';
import * as words from './order-words.ts';

/** Renders the buttons to pay, download the receipt and cancel, as the state of the order allows. */
export function OrderActions({ order }: { order: OrderView }) {
  const api = useApi();
  const files = useFileApi();
  const goTo = useGoTo();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (work: () => Promise<unknown>) => {
    setIsBusy(true);
    try {
      await work();
    } catch {
      // The API client has shown a message; the reload below shows the current state.
    }
    await revalidate();
    setIsBusy(false);
  };
  const pay = async () => {
    const { redirectUrl } = await api('POST /order/pay', { orderNo: order.orderNo });
    if (redirectUrl) await goTo(redirectUrl, { isExternalAllowed: true });
  };
  const cancel = async () => {
    await api('POST /order/cancel', { orderNo: order.orderNo });
    showToast({ type: 'success', message: words.orderCancelled });
  };
  const receipt = async () => {
    const file = await files.download('GET /user/order/receipt', { orderNo: order.orderNo });
    saveFile(file, `yunyou-${order.orderNo}.pdf`);
  };
  const local = useLocalText();
  const mayPay = order.payment.isOpen && !order.payment.isArranged;
  return (
    <div className={styles.actions}>
      {mayPay && (
        <Button disabled={isBusy} onClick={() => void run(pay)}>
          {order.payment.provider === 'stripe'
            ? local(words.payAmount(formatMoney(order.total)))
            : words.holdSeats}
        </Button>
      )}
      {order.paid.amountMinor > 0 && (
        <Button tone="quiet" disabled={isBusy} onClick={() => void run(receipt)}>
          {words.receiptPdf}
        </Button>
      )}
      {order.cancellation && (
        <CancelButton
          cancellation={order.cancellation}
          isPaid={order.paid.amountMinor > 0}
          isBusy={isBusy}
          onCancel={() => void run(cancel)}
        />
      )}
    </div>
  );
}

/** Shows the refund before the visitor confirms the cancellation. */
function CancelButton({
  cancellation,
  isPaid,
  isBusy,
  onCancel,
}: {
  cancellation: NonNullable<OrderView['cancellation']>;
  isPaid: boolean;
  isBusy: boolean;
  onCancel(): void;
}) {
  const local = useLocalText();
  const [isConfirming, setIsConfirming] = useState(false);
  if (!isConfirming) {
    return (
      <Button tone="quiet" onClick={() => setIsConfirming(true)}>
        {words.cancelOrder}
      </Button>
    );
  }
  return (
    <div className={`panel ${styles.ask}`} role="group" aria-label={words.cancelOrder}>
      <p>
        {cancellation.refund.amountMinor > 0
          ? local(words.refundWithShare(formatMoney(cancellation.refund), cancellation.refundPercent))
          : isPaid
            ? words.noRefund
            : words.nothingPaidYet}{' '}
        {words.seatsReleased}
      </p>
      <Button disabled={isBusy} onClick={onCancel}>
        {words.confirmCancel}
      </Button>
      <Button tone="quiet" onClick={() => setIsConfirming(false)}>
        {words.keepOrder}
      </Button>
    </div>
  );
}
