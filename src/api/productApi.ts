import type * as v from 'valibot';
import {
  catalogueResponse,
  type Product,
  productResponse,
  productSchema,
  type ReviewPayload,
  type ReviewVotePayload,
} from '@/contract/product';
import { messageResponse } from '@/contract/user';
import { type ProductFilter, wholeCatalogue } from './productLists';
import { readRecords } from './productStream';
import { shopApi, tagged } from './shopApi';

export interface ProductResponse {
  result: Product | null;
  relatedProducts: Product[];
}

/** §7's calls about products and reviews. The store takes its products from the responses (`src/state/products.ts`). */
export const productApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** GET /product/getProducts, of one brand when given; or GET /product/searchproduct?search={term}. */
    // biome-ignore lint/suspicious/noConfusingVoidType: RTK Query's way to say that the argument may be left out.
    getProducts: build.query<Product[], ProductFilter | void>({
      query: (filter) => {
        const list = filter ?? wholeCatalogue;
        const { brand, search } = list;
        if (search !== undefined) return { call: 'searchProduct', query: { search }, schema: catalogueResponse, list };
        return { call: 'getProducts', ...(brand && { query: { brand } }), schema: catalogueResponse, list };
      },
      // A large list is read a few products at a time, so that the page stays responsive.
      transformResponse: ({ response }: v.InferOutput<typeof catalogueResponse>) =>
        readRecords(productSchema, response),
      // The store compares the products one by one.
      structuralSharing: false,
      providesTags: tagged('Product'),
    }),
    /** GET /product/{name with spaces}. */
    getProduct: build.query<ProductResponse, string>({
      query: (name) => ({ call: 'getProduct', path: { name }, schema: productResponse }),
      providesTags: tagged('Product'),
    }),
    addReview: build.mutation<{ message: string }, ReviewPayload>({
      query: (body) => ({ call: 'addReview', body, schema: messageResponse }),
      invalidatesTags: ['Product'],
    }),
    reviewLike: build.mutation<{ message: string }, ReviewVotePayload>({
      query: (body) => ({ call: 'reviewLike', body, schema: messageResponse }),
    }),
    reviewDislike: build.mutation<{ message: string }, ReviewVotePayload>({
      query: (body) => ({ call: 'reviewDislike', body, schema: messageResponse }),
    }),
  }),
});

export const {
  useGetProductsQuery,
  useGetProductQuery,
  useAddReviewMutation,
  useReviewLikeMutation,
  useReviewDislikeMutation,
} = productApi;
