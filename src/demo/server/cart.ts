import { customerOf } from './authentication';
import { type CallContext, type CallHandler, HttpError, numberOf, textOf } from './call';
import { productById } from './products';
import { type CartLine, newObjectId, type UserRecord } from './state';
import { updatedUser } from './views';

/** @throws HttpError 404 for an unknown product, 400 for insufficient stock */
function requireStock({ state }: CallContext, productId: string, quantity: number): void {
  const stock = productById(state, productId).stockSize ?? Number.POSITIVE_INFINITY;
  if (stock === 0) throw new HttpError(400, 'This product is out of stock');
  if (quantity > stock) throw new HttpError(400, `Only ${stock} left in stock`);
}

function lineOf(user: UserRecord, productId: string): CartLine | undefined {
  return user.cart?.items.find((line) => line.productId === productId);
}

/** @throws HttpError 404 if the product is not in the cart */
function requiredLine(user: UserRecord, productId: string): CartLine {
  const line = lineOf(user, productId);
  if (!line) throw new HttpError(404, 'This item is not in your cart');
  return line;
}

/** PUT /users/addToCart: adds a line, or increases an existing one. */
const addToCart: CallHandler = (context) => {
  const { state, query, now } = context;
  const user = customerOf(context);
  const productId = textOf(query.get('productId'));
  const quantity = numberOf(query.get('qty'));
  if (quantity === null || !Number.isInteger(quantity) || quantity < 1)
    throw new HttpError(400, '"qty" must be a whole number of at least 1');
  const line = lineOf(user, productId);
  requireStock(context, productId, (line?.quantity ?? 0) + quantity);
  user.cart ??= { items: [] };
  if (line) line.quantity += quantity;
  else user.cart.items.push({ _id: newObjectId(state, now), productId, quantity });
  return updatedUser(state, user, 'Item added to cart successfully');
};

/** PUT /users/updateCart: plus or minus one, but never below 1. */
const updateCart: CallHandler = (context) => {
  const { state, query } = context;
  const user = customerOf(context);
  const productId = textOf(query.get('productId'));
  const type = query.get('type');
  if (type !== 'add' && type !== 'sub') throw new HttpError(400, '"type" must be "add" or "sub"');
  const line = requiredLine(user, productId);
  if (type === 'add') {
    requireStock(context, productId, line.quantity + 1);
    line.quantity += 1;
  } else line.quantity = Math.max(1, line.quantity - 1);
  return updatedUser(state, user);
};

/** DELETE /users/deleteitemfromcart. */
const deleteItemFromCart: CallHandler = (context) => {
  const { state, query } = context;
  const user = customerOf(context);
  const line = requiredLine(user, textOf(query.get('productId')));
  if (user.cart) user.cart.items = user.cart.items.filter((other) => other !== line);
  return updatedUser(state, user);
};

export const cartCalls = { addToCart, updateCart, deleteItemFromCart };
