import { type CallAnswer, created } from '@/demo/server/callContext';
import { customerCookie } from '@/demo/server/cookies';
import { fieldsOf, isEmail, neededText, textOf } from '@/demo/server/fields';
import { newObjectId, newSecret } from '@/demo/server/ids';
import { Refusal } from '@/demo/server/refusal';
import { userView } from '@/demo/server/views';

const sameEmail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** POST /users/log-in: returns the user and a token, and sets the session cookie. */
export const logIn: CallAnswer = ({ state, body }) => {
  const fields = fieldsOf(body);
  const email = neededText(fields, 'email');
  const password = neededText(fields, 'password');
  const user = state.users.find((known) => sameEmail(known.profile.email, email) && known.password === password);
  if (!user) throw new Refusal(401, 'Invalid email or password');
  const token = newSecret();
  const sessionId = newSecret();
  for (const secret of [token, sessionId]) state.sessions[secret] = { role: 'customer', ownerId: user._id };
  return { ...created({ user: userView(state, user), token }), setCookie: [customerCookie, sessionId] };
};

/** POST /users/sign-up. */
export const signUp: CallAnswer = ({ state, body, now }) => {
  const fields = fieldsOf(body);
  const email = neededText(fields, 'email');
  const password = neededText(fields, 'password');
  const firstName = neededText(fields, 'firstName');
  const lastName = neededText(fields, 'lastName');
  const contactNumber = neededText(fields, 'contactNumber');
  const DOB = neededText(fields, 'DOB');
  if (!isEmail(email)) throw new Refusal(422, 'Please Enter a valid Email address');
  if (state.users.some((known) => sameEmail(known.profile.email, email)))
    throw new Refusal(409, 'An account with this email already exists');
  state.users.push({
    _id: newObjectId(state, now),
    profile: { firstName, lastName, email, contactNumber },
    password,
    DOB,
    gender: textOf(fields.gender),
    country: textOf(fields.country),
    addresses: [],
    cart: null,
    wishlist: [],
    ordersAsIds: false,
  });
  return created({});
};
