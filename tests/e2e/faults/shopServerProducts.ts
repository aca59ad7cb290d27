import { apiOrigin } from '../support/shopServer';
import { buyNowName } from './flows';
import type { Shopper } from './shopper';

const inAshasCart = 'Kumkumadi Glow Oil';
const restOfAshasCart = 'Ashwagandha Root Capsules';

/** Null deletes the product. */
export async function changeBoughtProduct(
  { flow, request }: Shopper,
  patch: Record<string, number> | null,
): Promise<void> {
  const control = `${apiOrigin()}/__test`;
  const products: { _id: string; name: string }[] = await (await request.get(`${control}/products`)).json();
  const names = flow === 'cart, signed in' ? [inAshasCart, restOfAshasCart] : [buyNowName];
  for (const product of products.filter(({ name }) => names.includes(name)))
    await request.post(`${control}/product`, { data: { productId: product._id, patch } });
}
