import * as v from 'valibot';
import { storedAddressSchema } from './address';
import { neededText, optionalListOf, quantity, renamed, text } from './lenient';
import { orderEntrySchema } from './order';
import { productSchema } from './product';

export const profileSchema = v.object({ firstName: text, lastName: text, email: text, contactNumber: text });

const product = v.fallback(v.nullable(productSchema), null);
const productIdOnly = v.fallback(
  v.union([
    neededText,
    v.pipe(
      v.object({ _id: neededText }),
      v.transform(({ _id }) => _id),
    ),
  ]),
  '',
);

/** §3. `product` is null if it was deleted (ruling 36); `deletedProductId` is then its id, if known. */
export const cartItemSchema = v.pipe(
  renamed(
    { _id: neededText, product: v.unknown(), quantity, deletedProductId: text },
    { product: 'productId' },
    { isStored: true },
  ),
  v.transform(({ deletedProductId, ...line }) => {
    const found = v.parse(product, line.product);
    return {
      ...line,
      product: found,
      deletedProductId: found ? '' : deletedProductId || v.parse(productIdOnly, line.product),
    };
  }),
);

export const cartSchema = v.object({ items: optionalListOf(cartItemSchema) });

export const userSchema = v.object({
  _id: neededText,
  profile: v.fallback(profileSchema, { firstName: '', lastName: '', email: '', contactNumber: '' }),
  myOrders: optionalListOf(orderEntrySchema),
  myAddresses: optionalListOf(storedAddressSchema),
  myPayments: optionalListOf(v.unknown()),
  myCart: optionalListOf(cartSchema),
  wishlistedItems: optionalListOf(productSchema),
});

export type Profile = v.InferOutput<typeof profileSchema>;
export type CartItem = v.InferOutput<typeof cartItemSchema>;
export type User = v.InferOutput<typeof userSchema>;

export const logInResponse = v.object({ user: userSchema, token: text });
/** The response of a call that changes the user. */
export const updatedUserResponse = renamed({ user: userSchema, message: text }, { user: 'updatedUser' });
export type UpdatedUser = v.InferOutput<typeof updatedUserResponse>;

/** For calls judged by their status (§7): any body but an HTML page, which indicates a misrouted call. */
export const messageResponse = v.union([
  v.object({ message: text }),
  v.pipe(
    v.nullish(v.string(), ''),
    v.check((body) => !body.trimStart().startsWith('<')),
    v.transform(() => ({ message: '' })),
  ),
]);

export interface LogInPayload {
  email: string;
  password: string;
}

export interface NewAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly birthDate: string;
  readonly gender: 'Male' | 'Female' | 'Other' | '';
  readonly contactNumber: string;
  readonly country: string;
}

export const signUpPayload = ({ birthDate, ...account }: NewAccount) => ({ ...account, DOB: birthDate });

export interface AdminLogInPayload {
  username: string;
  password: string;
}

export interface AdminSignUpPayload extends AdminLogInPayload {
  adminCode: string;
}

export interface UpdateOrderStatusPayload {
  userId: string;
  orderId: string;
  newStatus: string;
}

/** Only the envelope: long lists are parsed in chunks. */
export const resultRecords = v.object({ result: v.array(v.unknown()) });

export const listedUserSchema = v.object({
  _id: userSchema.entries._id,
  profile: userSchema.entries.profile,
  myOrders: optionalListOf(orderEntrySchema),
});

export type ListedUser = v.InferOutput<typeof listedUserSchema>;
