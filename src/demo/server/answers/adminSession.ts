import { type CallAnswer, created, ok } from '@/demo/server/callContext';
import { adminCookie } from '@/demo/server/cookies';
import { fieldsOf, neededText } from '@/demo/server/fields';
import { newObjectId, newSecret } from '@/demo/server/ids';
import { Refusal } from '@/demo/server/refusal';

/** POST /admin/log-in: sets the admin session cookie. */
export const adminLogIn: CallAnswer = ({ state, body }) => {
  const fields = fieldsOf(body);
  const username = neededText(fields, 'username');
  const password = neededText(fields, 'password');
  const admin = state.admins.find((known) => known.username === username && known.password === password);
  if (!admin) throw new Refusal(401, 'Invalid username or password');
  const sessionId = newSecret();
  state.sessions[sessionId] = { role: 'admin', ownerId: admin._id };
  return { ...ok({}), setCookie: [adminCookie, sessionId] };
};

/** POST /admin/sign-up: requires the shared admin code (§6). */
export const adminSignUp: CallAnswer = ({ state, body, now }) => {
  const fields = fieldsOf(body);
  const username = neededText(fields, 'username');
  const password = neededText(fields, 'password');
  const adminCode = neededText(fields, 'adminCode');
  if (adminCode !== state.adminCode) throw new Refusal(403, 'Invalid admin code');
  if (state.admins.some((known) => known.username === username))
    throw new Refusal(409, 'An admin with this username already exists');
  state.admins.push({ _id: newObjectId(state, now), username, password });
  return created({});
};
