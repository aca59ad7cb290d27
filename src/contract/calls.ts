/** The four hosts the shop talks to. Cookies go to the first two only (ruling 26). */
export const hosts = {
  api: { cookies: true },
  address: { cookies: true },
  payment: { cookies: false },
  geocoder: { cookies: false },
} as const;

export type HostName = keyof typeof hosts;

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly host: HostName;
  /** Path below the host's base; `:name` pieces are filled and encoded by the client. */
  readonly path: string;
  /** True for the three calls that send the Bearer token, and no others (§6, ruling 27). */
  readonly bearer?: true;
  /** True where the request must outlive a closing tab (a booking, docs/payments.md), as far as its size allows. */
  readonly keepalive?: true;
  /**
   * The status that alone means success, where §7 names one and the answer's body proves nothing by itself. Without it any
   * 2xx whose body has the right shape is an answer.
   */
  readonly succeedsWith?: 200 | 201;
}

/** Every call of §7, one entry each. */
export const calls = {
  logIn: { method: 'POST', host: 'api', path: '/users/log-in' },
  signUp: { method: 'POST', host: 'api', path: '/users/sign-up', succeedsWith: 201 },
  getProducts: { method: 'GET', host: 'api', path: '/product/getProducts' },
  searchProduct: { method: 'GET', host: 'api', path: '/product/searchproduct' },
  getProduct: { method: 'GET', host: 'api', path: '/product/:name' },
  wishlist: { method: 'PUT', host: 'api', path: '/users/wishlist', bearer: true },
  addToCart: { method: 'PUT', host: 'api', path: '/users/addToCart', bearer: true },
  updateCart: { method: 'PUT', host: 'api', path: '/users/updateCart' },
  deleteItemFromCart: { method: 'DELETE', host: 'api', path: '/users/deleteitemfromcart', bearer: true },
  addAddress: { method: 'POST', host: 'address', path: '/users/addAddress' },
  updateAddress: { method: 'PUT', host: 'address', path: '/users/updateAddress' },
  deleteAddress: { method: 'DELETE', host: 'api', path: '/users/deleteAddress' },
  addReview: { method: 'POST', host: 'api', path: '/product/addReview', succeedsWith: 200 },
  reviewLike: { method: 'PUT', host: 'api', path: '/product/reviewLike', succeedsWith: 200 },
  reviewDislike: { method: 'PUT', host: 'api', path: '/product/reviewDislike', succeedsWith: 200 },
  createBooking: { method: 'POST', host: 'api', path: '/users/createBooking', keepalive: true },
  createBuyNowBooking: { method: 'POST', host: 'api', path: '/buynow/createBuyNowBooking', keepalive: true },

  lookUpPincode: { method: 'GET', host: 'geocoder', path: '/:pincode' },
  createOrder: { method: 'POST', host: 'payment', path: '/api/orders' },
  captureOrder: { method: 'POST', host: 'payment', path: '/api/orders/:orderId/capture' },

  adminLogIn: { method: 'POST', host: 'api', path: '/admin/log-in', succeedsWith: 200 },
  adminSignUp: { method: 'POST', host: 'api', path: '/admin/sign-up', succeedsWith: 201 },
  addProduct: { method: 'POST', host: 'api', path: '/product/addProduct', succeedsWith: 201 },
  adminGetProducts: { method: 'GET', host: 'api', path: '/admin/getproducts' },
  updateProduct: { method: 'PATCH', host: 'api', path: '/admin/updateProduct', succeedsWith: 201 },
  deleteProduct: { method: 'DELETE', host: 'api', path: '/admin/deleteproduct/:id' },
  getUsers: { method: 'GET', host: 'api', path: '/admin/getUsers' },
  updateUserOrderStatus: { method: 'PATCH', host: 'api', path: '/admin/updateuserOrderStatus', succeedsWith: 200 },
  getBookings: { method: 'GET', host: 'api', path: '/admin/getBookings' },
  getBuyNowBookings: { method: 'GET', host: 'api', path: '/admin/getBuyNowBookings' },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
