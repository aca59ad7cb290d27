import { useState } from 'react';
import type { CartItem } from '@/contract/user';
import { cartRows, type RemovedLine } from '@/domain/cartRows';
import type { StockLimitedItem } from '@/domain/stockLimit';
import { wishEnded } from '@/state/cart';
import { actAsCustomer } from '@/state/customerActions';
import { useAppDispatch } from '@/state/hooks';

/** What takes a line out and puts it back; each tells whether it succeeded. */
interface LineActs {
  readonly remove: (productId: string) => Promise<boolean>;
  readonly restore: (line: RemovedLine) => Promise<boolean>;
}

/** A customer's, by the calls of §7. */
export function useCartActs(): LineActs {
  const dispatch = useAppDispatch();
  return {
    remove: (productId) => {
      dispatch(wishEnded(productId));
      return dispatch(actAsCustomer({ endpoint: 'deleteItemFromCart', productId }));
    },
    restore: ({ productId, quantity, stockSize }) =>
      dispatch(actAsCustomer({ endpoint: 'addToCart', productId, qty: quantity, stockSize })),
  };
}

const without = (productId: string, lines: readonly RemovedLine[]) =>
  lines.filter((line) => line.productId !== productId);

/** Removes cart lines and keeps them for Undo, each in its place, until the shopper leaves the page. */
export function useRemovedLines(items: readonly StockLimitedItem[], acts: LineActs) {
  const [lines, setLines] = useState<readonly RemovedLine[]>([]);
  const [order, setOrder] = useState<readonly string[]>([]);
  const [busyId, setBusyId] = useState<string | null>(null);
  const rows = cartRows(items, lines, order);

  const forget = (productId: string) => setLines((kept) => without(productId, kept));

  /** Resolves to whether the line was removed. */
  async function remove({ productId: product, deletedProductId, quantity }: CartItem): Promise<boolean> {
    const productId = product?._id ?? deletedProductId;
    setBusyId(productId);
    setOrder(rows.map(({ key }) => key));
    // Before the answer, so that the list is never without line and Undo. A deleted product cannot be restored.
    if (product)
      setLines((kept) => [
        ...without(productId, kept),
        { productId, name: product.name, quantity, stockSize: product.stockSize },
      ]);
    const succeeded = await acts.remove(productId);
    setBusyId(null);
    if (!succeeded) forget(productId);
    return succeeded;
  }

  /** Resolves to whether the line was restored. */
  async function undo(removed: RemovedLine): Promise<boolean> {
    const { productId } = removed;
    setBusyId(productId);
    const succeeded = await acts.restore(removed);
    setBusyId(null);
    if (succeeded) forget(productId);
    return succeeded;
  }

  return { rows, busyId, remove, undo };
}

export type RemovedLines = ReturnType<typeof useRemovedLines>;
