import { createSlice } from '@reduxjs/toolkit';
import { customerApi } from '@/api/customerApi';
import { signedOut } from './signedOut';

const { toggleWishlist } = customerApi.endpoints;

/**
 * Products whose heart's call is pending. Their heart shows the opposite of the server's list, so a failure rolls back by itself.
 */
export const wishlistTapSlice = createSlice({
  name: 'wishlistTap',
  initialState: [] as readonly string[],
  reducers: {},
  selectors: { selectTappedHearts: (state) => state },
  extraReducers: (builder) => {
    const without = (state: readonly string[], productId: string) => state.filter((id) => id !== productId);
    builder
      .addCase(signedOut, () => [])
      .addMatcher(toggleWishlist.matchPending, (state, { meta }) => [...state, meta.arg.originalArgs.productId])
      .addMatcher(toggleWishlist.matchFulfilled, (state, { meta }) => without(state, meta.arg.originalArgs.productId))
      .addMatcher(toggleWishlist.matchRejected, (state, { meta }) => without(state, meta.arg.originalArgs.productId));
  },
});

export const { selectTappedHearts } = wishlistTapSlice.selectors;
