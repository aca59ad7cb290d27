import { adminOnly, setSessionCookie } from './authentication';
import { type CallHandler, HttpError, requiredTexts } from './call';
import { newObjectId } from './state';
import { guestGroupViews, orderGroupViews, userViews } from './views';

/** POST /admin/log-in: sets the admin session cookie. */
const adminLogIn: CallHandler = (context) => {
  const { state, body } = context;
  const { username, password } = requiredTexts(body, 'username', 'password');
  const admin = state.admins.find((known) => known.username === username && known.password === password);
  if (!admin) throw new HttpError(401, 'Invalid username or password');
  setSessionCookie(context, { role: 'admin', ownerId: admin._id });
  return {};
};

/** POST /admin/sign-up: requires the shared admin code (§6). */
const adminSignUp: CallHandler = ({ state, body, now }) => {
  const { username, password, adminCode } = requiredTexts(body, 'username', 'password', 'adminCode');
  if (adminCode !== state.adminCode) throw new HttpError(403, 'Invalid admin code');
  if (state.admins.some((known) => known.username === username))
    throw new HttpError(409, 'An admin with this username already exists');
  state.admins.push({ _id: newObjectId(state, now), username, password });
  return {};
};

/** GET /admin/getUsers: customers with their orders in full. */
const getUsers = adminOnly(({ state }) => {
  const inFull = state.users.map((user) => ({ ...user, ordersAsIds: false }));
  return { result: userViews(state, inFull) };
});

const statuses = ['Confirmed', 'Shipped', 'In-transit', 'Delivered'];

/** PATCH /admin/updateuserOrderStatus; `orderId` is the id of a booking or of its group. Any status to any other. */
const updateUserOrderStatus = adminOnly(({ state, body }) => {
  const { userId, orderId, newStatus } = requiredTexts(body, 'userId', 'orderId', 'newStatus');
  if (!statuses.includes(newStatus)) throw new HttpError(400, `"newStatus" must be one of ${statuses.join(', ')}`);
  if (!state.users.some(({ _id }) => _id === userId)) throw new HttpError(404, 'User not found');
  const bookings = state.orderGroups
    .filter((group) => group.userId === userId)
    .flatMap((group) => group.bookings.filter(({ _id }) => group._id === orderId || _id === orderId));
  if (bookings.length === 0) throw new HttpError(404, 'Order not found');
  for (const booking of bookings) booking.OrderStatus = newStatus;
  return {};
});

/** GET /admin/getBookings. */
const getBookings = adminOnly(({ state }) => ({ result: orderGroupViews(state) }));

/** GET /admin/getBuyNowBookings. */
const getBuyNowBookings = adminOnly(({ state }) => ({ result: guestGroupViews(state) }));

export const adminCalls = { adminLogIn, adminSignUp, getUsers, updateUserOrderStatus, getBookings, getBuyNowBookings };
