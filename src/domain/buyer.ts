/** Who pays: a customer with their own e-mail, or a guest with the one given for Buy Now (ruling 18). */
export type Buyer =
  | { readonly kind: 'customer'; readonly userId: string; readonly email: string }
  | { readonly kind: 'guest'; readonly email: string };
