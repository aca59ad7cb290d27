import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Address } from '@/contract/address';
import type { Product } from '@/contract/product';
import { signedOut } from './userSlice';

/** Client-side Buy Now state (§3). */
export interface BuyNowState {
  readonly product: Product | null;
  readonly quantity: number;
  /** A guest's address lives here only (ruling 19). */
  readonly address: Address | null;
  readonly email: string;
}

const initialState: BuyNowState = {
  product: null,
  quantity: 1,
  address: null,
  email: '',
};

export const buyNowSlice = createSlice({
  name: 'buyNow',
  initialState,
  reducers: {
    emailStored: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      email: payload,
    }),
    // Reviews are left out: they are large, and nothing of the checkout reads them.
    productChosen: (state, { payload }: PayloadAction<{ product: Product; quantity: number }>) => ({
      ...state,
      product: { ...payload.product, reviews: [] },
      quantity: payload.quantity,
    }),
    quantityChanged: (state, { payload }: PayloadAction<number>) => ({
      ...state,
      quantity: payload,
    }),
    addressEntered: (state, { payload }: PayloadAction<Address>) => ({
      ...state,
      address: payload,
    }),
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
