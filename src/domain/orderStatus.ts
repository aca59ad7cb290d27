/** The stages of an order in their natural sequence (§4). The admin may set any from any other. */
export const orderStatuses = ['Confirmed', 'Shipped', 'In-transit', 'Delivered'] as const;

/** Index of a status in the timeline; null for one the shop does not know. */
export function orderStage(status: string): number | null {
  const stage = orderStatuses.findIndex((known) => known.toLowerCase() === status.trim().toLowerCase());
  return stage === -1 ? null : stage;
}

export function isDelivered(status: string): boolean {
  return orderStage(status) === orderStatuses.indexOf('Delivered');
}
