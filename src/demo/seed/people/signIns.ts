/** Fictional credentials, shown in the demo bar. */
export const customerSignIns = [
  {
    name: 'Asha Rao',
    email: 'asha@demo.example',
    password: 'asha-likes-tulsi',
    note: 'orders in each status, a cart, a wishlist',
  },
  {
    name: 'Noah Tremblay',
    email: 'noah@demo.example',
    password: 'noah-likes-maple',
    note: 'orders as ids only, empty cart',
  },
  {
    name: 'Mei Chen',
    email: 'mei@demo.example',
    password: 'mei-likes-ginger',
    note: 'a deleted product in cart and order',
  },
] as const;

export const adminSignIn = { username: 'admin', password: 'north-star-tea', adminCode: 'NORTH-2025' } as const;
