/**
 * A product: name, brand, subcategory, dose form, pack size, price, selling price (CA$), stock, number of pictures,
 * number of reviews, description.
 */
export type ProductRow = readonly [
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
