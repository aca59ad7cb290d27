import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isSignInRequired } from '@/api/apiError';
import { customerApi } from '@/api/customerApi';
import { quantityNotTaken } from '@/config/messages';
import { limitedToStock, type StockLimitedItem } from '@/domain/stock';
import { askBeforeLeaving } from '@/lib/visibility';
import { signIn } from './loginModal';
import { noticeShown } from './notices';
import type { AppDispatch, AppThunk, RootState } from './storeTypes';
import { selectServerCartItems, selectUser, signedOut } from './userSlice';

interface PendingQuantities {
  /** Quantities that the shopper chose and the server does not have yet, by product id. */
  readonly byProduct: Readonly<Record<string, number>>;
  /** Whether they are being sent: one call in flight at a time. */
  readonly syncing: boolean;
}

const initialState: PendingQuantities = { byProduct: {}, syncing: false };

export const pendingQuantitiesSlice = createSlice({
  name: 'pendingQuantities',
  initialState,
  reducers: {
    quantityRequested: (state, { payload }: PayloadAction<{ productId: string; quantity: number }>) => ({
      ...state,
      byProduct: { ...state.byProduct, [payload.productId]: payload.quantity },
    }),
    /** The server has the quantity, or the line is being removed. */
    quantitySettled: (state, { payload }: PayloadAction<string>) => {
      const { [payload]: _, ...byProduct } = state.byProduct;
      return { ...state, byProduct };
    },
    /** A call failed: the server's last response is shown again. */
    pendingQuantitiesDropped: (state) => ({ ...state, byProduct: {} }),
    syncChanged: (state, { payload }: PayloadAction<boolean>) => ({ ...state, syncing: payload }),
  },
  selectors: { selectPendingQuantities: (state) => state.byProduct, selectIsSyncing: (state) => state.syncing },
  extraReducers: (builder) => builder.addCase(signedOut, (state) => ({ ...state, byProduct: {} })),
});

export const { quantityRequested, quantitySettled, pendingQuantitiesDropped, syncChanged } =
  pendingQuantitiesSlice.actions;
export const { selectPendingQuantities, selectIsSyncing } = pendingQuantitiesSlice.selectors;

/** The cart's lines with their pending quantities, limited to the stock: all figures of the shop are based on them. */
export const selectCartItems = createSelector(
  [selectServerCartItems, selectPendingQuantities],
  (items, pending): readonly StockLimitedItem[] =>
    limitedToStock(
      items.map((item) => {
        const quantity = item.product ? pending[item.product._id] : undefined;
        return quantity === undefined ? item : { ...item, quantity };
      }),
    ),
);

/** Up to this difference, a quantity changes by single steps; a larger increase, which is typed, is one addition. */
const mostSteps = 10;

/** The server's quantity of a line whose pending quantity is not saved; null if at most one unit is left to save. */
export function selectQuantitySavedSoFar(state: RootState, productId: string): number | null {
  const wanted = selectPendingQuantities(state)[productId];
  const known = serverQuantity(state, productId);
  return wanted === undefined || known === undefined || Math.abs(wanted - known) <= 1 ? null : known;
}

interface Step {
  readonly productId: string;
  /** What the shopper chose, and what the server has. */
  readonly wanted: number;
  readonly known: number;
}

const serverQuantity = (state: RootState, productId: string) =>
  selectServerCartItems(state).find((item) => item.product?._id === productId)?.quantity;

/** The next call for the pending quantities; null once the server has all. Opposite clicks cancel each other out. */
function nextStep(state: RootState): Step | { reached: string } | null {
  const [entry] = Object.entries(selectPendingQuantities(state));
  if (!entry) return null;
  const [productId, wanted] = entry;
  const known = serverQuantity(state, productId);
  return known === undefined || known === wanted ? { reached: productId } : { productId, wanted, known };
}

/** One call towards the wanted quantity. No call sets it: `updateCart` changes it by one, `addToCart` adds several. */
const sendStep =
  ({ productId, wanted, known }: Step, userId: string, isOneAddition: boolean) =>
  (dispatch: AppDispatch) => {
    const { addToCart, updateCart } = customerApi.endpoints;
    const type = wanted > known ? 'add' : 'sub';
    return isOneAddition
      ? dispatch(addToCart.initiate({ productId, userId, qty: wanted - known }))
      : dispatch(updateCart.initiate({ productId, userId, type }));
  };

/**
 * Changes a cart line's quantity optimistically. The calls run one at a time; meanwhile, the browser asks before the
 * page unloads. A failure rolls back to the server's last response, and so does a single step that brings the quantity
 * no nearer (a limit of the server), which would otherwise repeat forever. If an addition ends at another quantity,
 * single steps follow.
 */
export const changeCartQuantity =
  (productId: string, quantity: number): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    dispatch(quantityRequested({ productId, quantity }));
    if (selectIsSyncing(getState())) return;
    dispatch(syncChanged(true));
    const stopAsking = askBeforeLeaving();
    let additionsWork = true;
    try {
      for (let next = nextStep(getState()); next; next = nextStep(getState())) {
        const userId = selectUser(getState())?._id;
        if ('reached' in next) dispatch(quantitySettled(next.reached));
        else if (!userId) dispatch(pendingQuantitiesDropped());
        else {
          const { wanted, known } = next;
          const isOneAddition = additionsWork && wanted - known > mostSteps;
          const { error } = await dispatch(sendStep(next, userId, isOneAddition));
          if (isSignInRequired(error)) {
            void dispatch(continueSignedIn(userId));
            continue;
          }
          const now = serverQuantity(getState(), next.productId) ?? wanted;
          if (isOneAddition) additionsWork = now === wanted;
          const stuck = !isOneAddition && Math.abs(wanted - now) >= Math.abs(wanted - known);
          if (!error && stuck) dispatch(noticeShown(quantityNotTaken, 'error'));
          if (error || stuck) dispatch(pendingQuantitiesDropped());
        }
      }
    } finally {
      stopAsking();
      dispatch(syncChanged(false));
    }
  };

/** After a 401: shows the server's quantities, and requests the pending ones again once the customer has signed in. */
const continueSignedIn =
  (userId: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const pending = selectPendingQuantities(getState());
    dispatch(pendingQuantitiesDropped());
    if (!(await dispatch(signIn('changeQuantity', userId)))) return;
    for (const [productId, quantity] of Object.entries(pending)) void dispatch(changeCartQuantity(productId, quantity));
  };
