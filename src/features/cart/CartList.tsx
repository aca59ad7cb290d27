import { type ReactNode, useState } from 'react';
import type { Product } from '@/contract/product';
import type { CartItem } from '@/contract/user';
import { cartRows, type RemovedLine } from '@/domain/cart';
import type { StockLimitedItem } from '@/domain/stock';
import { quantitySettled } from '@/state/cart';
import { actAsCustomer } from '@/state/customerActions';
import { useAppDispatch } from '@/state/hooks';
import { useRowFocus } from '@/ui/useRowFocus';
import { CartLine, RemovedCartLine, UnavailableCartLine } from './CartLine';
import { cartTexts } from './texts';

/** Functions that remove and restore a line; each resolves to whether it succeeded. */
interface LineActs {
  readonly remove: (productId: string) => Promise<boolean>;
  readonly restore: (line: RemovedLine) => Promise<boolean>;
}

/** The acts on a customer's cart, by the calls of §7. */
export function useCartActs(): LineActs {
  const dispatch = useAppDispatch();
  return {
    remove: (productId) => {
      dispatch(quantitySettled(productId));
      return dispatch(actAsCustomer({ endpoint: 'deleteItemFromCart', productId }));
    },
    restore: ({ product: { _id: productId, stockSize }, quantity }) =>
      dispatch(actAsCustomer({ endpoint: 'addToCart', productId, qty: quantity, stockSize })),
  };
}

const without = (productId: string, lines: readonly RemovedLine[]) =>
  lines.filter(({ product }) => product._id !== productId);

/** Removes cart lines and keeps them for Undo, each in its place, until the shopper leaves the page. */
export function useRemovedLines(items: readonly StockLimitedItem[], acts: LineActs) {
  const [lines, setLines] = useState<readonly RemovedLine[]>([]);
  const [order, setOrder] = useState<readonly string[]>([]);
  const [busyIds, setBusyIds] = useState<readonly string[]>([]);
  // A line keeps its quantity while it is being removed, even if the server does not have it yet.
  const shown = items.map((item) => {
    const leaving = lines.find(({ product }) => product._id === item.product?._id);
    return leaving && busyIds.includes(leaving.product._id) ? { ...item, quantity: leaving.quantity } : item;
  });
  const rows = cartRows(shown, lines, order);

  const forget = (productId: string) => setLines((known) => without(productId, known));

  /** At most one call in flight per line; several lines may each have one. */
  async function whileBusy(productId: string, call: () => Promise<boolean>): Promise<boolean> {
    if (busyIds.includes(productId)) return false;
    setBusyIds((ids) => [...ids, productId]);
    const succeeded = await call();
    setBusyIds((ids) => ids.filter((id) => id !== productId));
    return succeeded;
  }

  async function remove({ product, deletedProductId, quantity }: CartItem) {
    const productId = product?._id ?? deletedProductId;
    if (busyIds.includes(productId)) return;
    setOrder(rows.map(({ key }) => key));
    // Before the response, so that the list always shows the line or its Undo. A deleted product cannot be restored.
    if (product) setLines((known) => [...without(productId, known), { product, quantity }]);
    if (!(await whileBusy(productId, () => acts.remove(productId)))) forget(productId);
  }

  async function undo(removed: RemovedLine) {
    const productId = removed.product._id;
    if (await whileBusy(productId, () => acts.restore(removed))) forget(productId);
  }

  return { shown, rows, busyIds, remove, undo };
}

export type RemovedLines = ReturnType<typeof useRemovedLines>;

interface Props {
  readonly removed: RemovedLines;
  readonly onQuantity: (productId: string, quantity: number) => void;
  /** Below a line's quantity. */
  readonly below?: (product: Product, quantity: number) => ReactNode;
}

/** The cart's lines, and the removed ones with Undo. Focus follows a line that is removed or restored. */
export function CartList({ removed, onQuantity, below }: Props) {
  const rowFocus = useRowFocus();
  return (
    <ul {...rowFocus} aria-label={cartTexts.items} className="self-start border-y border-ivory-edge">
      {removed.rows.map(({ key, item, removed: line }) => {
        const busy = removed.busyIds.includes(key);
        if (line)
          return (
            <RemovedCartLine key={`removed ${key}`} line={line} busy={busy} onUndo={() => void removed.undo(line)} />
          );
        const onRemove = () => void removed.remove(item);
        return (
          <li key={item._id} data-row tabIndex={-1} className="border-ivory-edge py-6 not-last:border-b">
            {item.product ? (
              <CartLine
                item={item}
                product={item.product}
                busy={busy}
                onRemove={onRemove}
                onQuantity={(quantity) => onQuantity(key, quantity)}
              >
                {below?.(item.product, item.quantity)}
              </CartLine>
            ) : (
              <UnavailableCartLine busy={busy} onRemove={item.deletedProductId ? onRemove : null} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
