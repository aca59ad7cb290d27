/** Only the first two receive cookies (ruling 26). */
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
  /** `:name` segments are replaced and encoded by the client. */
  readonly path: string;
  /** Only three calls send the Bearer token (§6, ruling 27). */
  readonly bearer?: true;
  /** For requests that must outlive a closing tab (docs/payments.md), if small enough. */
  readonly keepalive?: true;
  /** The only successful status, if §7 names one; otherwise any 2xx with a valid body is a success (ruling 55). */
  readonly succeedsWith?: 200 | 201;
}

/** §7. */
export const calls = {
  logIn: { method: 'POST', host: 'api', path: '/users/log-in', succeedsWith: 201 },
  signUp: { method: 'POST', host: 'api', path: '/users/sign-up', succeedsWith: 201 },
  getProducts: { method: 'GET', host: 'api', path: '/product/getProducts', succeedsWith: 200 },
  searchProduct: { method: 'GET', host: 'api', path: '/product/searchproduct' },
  getProduct: { method: 'GET', host: 'api', path: '/product/:name' },
  wishlist: { method: 'PUT', host: 'api', path: '/users/wishlist', bearer: true },
  addToCart: { method: 'PUT', host: 'api', path: '/users/addToCart', bearer: true },
  updateCart: { method: 'PUT', host: 'api', path: '/users/updateCart' },
  deleteItemFromCart: { method: 'DELETE', host: 'api', path: '/users/deleteitemfromcart', bearer: true },
  addAddress: { method: 'POST', host: 'address', path: '/users/addAddress', succeedsWith: 200 },
  updateAddress: { method: 'PUT', host: 'address', path: '/users/updateAddress', succeedsWith: 200 },
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
