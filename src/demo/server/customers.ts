import { customerOf, openSession, setSessionCookie } from './authentication';
import { type CallHandler, fieldsOf, HttpError, isEmail, requiredTexts, textOf } from './call';
import { productById } from './products';
import { newObjectId, newUser } from './state';
import { updatedUser, userView } from './views';

const sameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** POST /users/log-in: returns the user and a token, and sets the session cookie. */
const logIn: CallHandler = (context) => {
  const { state, body } = context;
  const { email, password } = requiredTexts(body, 'email', 'password');
  const user = state.users.find((known) => sameEmail(known.profile.email, email) && known.password === password);
  if (!user) throw new HttpError(401, 'Invalid email or password');
  const session = { role: 'customer', ownerId: user._id } as const;
  const token = openSession(state, session);
  setSessionCookie(context, session);
  return { user: userView(state, user), token };
};

/** POST /users/sign-up. */
const signUp: CallHandler = ({ state, body, now }) => {
  const fields = fieldsOf(body);
  const { email, password, ...names } = requiredTexts(body, 'email', 'password', 'firstName', 'lastName');
  const { contactNumber, DOB } = requiredTexts(body, 'contactNumber', 'DOB');
  if (!isEmail(email)) throw new HttpError(422, 'Please Enter a valid Email address');
  if (state.users.some((known) => sameEmail(known.profile.email, email)))
    throw new HttpError(409, 'An account with this email already exists');
  const user = newUser(newObjectId(state, now), { ...names, email, contactNumber }, password);
  state.users.push({ ...user, DOB, gender: textOf(fields.gender), country: textOf(fields.country) });
  return {};
};

/** PUT /users/wishlist: toggles (§4). */
const wishlist: CallHandler = (context) => {
  const { state, query } = context;
  const user = customerOf(context);
  const id = textOf(query.get('productId'));
  const listed = user.wishlist.includes(id);
  if (!listed) productById(state, id);
  user.wishlist = listed ? user.wishlist.filter((other) => other !== id) : [...user.wishlist, id];
  return updatedUser(state, user, listed ? 'Item removed from wishlist' : 'Item added to wishlist');
};

export const customerCalls = { logIn, signUp, wishlist };
