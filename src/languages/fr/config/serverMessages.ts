/** The server's messages whose text the contract fixes (§8). */
export const serverMessages: Readonly<Record<string, string>> = {
  'Item added to wishlist': 'Ajouté à la liste de souhaits',
  'Item added to cart successfully': 'Ajouté au panier',
};
