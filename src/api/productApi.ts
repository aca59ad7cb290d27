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
import { readRecords } from './readRecords';
import { shopApi } from './shopApi';

const list = shopApi.internalActions.queryResultPatched;

export interface ProductAnswer {
  result: Product | null;
  relatedProducts: Product[];
}

const productList = {
  // A large list is read a few products at a time: the page stays answerable meanwhile.
  transformResponse: ({ response }: v.InferOutput<typeof catalogueResponse>) => readRecords(productSchema, response),
  // What shows before the answer is complete may look like it, and must not stand for it.
  structuralSharing: false,
};

/** Calls of §7 about products and their reviews. */
export const productApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** GET /product/getProducts, of one brand when given. */
    // biome-ignore lint/suspicious/noConfusingVoidType: RTK Query's way to say that the argument may be left out.
    getProducts: build.query<Product[], { brand: string } | void>({
      query: (filter) => ({
        call: 'getProducts',
        ...(filter ? { query: { brand: filter.brand } } : {}),
        answer: catalogueResponse,
        list,
      }),
      ...productList,
      providesTags: ['Product'],
    }),
    /** GET /product/searchproduct?search={term}. */
    searchProduct: build.query<Product[], string>({
      query: (term) => ({
        call: 'searchProduct',
        query: { search: term },
        answer: catalogueResponse,
        list,
      }),
      ...productList,
      providesTags: ['Product'],
    }),
    /** GET /product/{name with spaces}. */
    getProduct: build.query<ProductAnswer, string>({
      query: (name) => ({
        call: 'getProduct',
        path: { name },
        answer: productResponse,
      }),
      providesTags: ['Product'],
    }),
    addReview: build.mutation<{ message: string }, ReviewPayload>({
      query: (body) => ({ call: 'addReview', body, answer: messageResponse }),
      invalidatesTags: ['Product'],
    }),
    reviewLike: build.mutation<{ message: string }, ReviewVotePayload>({
      query: (body) => ({ call: 'reviewLike', body, answer: messageResponse }),
    }),
    reviewDislike: build.mutation<{ message: string }, ReviewVotePayload>({
      query: (body) => ({
        call: 'reviewDislike',
        body,
        answer: messageResponse,
      }),
    }),
  }),
});

export const {
  useGetProductsQuery,
  useSearchProductQuery,
  useGetProductQuery,
  useAddReviewMutation,
  useReviewLikeMutation,
  useReviewDislikeMutation,
} = productApi;
