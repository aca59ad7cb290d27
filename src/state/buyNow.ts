import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { type Address, addressSchema } from '@/contract/address';
import { type Product, productSchema } from '@/contract/product';
import { signedOut } from './userSlice';

/** An order cannot be delivered to an address without the fields that the form requires (§5). */
const wholeAddress = v.pipe(
  addressSchema,
  v.check((address) =>
    [address.name, address.phone, address.pincode, address.line, address.city, address.country].every(
      (field) => field.trim() !== '',
    ),
  ),
);

/** Client-side Buy Now state (§3), as stored. */
export const buyNowSchema = v.object({
  product: v.fallback(v.nullable(productSchema), null),
  quantity: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1),
  /** A guest's address lives here only (ruling 19). */
  address: v.fallback(v.nullable(wholeAddress), null),
  email: v.fallback(v.string(), ''),
});

export type BuyNowState = Readonly<v.InferOutput<typeof buyNowSchema>>;

const initialState: BuyNowState = v.parse(buyNowSchema, {});

export const buyNowSlice = createSlice({
  name: 'buyNow',
  initialState,
  reducers: {
    emailStored: (state, { payload }: PayloadAction<string>) => ({ ...state, email: payload }),
    // Reviews are left out: they are large, and nothing of the checkout reads them.
    productChosen: (state, { payload }: PayloadAction<{ product: Product; quantity: number }>) => ({
      ...state,
      product: { ...payload.product, reviews: [] },
      quantity: payload.quantity,
    }),
    quantityChanged: (state, { payload }: PayloadAction<number>) => ({ ...state, quantity: payload }),
    addressEntered: (state, { payload }: PayloadAction<Address>) => ({ ...state, address: payload }),
    /** "Proceed to Checkout" in the cart: the cart is bought, not the Buy Now product (ruling 17). */
    productCleared: (state) => ({ ...state, product: null, quantity: 1 }),
    buyNowReset: () => initialState,
  },
  selectors: { selectBuyNow: (state) => state },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
});

export const { emailStored, productChosen, quantityChanged, addressEntered, productCleared, buyNowReset } =
  buyNowSlice.actions;
export const { selectBuyNow } = buyNowSlice.selectors;
