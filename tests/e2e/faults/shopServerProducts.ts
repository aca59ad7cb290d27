import { apiOrigin } from '../support/apiOrigin';
import { buyNowName } from './flows';
import type { Shopper } from './shopper';

const inAshasCart = 'Kumkumadi Glow Oil';
const restOfAshasCart = 'Ashwagandha Root Capsules';

/** Changes on the server what the shopper is about to pay for; null deletes it. */
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
