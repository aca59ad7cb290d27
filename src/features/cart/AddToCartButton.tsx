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
  const { _id: productId, stockSize } = product;
  return (
    <Button
      className="grow"
      disabled={!canBeBought(product)}
      onClick={() => dispatch(actAsCustomer({ endpoint: 'addToCart', productId, qty: quantity, stockSize }))}
      aria-label={stockSize === 0 ? words.outOfStockOf(product.name) : words.addToCartOf(product.name)}
    >
      {stockSize === 0 ? words.outOfStock : words.addToCart}
    </Button>
  );
}
