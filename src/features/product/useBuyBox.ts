import { useState } from 'react';
import type { Product } from '@/contract/product';
import { clampQuantity } from '@/domain/stock';
import { performAction } from '@/state/customerActions';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectServerCartItems, selectUser } from '@/state/userSlice';

/** The state that buy box and phone bar share: quantity, and Add To Bag, which becomes Go To Bag on success (§4). */
export function useBuyBox(product: Product) {
  const dispatch = useAppDispatch();
  const signedIn = useAppSelector(selectUser) !== null;
  const [requested, setQuantity] = useState(1);
  const quantity = clampQuantity(requested, product.stockSize);
  const [bag, setBag] = useState<'ready' | 'adding' | 'added' | 'waiting'>('ready');
  const inCart = useAppSelector((state) =>
    selectServerCartItems(state).some(({ productId }) => productId?._id === product._id),
  );

  const [problem, setProblem] = useState<string | null>(null);

  async function addToBag() {
    setBag('adding');
    setProblem(null);
    const {
      done,
      waits,
      problem: failure,
    } = await dispatch(
      performAction({ endpoint: 'addToCart', productId: product._id, qty: quantity, stockSize: product.stockSize }),
    );
    setBag(done ? 'added' : waits ? 'waiting' : 'ready');
    setProblem(failure);
  }

  /** A sign-in carries out what waits for it. */
  function bagState() {
    if (bag === 'waiting') return signedIn && inCart ? 'added' : 'ready';
    return bag === 'added' && !signedIn ? 'ready' : bag;
  }

  return {
    requested,
    /** The requested quantity, limited to the stock. */
    quantity,
    setQuantity,
    bag: bagState(),
    /** Why the last Add To Bag failed; outlives the toast. */
    problem,
    addToBag,
  };
}

export type Buying = ReturnType<typeof useBuyBox>;
