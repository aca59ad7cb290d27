/** The four hosts the shop talks to. Cookies go to the first two only (readings, ruling 26). */
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
  /** True where the request must outlive a closing tab (payments: the booking). Such a body stays below 64 kB. */
  readonly keepalive?: true;
}

/** Every call of §7, one entry each. */
export const calls = {
  logIn: { method: 'POST', host: 'api', path: '/users/log-in' },
  signUp: { method: 'POST', host: 'api', path: '/users/sign-up' },
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
  addReview: { method: 'POST', host: 'api', path: '/product/addReview' },
  reviewLike: { method: 'PUT', host: 'api', path: '/product/reviewLike' },
  reviewDislike: { method: 'PUT', host: 'api', path: '/product/reviewDislike' },
  createBooking: { method: 'POST', host: 'api', path: '/users/createBooking', keepalive: true },
  createBuyNowBooking: { method: 'POST', host: 'api', path: '/buynow/createBuyNowBooking', keepalive: true },

  lookUpPincode: { method: 'GET', host: 'geocoder', path: '/:pincode' },
  createOrder: { method: 'POST', host: 'payment', path: '/api/orders' },
  captureOrder: { method: 'POST', host: 'payment', path: '/api/orders/:orderId/capture' },

  adminLogIn: { method: 'POST', host: 'api', path: '/admin/log-in' },
  adminSignUp: { method: 'POST', host: 'api', path: '/admin/sign-up' },
  addProduct: { method: 'POST', host: 'api', path: '/product/addProduct' },
  adminGetProducts: { method: 'GET', host: 'api', path: '/admin/getproducts' },
  updateProduct: { method: 'PATCH', host: 'api', path: '/admin/updateProduct' },
  deleteProduct: { method: 'DELETE', host: 'api', path: '/admin/deleteproduct/:id' },
  getUsers: { method: 'GET', host: 'api', path: '/admin/getUsers' },
  updateUserOrderStatus: { method: 'PATCH', host: 'api', path: '/admin/updateuserOrderStatus' },
  getBookings: { method: 'GET', host: 'api', path: '/admin/getBookings' },
  getBuyNowBookings: { method: 'GET', host: 'api', path: '/admin/getBuyNowBookings' },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
