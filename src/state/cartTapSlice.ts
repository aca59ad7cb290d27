import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from './signedOut';

/** Quantities that were tapped and are on their way to the server, by product id. */
export const cartTapSlice = createSlice({
  name: 'cartTap',
  initialState: {} as Readonly<Record<string, number>>,
  reducers: {
    quantityRequested: (state, { payload }: PayloadAction<{ productId: string; quantity: number }>) => ({
      ...state,
      [payload.productId]: payload.quantity,
    }),
    /** The server has the wanted quantity, or the line is being removed. */
    wishEnded: (state, { payload }: PayloadAction<string>) => {
      const { [payload]: _, ...rest } = state;
      return rest;
    },
    /** A call failed: the server's last answer is shown again. */
    wishesDropped: () => ({}),
  },
  selectors: { selectWantedQuantities: (state) => state },
  extraReducers: (builder) => builder.addCase(signedOut, () => ({})),
});

export const { quantityRequested, wishEnded, wishesDropped } = cartTapSlice.actions;
export const { selectWantedQuantities } = cartTapSlice.selectors;
