import * as v from 'valibot';
import { storedAddressSchema } from './address';
import { neededText, optionalListOf, pieces, text } from './lenient';
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

/** §3. `productId` is the product, or null if it was deleted (ruling 36); `deletedProductId` is then its id, if known. */
export const cartItemSchema = v.pipe(
  v.object({ _id: neededText, productId: v.unknown(), quantity: pieces, deletedProductId: v.optional(text, '') }),
  v.transform(({ productId, deletedProductId, ...line }) => {
    const found = v.parse(product, productId);
    return {
      ...line,
      productId: found,
      deletedProductId: found ? '' : deletedProductId || v.parse(productIdOnly, productId),
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
export const updatedUserResponse = v.object({ updatedUser: userSchema, message: text });
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

export interface SignUpPayload {
  email: string;
  firstName: string;
  lastName: string;
  password: string;
  DOB: string;
  gender: 'Male' | 'Female' | 'Other' | '';
  contactNumber: string;
  country: string;
}

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
