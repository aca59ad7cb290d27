import { useState } from 'react';
import { words } from '@/config/messages';
import type { Product } from '@/contract/product';
import { canBeBought } from '@/domain/stock';
import { actAsCustomer } from '@/state/customerActions';
import { useAppDispatch } from '@/state/hooks';
import { Button } from '@/ui/Button';

interface Props {
  readonly product: Product;
  readonly quantity: number;
}

export function AddToCartButton({ product, quantity }: Props) {
  const dispatch = useAppDispatch();
  const [adding, setAdding] = useState(false);

  async function add() {
    setAdding(true);
    await dispatch(
      actAsCustomer({ endpoint: 'addToCart', productId: product._id, qty: quantity, stockSize: product.stockSize }),
    );
    setAdding(false);
  }

  return (
    <Button
      className="grow"
      busy={adding}
      disabled={!canBeBought(product)}
      onClick={() => void add()}
      aria-label={product.stockSize === 0 ? words.outOfStockOf(product.name) : words.addToCartOf(product.name)}
    >
      {product.stockSize === 0 ? words.outOfStock : words.addToCart}
    </Button>
  );
}
