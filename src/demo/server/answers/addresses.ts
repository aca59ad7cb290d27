import type { Address } from '@/contract/address';
import { customerByCookie } from '@/demo/server/authenticate';
import { type CallAnswer, ok } from '@/demo/server/callContext';
import { fieldsOf, neededText, textOf } from '@/demo/server/fields';
import { newObjectId } from '@/demo/server/ids';
import { Refusal } from '@/demo/server/refusal';
import { userView } from '@/demo/server/views';

/** The address in the body (§3). @throws Refusal 400 naming the missing fields */
export function addressOf(value: unknown): Address {
  const fields = fieldsOf(value);
  return {
    name: neededText(fields, 'name'),
    flatNoOrBuildingNameAndStreetName: neededText(fields, 'flatNoOrBuildingNameAndStreetName'),
    AreaoRLocality: neededText(fields, 'AreaoRLocality'),
    city: neededText(fields, 'city'),
    state: neededText(fields, 'state'),
    postalCode: neededText(fields, 'postalCode'),
    country: neededText(fields, 'country'),
    countryCode: textOf(fields.countryCode),
    contactNumber: neededText(fields, 'contactNumber'),
  };
}

/** POST /users/addAddress. */
export const addAddress: CallAnswer = (context) => {
  const user = customerByCookie(context, textOf(fieldsOf(context.body).userId));
  const address = addressOf(context.body);
  user.addresses.push({ _id: newObjectId(context.state, context.now), ...address });
  return ok({ updatedUser: userView(context.state, user) });
};

/** PUT /users/updateAddress. */
export const updateAddress: CallAnswer = (context) => {
  const fields = fieldsOf(context.body);
  const user = customerByCookie(context, textOf(fields.userId));
  const id = neededText(fields, 'addressId');
  const address = addressOf(fields);
  if (!user.addresses.some(({ _id }) => _id === id)) throw new Refusal(404, 'Address not found');
  user.addresses = user.addresses.map((known) => (known._id === id ? { _id: id, ...address } : known));
  return ok({ updatedUser: userView(context.state, user) });
};

/** DELETE /users/deleteAddress. */
export const deleteAddress: CallAnswer = (context) => {
  const user = customerByCookie(context, textOf(context.query.get('userId')));
  const id = textOf(context.query.get('addressId'));
  if (!user.addresses.some(({ _id }) => _id === id)) throw new Refusal(404, 'Address not found');
  user.addresses = user.addresses.filter(({ _id }) => _id !== id);
  return ok({ updatedUser: userView(context.state, user) });
};
