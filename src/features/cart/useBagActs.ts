import { useState } from 'react';
import type { Product } from '@/contract/product';
import type { RemovedLine } from '@/domain/cartRows';
import { addToBag, removeFromBag, selectGuestBag } from '@/state/guestBag';
import { useAppDispatch, useAppStore } from '@/state/hooks';

/** Removing and restoring a line of a guest's bag. */
export function useBagActs() {
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const [taken] = useState(() => new Map<string, Product>());
  return {
    remove: async (productId: string) => {
      const line = selectGuestBag(getState()).bag.lines.find(({ _id }) => _id === productId);
      if (line) taken.set(productId, line.product);
      dispatch(removeFromBag('lines', productId));
      return true;
    },
    restore: async ({ productId, quantity }: RemovedLine) => {
      const product = taken.get(productId);
      if (product) dispatch(addToBag(product, quantity));
      return product !== undefined;
    },
  };
}
