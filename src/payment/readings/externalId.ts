/** Far above any id of PayPal or the shop: what is longer is no id, and must not fill the browser's storage. */
const longestId = 128;

/** An order number or capture id of another system, cut to a length that can be stored and shown. */
export function externalId(id: string): string {
  return id.slice(0, longestId);
}
