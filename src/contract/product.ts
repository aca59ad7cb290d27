import * as v from 'valibot';
import { amount, neededText, numeric, optionalListOf, text } from './lenient';

export const reviewSchema = v.object({
  _id: neededText,
  ratings: v.pipe(numeric, v.minValue(1), v.maxValue(5)),
  comments: text,
  name: text,
  email: text,
  createdAt: text,
  like: amount,
  dislike: amount,
});

/** §3. `price` is the original price, `oprice` the selling price; both in dollars. */
export const productSchema = v.object({
  _id: neededText,
  name: neededText,
  brand: text,
  category: text,
  subcategory: text,
  price: amount,
  oprice: amount,
  description: text,
  /** Null if unknown. A negative stock counts as 0: a backend may have sold more than it had. */
  stockSize: v.fallback(
    v.nullable(
      v.pipe(
        numeric,
        v.transform((stock) => Math.max(0, Math.floor(stock))),
      ),
    ),
    null,
  ),
  dose_form: text,
  pack_size: text,
  images: optionalListOf(v.pipe(v.string(), v.nonEmpty())),
  reviews: optionalListOf(reviewSchema),
});

/** A product in the dashboard, where an administrator can add a missing name. */
export const listedProductSchema = v.object({ ...productSchema.entries, name: text });

export type Review = v.InferOutput<typeof reviewSchema>;
export type Product = v.InferOutput<typeof productSchema>;

/** Only the envelope: long catalogues are parsed in chunks. */
export const catalogueResponse = v.object({ response: v.array(v.unknown()) });

/** `result` is null for an unknown name. */
export const productResponse = v.object({
  result: v.nullable(productSchema),
  relatedProducts: optionalListOf(productSchema),
});

export interface ReviewPayload {
  rating: number;
  name: string;
  email: string;
  comments: string;
  productId: string;
}

export interface ReviewVotePayload {
  reviewId: string;
  productId: string;
}

/** `images` repeats image1 to image5 as a list (ruling 37). */
export interface ProductFields {
  name: string;
  brand: string;
  category: string;
  subcategory: string;
  price: number;
  oprice: number;
  description: string;
  stockSize: number;
  dose_form: string;
  pack_size: string;
  images: string[];
  image1: string;
  image2: string;
  image3: string;
  image4: string;
  image5: string;
}

export interface UpdateProductPayload {
  productId: string;
  updatedData: Partial<ProductFields>;
}
