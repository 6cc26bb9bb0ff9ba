import type { FileAnswer } from '@yunyou/contract/endpoint';
import type { OrderRow } from '@yunyou/database/orders/order.queries';
import { ApiError } from '../api-error.ts';

/** Returns the receipt as a PDF. Throws when nothing was paid; refunded orders keep their receipt. */
export async function toReceiptFile(order: OrderRow, now: Date): Promise<FileAnswer> {
  if (order.paidMinor === 0) {
    throw new ApiError('ORDER_STATE', { message: 'The receipt is available once the order is paid.' });
  }
  const { drawReceipt } = await import('./receipt.ts'); // loads the PDF library
  return {
    fileName: `yunyou-${order.orderNo}.pdf`,
    contentType: 'application/pdf',
    content: await drawReceipt(order, now),
  };
}
