import type { Product } from '@/contract/product';
import { between, seededRandom } from '@/demo/seed/random';
import { daysBefore } from '@/demo/seed/seedDates';
import { seedId } from '@/demo/seed/seedIds';
import { packShotUrl, packShotViews } from '@/demo/server/packShotUrl';
import { descriptionOf } from './descriptionOf';
import { makeReviews } from './makeReviews';
import type { SeedRow } from './row';

/** A product from its row; its random values depend only on its number. */
export function makeProduct(apiBase: string, category: string, row: SeedRow, number: number): Product {
  const [name, brand, subcategory, dose_form, pack_size, price, oprice, stockSize, pictures, reviews] = row;
  const random = seededRandom(number * 7919 + 17);
  const views = packShotViews.slice(0, pictures);
  return {
    _id: seedId('product', number, daysBefore(700 - (number % 600), between(random, 0, 500))),
    name,
    brand,
    category,
    subcategory,
    price,
    oprice,
    description: descriptionOf(row, random),
    stockSize,
    dose_form,
    pack_size,
    images: views.map((view) => packShotUrl(apiBase, { name, brand, dose_form, pack_size }, view)),
    reviews: makeReviews(number, reviews, random),
  };
}
