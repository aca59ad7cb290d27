import * as v from 'valibot';
import type { CallName } from '@/contract/calls';
import type { Product } from '@/contract/product';

/** Exactly the fields of §3 and §7: any other field fails. */
const exactly = v.strictObject;
const text = v.string();
const figure = v.number();
const nothing = exactly({});

const fields =
  <Schema>(schema: Schema) =>
  <Name extends string>(...names: Name[]) =>
    Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;
const texts = fields(text);
const figures = fields(figure);

const review = exactly({
  ...texts('_id', 'comments', 'name', 'email', 'createdAt'),
  ...figures('ratings', 'like', 'dislike'),
});
const product = exactly({
  ...texts('_id', 'name', 'brand', 'category', 'subcategory', 'description', 'dose_form', 'pack_size'),
  ...figures('price', 'oprice', 'stockSize'),
  images: v.array(text),
  reviews: v.array(review),
} satisfies Record<keyof Product, v.GenericSchema>);

const where = texts('name', 'city', 'state', 'postalCode', 'contactNumber');
const addressFields = {
  ...where,
  ...texts('country', 'countryCode', 'flatNoOrBuildingNameAndStreetName', 'AreaoRLocality'),
};

/** The bookings of a customer or a guest. */
const group = (address: v.ObjectEntries, fields: v.ObjectEntries) =>
  exactly({
    _id: text,
    bookings: v.array(
      exactly({
        OrderStatus: text,
        OrderSummary: exactly({ Total: figure }),
        shippingAddress: exactly(address),
        bookingAddress: exactly(address),
        ...fields,
      }),
    ),
  });
const orderGroup = group(where, {
  payment_info: exactly({ paymentType: text, amountPaid: figure }),
  products: v.array(
    exactly({ productId: v.nullable(exactly(texts('_id', 'name'))), ...figures('quantity', 'price', 'total_price') }),
  ),
  shipping_info: exactly({ shipping_date: text, shipping_Cost: figure }),
});
const buyNowGroup = group(addressFields, {
  payment: exactly({ ...texts('transactionId', 'currency'), amount: figure }),
  products: v.array(exactly({ name: text, ...figures('quantity', 'price') })),
  shipping_Cost: figure,
});

const user = exactly({
  _id: text,
  profile: exactly(texts('firstName', 'lastName', 'email', 'contactNumber')),
  myOrders: v.array(v.union([orderGroup, text])),
  myAddresses: v.array(exactly({ _id: text, ...addressFields })),
  // Always empty.
  myPayments: v.tuple([]),
  myCart: v.array(
    exactly({ items: v.array(exactly({ _id: text, productId: v.nullable(product), quantity: figure })) }),
  ),
  wishlistedItems: v.array(product),
});

const products = exactly({ response: v.array(product) });
const updatedUser = exactly({ updatedUser: user });
const updatedUserAndMessage = exactly({ updatedUser: user, message: text });
const ordered = exactly({ _id: text });

/** Successful responses. */
export const exactResponses: Readonly<Record<CallName, v.GenericSchema>> = {
  logIn: exactly({ user, token: text }),
  signUp: nothing,
  getProducts: products,
  searchProduct: products,
  getProduct: exactly({ result: product, relatedProducts: v.array(product) }),
  wishlist: updatedUserAndMessage,
  addToCart: updatedUserAndMessage,
  updateCart: updatedUser,
  deleteItemFromCart: updatedUser,
  addAddress: updatedUser,
  updateAddress: updatedUser,
  deleteAddress: updatedUser,
  addReview: nothing,
  reviewLike: nothing,
  reviewDislike: nothing,
  createBooking: exactly({ message: text, updatedUser: user, response: ordered }),
  createBuyNowBooking: exactly({ message: text, response: ordered }),
  lookUpPincode: exactly({ city: text, standard: exactly(texts('city', 'statename', 'countryname')) }),
  createOrder: exactly({ id: text }),
  captureOrder: exactly({
    purchase_units: v.array(
      exactly({
        payments: exactly({
          captures: v.array(exactly({ ...texts('status', 'id'), amount: exactly(texts('value', 'currency_code')) })),
        }),
      }),
    ),
  }),
  adminLogIn: nothing,
  adminSignUp: nothing,
  addProduct: nothing,
  adminGetProducts: products,
  updateProduct: nothing,
  deleteProduct: nothing,
  getUsers: exactly({ result: v.array(user) }),
  updateUserOrderStatus: nothing,
  getBookings: exactly({ result: v.array(orderGroup) }),
  getBuyNowBookings: exactly({ result: v.array(buyNowGroup) }),
};

/** Refusals of the payment host (§7). */
export const exactPayPalRefusal = exactly({ details: v.array(exactly(texts('issue', 'description'))), debug_id: text });
