import { customerByCookie, customerByToken } from '@/demo/server/authenticate';
import { type CallAnswer, type CallContext, ok } from '@/demo/server/callContext';
import { numberOf, textOf } from '@/demo/server/fields';
import { newObjectId } from '@/demo/server/ids';
import { Refusal } from '@/demo/server/refusal';
import type { CartLine, UserRecord } from '@/demo/server/state';
import { userView } from '@/demo/server/views';

/** @throws Refusal 404 for an unknown product, 400 for insufficient stock */
function requireStock({ state }: CallContext, productId: string, wanted: number): void {
  const product = state.products.find(({ _id }) => _id === productId);
  if (!product) throw new Refusal(404, 'Product not found');
  const stock = product.stockSize ?? Number.POSITIVE_INFINITY;
  if (stock === 0) throw new Refusal(400, 'This product is out of stock');
  if (wanted > stock) throw new Refusal(400, `Only ${stock} left in stock`);
}

function lineOf(user: UserRecord, productId: string): CartLine | undefined {
  return user.cart?.items.find((line) => line.productId === productId);
}

/** @throws Refusal 404 if the product is not in the cart */
function neededLine(user: UserRecord, productId: string): CartLine {
  const line = lineOf(user, productId);
  if (!line) throw new Refusal(404, 'This item is not in your cart');
  return line;
}

/** PUT /users/addToCart: adds a line, or increases an existing one. */
export const addToCart: CallAnswer = (context) => {
  const { state, query, now } = context;
  const user = customerByToken(context);
  const productId = textOf(query.get('productId'));
  const quantity = numberOf(query.get('qty'));
  if (quantity === null || !Number.isInteger(quantity) || quantity < 1)
    throw new Refusal(400, '"qty" must be a whole number of at least 1');
  const line = lineOf(user, productId);
  requireStock(context, productId, (line?.quantity ?? 0) + quantity);
  user.cart ??= { items: [] };
  if (line) line.quantity += quantity;
  else user.cart.items.push({ _id: newObjectId(state, now), productId, quantity });
  return ok({ updatedUser: userView(state, user), message: 'Item added to cart successfully' });
};

/** PUT /users/updateCart: plus or minus one, but never below 1. */
export const updateCart: CallAnswer = (context) => {
  const { state, query } = context;
  const user = customerByCookie(context, textOf(query.get('userId')));
  const productId = textOf(query.get('productId'));
  const type = query.get('type');
  if (type !== 'add' && type !== 'sub') throw new Refusal(400, '"type" must be "add" or "sub"');
  const line = neededLine(user, productId);
  if (type === 'add') {
    requireStock(context, productId, line.quantity + 1);
    line.quantity += 1;
  } else line.quantity = Math.max(1, line.quantity - 1);
  return ok({ updatedUser: userView(state, user) });
};

/** DELETE /users/deleteitemfromcart. */
export const deleteItemFromCart: CallAnswer = (context) => {
  const { state, query } = context;
  const user = customerByToken(context);
  const line = neededLine(user, textOf(query.get('productId')));
  if (user.cart) user.cart.items = user.cart.items.filter((other) => other !== line);
  return ok({ updatedUser: userView(state, user) });
};
