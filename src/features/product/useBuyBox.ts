import { useState } from 'react';
import type { Product } from '@/contract/product';
import { actAsCustomer } from '@/state/customerActions';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';

/**
 * The buy box's state: quantity, and Add To Bag that becomes Go To Bag after a successful add (§4).
 * Buy box and phone bar share it, so that they never disagree.
 */
export function useBuyBox(product: Product) {
  const dispatch = useAppDispatch();
  const signedIn = useAppSelector(selectUser) !== null;
  const [quantity, setQuantity] = useState(1);
  const [bag, setBag] = useState<'ready' | 'adding' | 'added'>('ready');

  async function addToBag() {
    setBag('adding');
    const added = await dispatch(actAsCustomer({ endpoint: 'addToCart', productId: product._id, qty: quantity }));
    setBag(added ? 'added' : 'ready');
  }

  return { quantity, setQuantity, bag: bag === 'added' && !signedIn ? 'ready' : bag, addToBag };
}

export type Buying = ReturnType<typeof useBuyBox>;
