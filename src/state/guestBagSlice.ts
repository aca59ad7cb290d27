import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CartItem } from '@/contract/user';
import { type BagLine, type BagList, bagOfGuest, emptyBag, type GuestBag } from '@/domain/guestBag';
import { limitedToStock } from '@/domain/stockLimit';
import { signedOut } from './signedOut';

/** A line that is in the account now. */
export interface MovedLine {
  readonly key: string;
  readonly list: BagList;
  readonly name: string;
  readonly quantity: number;
  /** Where less was added than the bag had; else ''. */
  readonly reduced: string;
}

export interface GuestBagState {
  readonly bag: GuestBag;
  /** True where the browser could not keep the last change: the page's own copy counts. */
  readonly pageOnly: boolean;
  /** The product being sent to the account. */
  readonly moving: string | null;
  /** Moved since the page opened; until they are dismissed. */
  readonly moved: readonly MovedLine[];
}

const initialState: GuestBagState = { bag: emptyBag, pageOnly: false, moving: null, moved: [] };

/** The copy of what the browser keeps of a guest's bag and wishlist. */
export const guestBagSlice = createSlice({
  name: 'guestBag',
  initialState,
  reducers: {
    bagRead: (state, { payload }: PayloadAction<Pick<GuestBagState, 'bag' | 'pageOnly'>>) => ({ ...state, ...payload }),
    movingChanged: (state, { payload }: PayloadAction<string | null>) => ({ ...state, moving: payload }),
    lineMoved: (state, { payload }: PayloadAction<MovedLine>) => ({
      ...state,
      moved: [...state.moved.filter(({ key }) => key !== payload.key), payload],
    }),
    movedDismissed: (state, { payload }: PayloadAction<BagList>) => ({
      ...state,
      moved: state.moved.filter(({ list }) => list !== payload),
    }),
  },
  selectors: { selectGuestBag: (state) => state },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
});

export const { bagRead, movingChanged, lineMoved, movedDismissed } = guestBagSlice.actions;
export const { selectGuestBag } = guestBagSlice.selectors;

/** A line as the cart shows it: a product that is gone has no product. */
function cartItemOf({ _id: id, quantity, product, gone }: BagLine): CartItem {
  // The product's own id would date the line (ruling 9).
  const _id = `bag ${id}`;
  return gone
    ? { _id, productId: null, deletedProductId: id, quantity }
    : { _id, productId: product, deletedProductId: '', quantity };
}

const selectOwnBag = createSelector([selectGuestBag], ({ bag }) => bagOfGuest(bag));

/** The guest's lines, held at the stock (ruling 38). */
export const selectBagItems = createSelector([selectOwnBag], ({ lines }) => limitedToStock(lines.map(cartItemOf)));

/** The products that a guest saved and that are still sold. */
export const selectSaved = createSelector([selectOwnBag], ({ saved }) =>
  saved.flatMap(({ product, gone }) => (gone ? [] : [product])),
);
