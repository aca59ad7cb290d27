/** Why a quantity is lower than what was asked for. */
export function heldText(quantity: number): string {
  return `Only ${quantity} left. We set your quantity to ${quantity}.`;
}
