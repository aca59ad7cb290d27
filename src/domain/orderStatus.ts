/** In order (§4). The admin may set any of them at any time. */
export const orderStatuses = ['Confirmed', 'Shipped', 'In-transit', 'Delivered'] as const;

export function orderStage(status: string): number | null {
  const stage = orderStatuses.findIndex((known) => known.toLowerCase() === status.trim().toLowerCase());
  return stage === -1 ? null : stage;
}

export function isDelivered(status: string): boolean {
  return orderStage(status) === orderStatuses.indexOf('Delivered');
}
