import type { Product } from '@/contract/product';
import type { AdminBookingLine } from './adminBookings';

/** Finds a line's product in today's catalogue: by its id, or by its name where the booking has no id. */
export function bookedProducts(products: readonly Product[]): (line: AdminBookingLine) => Product | undefined {
  const byId = new Map(products.map((product) => [product._id, product]));
  const byName = new Map(products.map((product) => [product.name, product]));
  return ({ productId, name }) => (productId ? byId.get(productId) : byName.get(name));
}
