/**
 * A product of the demo's catalogue. `price` is the original price and `oprice` the selling price, both in CA$; `pictures` and
 * `reviews` are how many it gets; `lead` is the first sentence of its description.
 */
export type SeedRow = readonly [
  name: string,
  brand: string,
  subcategory: string,
  doseForm: string,
  packSize: string,
  price: number,
  oprice: number,
  stock: number,
  pictures: 0 | 1 | 2 | 3,
  reviews: number,
  lead: string,
];
