/** The visitor's orders of tours; there is nothing to show of them yet. */
export function OrdersSection() {
  return null;
}
