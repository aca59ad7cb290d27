import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from './signedOut';

interface CartTapState {
  /** Quantities that were tapped and have not reached the server, by product id. */
  readonly wanted: Readonly<Record<string, number>>;
  /** Whether they are being sent: one call in flight at a time. */
  readonly syncing: boolean;
}

const initialState: CartTapState = { wanted: {}, syncing: false };

export const cartTapSlice = createSlice({
  name: 'cartTap',
  initialState,
  reducers: {
    quantityRequested: (state, { payload }: PayloadAction<{ productId: string; quantity: number }>) => ({
      ...state,
      wanted: { ...state.wanted, [payload.productId]: payload.quantity },
    }),
    /** The server has the wanted quantity, or the line is being removed. */
    wishEnded: (state, { payload }: PayloadAction<string>) => {
      const { [payload]: _, ...wanted } = state.wanted;
      return { ...state, wanted };
    },
    /** A call failed: the server's last answer is shown again. */
    wishesDropped: (state) => ({ ...state, wanted: {} }),
    syncChanged: (state, { payload }: PayloadAction<boolean>) => ({ ...state, syncing: payload }),
  },
  selectors: { selectWantedQuantities: (state) => state.wanted, selectIsSyncing: (state) => state.syncing },
  extraReducers: (builder) => builder.addCase(signedOut, (state) => ({ ...state, wanted: {} })),
});

export const { quantityRequested, wishEnded, wishesDropped, syncChanged } = cartTapSlice.actions;
export const { selectWantedQuantities, selectIsSyncing } = cartTapSlice.selectors;
