import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { customerApi } from '@/api/customerApi';
import { signedOut } from './signedOut';

const { deleteItemFromCart } = customerApi.endpoints;

function without(wanted: Readonly<Record<string, number>>, productId: string): Readonly<Record<string, number>> {
  const { [productId]: _, ...rest } = wanted;
  return rest;
}

/** Quantities that were tapped and are on their way to the server, by product id. */
export const cartTapSlice = createSlice({
  name: 'cartTap',
  initialState: {} as Readonly<Record<string, number>>,
  reducers: {
    quantityWanted: (state, { payload }: PayloadAction<{ productId: string; quantity: number }>) => ({
      ...state,
      [payload.productId]: payload.quantity,
    }),
    /** The server has the wanted quantity. */
    quantityReached: (state, { payload }: PayloadAction<string>) => without(state, payload),
    /** A call failed: the server's last answer is shown again. */
    wishesDropped: () => ({}),
  },
  selectors: { selectWantedQuantities: (state) => state },
  extraReducers: (builder) =>
    builder
      .addCase(signedOut, () => ({}))
      // A line that is being removed wants no quantity any more.
      .addMatcher(deleteItemFromCart.matchPending, (state, { meta }) =>
        without(state, meta.arg.originalArgs.productId),
      ),
});

export const { quantityWanted, quantityReached, wishesDropped } = cartTapSlice.actions;
export const { selectWantedQuantities } = cartTapSlice.selectors;
