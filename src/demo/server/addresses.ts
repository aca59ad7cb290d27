import { type ApiAddress, apiAddressOf } from '@/contract/address';
import { customerOf } from './authentication';
import { type CallHandler, fieldsOf, HttpError, requiredText, textOf } from './call';
import { newObjectId, type UserRecord } from './state';
import { updatedUser } from './views';

/** The address in the body (§3). @throws HttpError 400 naming a missing field */
export function addressOf(value: unknown): ApiAddress {
  const fields = fieldsOf(value);
  return apiAddressOf((name) => (name === 'countryCode' ? textOf(fields[name]) : requiredText(fields, name)));
}

function requireOwn(user: UserRecord, id: string): void {
  if (!user.addresses.some(({ _id }) => _id === id)) throw new HttpError(404, 'Address not found');
}

/** POST /users/addAddress. */
const addAddress: CallHandler = (context) => {
  const { state, body, now } = context;
  const user = customerOf(context);
  const address = addressOf(body);
  user.addresses.push({ _id: newObjectId(state, now), ...address });
  return updatedUser(state, user);
};

/** PUT /users/updateAddress. */
const updateAddress: CallHandler = (context) => {
  const fields = fieldsOf(context.body);
  const user = customerOf(context);
  const id = requiredText(fields, 'addressId');
  const address = addressOf(fields);
  requireOwn(user, id);
  user.addresses = user.addresses.map((known) => (known._id === id ? { _id: id, ...address } : known));
  return updatedUser(context.state, user);
};

/** DELETE /users/deleteAddress. */
const deleteAddress: CallHandler = (context) => {
  const { state, query } = context;
  const user = customerOf(context);
  const id = textOf(query.get('addressId'));
  requireOwn(user, id);
  user.addresses = user.addresses.filter(({ _id }) => _id !== id);
  return updatedUser(state, user);
};

export const addressCalls = { addAddress, updateAddress, deleteAddress };
