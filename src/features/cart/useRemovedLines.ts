import { useState } from 'react';
import type { CartItem } from '@/contract/user';
import { wishEnded } from '@/state/cartTapSlice';
import { actAsCustomer } from '@/state/customerActions';
import { useAppDispatch } from '@/state/hooks';

export interface RemovedLine {
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
  readonly stockSize: number | null;
}

/** Removes cart lines and remembers them for Undo, until the page is left. */
export function useRemovedLines() {
  const dispatch = useAppDispatch();
  const [lines, setLines] = useState<readonly RemovedLine[]>([]);
  const [busyId, setBusyId] = useState<string | null>(null);
  const forget = (productId: string) => setLines((kept) => kept.filter((line) => line.productId !== productId));

  /** Resolves to whether the line is gone. */
  async function remove({ productId: product, deletedProductId, quantity }: CartItem): Promise<boolean> {
    const productId = product?._id ?? deletedProductId;
    setBusyId(productId);
    dispatch(wishEnded(productId));
    const gone = await dispatch(actAsCustomer({ endpoint: 'deleteItemFromCart', productId }));
    setBusyId(null);
    // A deleted product could not be put back.
    if (gone && product)
      setLines((kept) => [...kept, { productId, name: product.name, quantity, stockSize: product.stockSize }]);
    return gone;
  }

  /** Adds the line again with its quantity; it stays offered when that fails. Resolves to whether it is back. */
  async function undo({ productId, quantity, stockSize }: RemovedLine): Promise<boolean> {
    setBusyId(productId);
    const back = await dispatch(actAsCustomer({ endpoint: 'addToCart', productId, qty: quantity, stockSize }));
    setBusyId(null);
    if (back) forget(productId);
    return back;
  }

  return { lines, busyId, remove, undo, forget };
}

export type RemovedLines = ReturnType<typeof useRemovedLines>;
