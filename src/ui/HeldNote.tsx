/** Why a quantity is lower than what was asked for. */
export function HeldNote({ quantity }: { quantity: number }) {
  return (
    <span className="block pt-1">
      Only {quantity} left. We set your quantity to {quantity}.
    </span>
  );
}
