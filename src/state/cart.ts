import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { customerApi } from '@/api/customerApi';
import { quantityNotTaken } from '@/config/messages';
import type { Product } from '@/contract/product';
import { limitedToStock, type StockLimitedItem } from '@/domain/stock';
import { noticeShown } from './notices';
import type { AppDispatch, RootState } from './storeTypes';
import { cartMovesChanged, selectCartMoves, selectServerCartItems, selectUser, signedOut } from './userSlice';

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
    /** The server has the quantity, or the line is being removed. */
    wishEnded: (state, { payload }: PayloadAction<string>) => {
      const { [payload]: _, ...wanted } = state.wanted;
      return { ...state, wanted };
    },
    /** A call failed: the server's last response is shown again. */
    wishesDropped: (state) => ({ ...state, wanted: {} }),
    syncChanged: (state, { payload }: PayloadAction<boolean>) => ({ ...state, syncing: payload }),
  },
  selectors: { selectWantedQuantities: (state) => state.wanted, selectIsSyncing: (state) => state.syncing },
  extraReducers: (builder) => builder.addCase(signedOut, (state) => ({ ...state, wanted: {} })),
});

export const { quantityRequested, wishEnded, wishesDropped, syncChanged } = cartTapSlice.actions;
export const { selectWantedQuantities, selectIsSyncing } = cartTapSlice.selectors;

/**
 * The cart's lines with the quantities that were tapped, held at the stock: every figure of the shop is computed from
 * these.
 */
export const selectCartItems = createSelector(
  [selectServerCartItems, selectWantedQuantities],
  (items, wanted): readonly StockLimitedItem[] =>
    limitedToStock(
      items.map((item) => {
        const quantity = item.productId ? wanted[item.productId._id] : undefined;
        return quantity === undefined ? item : { ...item, quantity };
      }),
    ),
);

interface Step {
  readonly productId: string;
  /** What was tapped, and what the server has. */
  readonly wanted: number;
  readonly known: number;
}

const serverQuantity = (state: RootState, productId: string) =>
  selectServerCartItems(state).find((item) => item.productId?._id === productId)?.quantity;

/** The next call for the tapped quantities; null when the server has them all. Opposite taps cancel out before they are sent. */
function nextStep(state: RootState): Step | { reached: string } | null {
  const [entry] = Object.entries(selectWantedQuantities(state));
  if (!entry) return null;
  const [productId, wanted] = entry;
  const known = serverQuantity(state, productId);
  return known === undefined || known === wanted ? { reached: productId } : { productId, wanted, known };
}

/**
 * Changes a cart line's quantity. The quantity shown follows the tap at once; `updateCart` calls follow one at a time. A failure
 * falls back to the server's last response, and so does a success that brings the quantity no nearer (a limit of the server), which
 * would otherwise repeat for ever.
 */
export function changeCartQuantity(productId: string, quantity: number) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    dispatch(quantityRequested({ productId, quantity }));
    if (selectIsSyncing(getState())) return;
    dispatch(syncChanged(true));
    try {
      for (let next = nextStep(getState()); next; next = nextStep(getState())) {
        const userId = selectUser(getState())?._id;
        if ('reached' in next) dispatch(wishEnded(next.reached));
        else if (!userId) dispatch(wishesDropped());
        else {
          const { wanted, known, ...product } = next;
          const type = wanted > known ? 'add' : 'sub';
          const { error } = await dispatch(customerApi.endpoints.updateCart.initiate({ ...product, type, userId }));
          const now = serverQuantity(getState(), product.productId) ?? wanted;
          const stuck = Math.abs(wanted - now) >= Math.abs(wanted - known);
          if (!error && stuck) dispatch(noticeShown(quantityNotTaken, 'error'));
          if (error || stuck) dispatch(wishesDropped());
        }
      }
    } finally {
      dispatch(syncChanged(false));
    }
  };
}

/** Records a product's move from the wishlist to the cart; not `underWay`, it failed between the two. */
export function storeCartMove(product: Product, underWay: boolean) {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    dispatch(endCartMove(product._id));
    dispatch(cartMovesChanged([...selectCartMoves(getState()), { product, underWay }]));
  };
}

/** The product is in the cart, or in the wishlist again. */
export function endCartMove(productId: string) {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    dispatch(cartMovesChanged(selectCartMoves(getState()).filter(({ product }) => product._id !== productId)));
  };
}
