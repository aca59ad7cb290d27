import { requireAdmin } from '@/demo/server/authenticate';
import { type CallAnswer, ok } from '@/demo/server/callContext';
import { fieldsOf, neededText } from '@/demo/server/fields';
import { Refusal } from '@/demo/server/refusal';
import { guestGroupViews, orderGroupViews, userViews } from '@/demo/server/views';

const statuses = ['Confirmed', 'Shipped', 'In-transit', 'Delivered'];

/** GET /admin/getUsers: customers with their orders in full. */
export const getUsers: CallAnswer = (context) => {
  requireAdmin(context);
  const inFull = context.state.users.map((user) => ({ ...user, ordersAsIds: false }));
  return ok({ result: userViews(context.state, inFull) });
};

/** PATCH /admin/updateuserOrderStatus; `orderId` is the id of a booking or of its group. Any status to any other. */
export const updateUserOrderStatus: CallAnswer = (context) => {
  requireAdmin(context);
  const { state } = context;
  const fields = fieldsOf(context.body);
  const userId = neededText(fields, 'userId');
  const orderId = neededText(fields, 'orderId');
  const newStatus = neededText(fields, 'newStatus');
  if (!statuses.includes(newStatus)) throw new Refusal(400, `"newStatus" must be one of ${statuses.join(', ')}`);
  if (!state.users.some(({ _id }) => _id === userId)) throw new Refusal(404, 'User not found');
  const bookings = state.orderGroups
    .filter((group) => group.userId === userId)
    .flatMap((group) => group.bookings.filter(({ _id }) => group._id === orderId || _id === orderId));
  if (bookings.length === 0) throw new Refusal(404, 'Order not found');
  for (const booking of bookings) booking.OrderStatus = newStatus;
  return ok({});
};

/** GET /admin/getBookings. */
export const getBookings: CallAnswer = (context) => {
  requireAdmin(context);
  return ok({ result: orderGroupViews(context.state, context.state.orderGroups) });
};

/** GET /admin/getBuyNowBookings. */
export const getBuyNowBookings: CallAnswer = (context) => {
  requireAdmin(context);
  return ok({ result: guestGroupViews(context.state.guestGroups) });
};
