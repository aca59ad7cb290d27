import { useState } from 'react';
import type { Product } from '@/contract/product';
import { clampQuantity } from '@/domain/stock';
import { tryAsCustomer } from '@/state/customerActions';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';

/**
 * The buy box's state: quantity, and Add To Bag that becomes Go To Bag after a successful add (§4).
 * Buy box and phone bar share it, so that they never disagree.
 */
export function useBuyBox(product: Product) {
  const dispatch = useAppDispatch();
  const signedIn = useAppSelector(selectUser) !== null;
  const [asked, setQuantity] = useState(1);
  const quantity = clampQuantity(asked, product.stockSize);
  const [bag, setBag] = useState<'ready' | 'adding' | 'added'>('ready');

  const [problem, setProblem] = useState<string | null>(null);

  async function addToBag() {
    setBag('adding');
    setProblem(null);
    const { done, problem: told } = await dispatch(
      tryAsCustomer({ endpoint: 'addToCart', productId: product._id, qty: quantity, stockSize: product.stockSize }),
    );
    setBag(done ? 'added' : 'ready');
    setProblem(told);
  }

  return {
    /** What was asked for, and what of it the stock allows. */
    asked,
    quantity,
    setQuantity,
    bag: bag === 'added' && !signedIn ? ('ready' as const) : bag,
    /** Why the last Add To Bag failed, until the next one; the toast says it too, and is soon gone. */
    problem,
    addToBag,
  };
}

export type Buying = ReturnType<typeof useBuyBox>;
