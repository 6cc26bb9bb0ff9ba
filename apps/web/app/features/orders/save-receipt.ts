/** Downloads the receipt; returns false when it cannot be loaded. The request carries the token as a header, so a plain link cannot do it. */
export async function saveReceipt(
  orderNo: string,
  { apiBase, token }: { apiBase: string; token: string | undefined },
): Promise<boolean> {
  const response = await fetch(`${apiBase}/user/order/receipt?orderNo=${encodeURIComponent(orderNo)}`, {
    headers: { 'user-token': token ?? '' },
  }).catch(() => undefined); // no network
  if (!response?.ok) return false;
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = `yunyou-${orderNo}.pdf`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
  return true;
}
