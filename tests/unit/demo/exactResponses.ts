import * as v from 'valibot';
import type { CallName } from '@/contract/calls';
import type { Product } from '@/contract/product';

/** Exactly the fields of §3 and §7: any other field fails. */
const exactly = v.strictObject;
const text = v.string();
const figure = v.number();
const nothing = exactly({});

const review = exactly({
  _id: text,
  ratings: figure,
  comments: text,
  name: text,
  email: text,
  createdAt: text,
  like: figure,
  dislike: figure,
});
const product = exactly({
  _id: text,
  name: text,
  brand: text,
  category: text,
  subcategory: text,
  price: figure,
  oprice: figure,
  description: text,
  stockSize: figure,
  dose_form: text,
  pack_size: text,
  images: v.array(text),
  reviews: v.array(review),
} satisfies Record<keyof Product, v.GenericSchema>);

const where = { name: text, city: text, state: text, postalCode: text, contactNumber: text };
const addressFields = {
  ...where,
  country: text,
  countryCode: text,
  flatNoOrBuildingNameAndStreetName: text,
  AreaoRLocality: text,
};
const total = exactly({ Total: figure });

const orderGroup = exactly({
  _id: text,
  bookings: v.array(
    exactly({
      OrderStatus: text,
      OrderSummary: total,
      shippingAddress: exactly(where),
      bookingAddress: exactly(where),
      payment_info: exactly({ paymentType: text, amountPaid: figure }),
      products: v.array(
        exactly({
          productId: v.nullable(exactly({ _id: text, name: text })),
          quantity: figure,
          price: figure,
          total_price: figure,
        }),
      ),
      shipping_info: exactly({ shipping_date: text, shipping_Cost: figure }),
    }),
  ),
});
const buyNowGroup = exactly({
  _id: text,
  bookings: v.array(
    exactly({
      OrderStatus: text,
      OrderSummary: total,
      shippingAddress: exactly(addressFields),
      bookingAddress: exactly(addressFields),
      payment: exactly({ transactionId: text, amount: figure, currency: text }),
      products: v.array(exactly({ name: text, quantity: figure, price: figure })),
      shipping_Cost: figure,
    }),
  ),
});

const user = exactly({
  _id: text,
  profile: exactly({ firstName: text, lastName: text, email: text, contactNumber: text }),
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
  lookUpPincode: exactly({ city: text, standard: exactly({ city: text, statename: text, countryname: text }) }),
  createOrder: exactly({ id: text }),
  captureOrder: exactly({
    purchase_units: v.array(
      exactly({
        payments: exactly({
          captures: v.array(exactly({ status: text, id: text, amount: exactly({ value: text, currency_code: text }) })),
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
export const exactPayPalRefusal = exactly({
  details: v.array(exactly({ issue: text, description: text })),
  debug_id: text,
});
