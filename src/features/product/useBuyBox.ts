import { useState } from 'react';
import type { Product } from '@/contract/product';
import { clampQuantity } from '@/domain/stock';
import { tryAsCustomer } from '@/state/customerActions';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';

/** The state that buy box and phone bar share: quantity, and Add To Bag, which becomes Go To Bag on success (§4). */
export function useBuyBox(product: Product) {
  const dispatch = useAppDispatch();
  const signedIn = useAppSelector(selectUser) !== null;
  const [requested, setQuantity] = useState(1);
  const quantity = clampQuantity(requested, product.stockSize);
  const [bag, setBag] = useState<'ready' | 'adding' | 'added'>('ready');

  const [problem, setProblem] = useState<string | null>(null);

  async function addToBag() {
    setBag('adding');
    setProblem(null);
    const { done, problem: failure } = await dispatch(
      tryAsCustomer({ endpoint: 'addToCart', productId: product._id, qty: quantity, stockSize: product.stockSize }),
    );
    setBag(done ? 'added' : 'ready');
    setProblem(failure);
  }

  return {
    requested,
    /** The requested quantity, limited to the stock. */
    quantity,
    setQuantity,
    bag: bag === 'added' && !signedIn ? ('ready' as const) : bag,
    /** Why the last Add To Bag failed; outlives the toast. */
    problem,
    addToBag,
  };
}

export type Buying = ReturnType<typeof useBuyBox>;
