import { customerByToken } from '@/demo/server/authenticate';
import { type CallAnswer, ok } from '@/demo/server/callContext';
import { textOf } from '@/demo/server/fields';
import { Refusal } from '@/demo/server/refusal';
import { userView } from '@/demo/server/views';

/** PUT /users/wishlist: toggles (§4). */
export const wishlist: CallAnswer = (context) => {
  const { state, query } = context;
  const user = customerByToken(context);
  const id = textOf(query.get('productId'));
  const listed = user.wishlist.includes(id);
  if (!listed && !state.products.some(({ _id }) => _id === id)) throw new Refusal(404, 'Product not found');
  user.wishlist = listed ? user.wishlist.filter((other) => other !== id) : [...user.wishlist, id];
  const message = listed ? 'Item removed from wishlist' : 'Item added to wishlist';
  return ok({ updatedUser: userView(state, user), message });
};
