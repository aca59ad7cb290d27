/** Guests pay with the email entered for Buy Now (ruling 18). */
export type Buyer =
  | { readonly kind: 'customer'; readonly userId: string; readonly email: string }
  | { readonly kind: 'guest'; readonly email: string };
