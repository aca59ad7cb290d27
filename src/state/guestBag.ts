import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { guestBagKey } from '@/config/constants';
import type { Product } from '@/contract/product';
import type { CartItem } from '@/contract/user';
import {
  type BagLine,
  type BagList,
  bagOfGuest,
  bagSchema,
  eachList,
  emptyBag,
  type GuestBag,
  withAdded,
  withChange,
  withoutExpired,
  withoutLine,
  withUpdates,
} from '@/domain/guestBag';
import { limitedToStock } from '@/domain/stock';
import { local } from '@/lib/storage';
import { parseJson } from '@/lib/text';
import { noticeShown } from './notices';
import { fetchByName } from './productFreshness';
import { confirmedProduct, isFinal, productsGone, selectProductList } from './products';
import type { AppThunk, RootState } from './storeTypes';
import { bagTexts } from './texts';
import { signedOut } from './userSlice';

/** The stored bag, without its damaged lines. */
export function readBag(now: number): GuestBag {
  return withoutExpired(v.parse(bagSchema, parseJson(local.read(guestBagKey))), now);
}

/** Returns whether the bag was stored. */
export function writeBag(bag: GuestBag): boolean {
  if (bag.lines.length + bag.saved.length > 0) return local.write(guestBagKey, JSON.stringify(bag));
  local.remove(guestBagKey);
  return true;
}

/** A line that is in the account now. */
export interface MovedLine {
  readonly key: string;
  readonly list: BagList;
  readonly name: string;
  readonly quantity: number;
  /** The notice if less was added than the bag had, else ''. */
  readonly reduced: string;
}

export interface GuestBagState {
  readonly bag: GuestBag;
  /** True if the browser could not store the last change: the page's own copy counts. */
  readonly pageOnly: boolean;
  /** The product being sent to the account. */
  readonly moving: string | null;
  /** Lines that moved since the page opened, until they are dismissed. */
  readonly moved: readonly MovedLine[];
}

const initialState: GuestBagState = { bag: emptyBag, pageOnly: false, moving: null, moved: [] };

/** The page's copy of a guest's stored bag and wishlist. */
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

/** A line as the cart shows it; `product` is null if it is gone. */
function cartItemOf({ _id: id, quantity, product, gone }: BagLine): CartItem {
  // The product's own id would give the line the product's date (ruling 9).
  const _id = `bag ${id}`;
  return gone
    ? { _id, product: null, deletedProductId: id, quantity }
    : { _id, product, deletedProductId: '', quantity };
}

const selectOwnBag = createSelector([selectGuestBag], ({ bag }) => bagOfGuest(bag));

/** The guest's lines, limited to the stock (ruling 38). */
export const selectBagItems = createSelector([selectOwnBag], ({ lines }) => limitedToStock(lines.map(cartItemOf)));

/** The products that a guest saved and that are still sold. */
export const selectSaved = createSelector([selectOwnBag], ({ saved }) =>
  saved.flatMap(({ product, gone }) => (gone ? [] : [product])),
);

/** How many lines a guest’s bag has. */
export function selectBagCount({ guestBag }: RootState): number {
  return guestBag.bag.lines.filter(({ owner }) => !owner).length;
}

/** Whether a guest saved a product with its heart. */
export function selectIsSaved({ guestBag }: RootState, productId: string): boolean {
  return guestBag.bag.saved.some(({ _id, owner }) => _id === productId && !owner);
}

const isSame = (one: GuestBag, other: GuestBag) => JSON.stringify(one) === JSON.stringify(other);

/** Reads the stored bag, which other tabs may have changed. */
export const readGuestBag = (): AppThunk => (dispatch, getState) => {
  const { bag: before, pageOnly } = selectGuestBag(getState());
  if (pageOnly) return;
  const bag = readBag(Date.now());
  if (!isSame(bag, before)) dispatch(bagRead({ bag, pageOnly }));
};

/** Changes the newest stored bag and stores the result. If that fails, the page says so once and uses its own copy. */
export const changeBag =
  (change: (bag: GuestBag) => GuestBag): AppThunk =>
  (dispatch, getState) => {
    dispatch(readGuestBag());
    const { bag: before, pageOnly: wasPageOnly } = selectGuestBag(getState());
    const bag = change(before);
    if (isSame(bag, before)) return;
    const pageOnly = !writeBag(bag);
    dispatch(bagRead({ bag, pageOnly }));
    if (pageOnly && !wasPageOnly) dispatch(noticeShown(bagTexts.notStored, 'info'));
  };

export function addToBag(product: Product, quantity: number) {
  return changeBag((bag) => withAdded(bag, 'lines', product, quantity, Date.now()));
}

export function saveProduct(product: Product) {
  return changeBag((bag) => withAdded(bag, 'saved', product, 1, Date.now()));
}

export function changeBagQuantity(productId: string, quantity: number) {
  return changeBag((bag) => withChange(bag, 'lines', productId, { quantity, at: Date.now() }));
}

export function removeFromBag(list: BagList, productId: string) {
  return changeBag((bag) => withoutLine(bag, list, productId));
}

/** Changes one line, if it is still there. */
export function changeLine(list: BagList, productId: string, change: Partial<BagLine>) {
  return changeBag((bag) => withChange(bag, list, productId, change));
}

/** Joins the bag with the newest version of its products. */
export const joinBag = (): AppThunk => (dispatch, getState) => {
  const { products } = getState();
  dispatch(
    changeBag((bag) => {
      const ids = [...new Set([...bag.lines, ...bag.saved].map(({ _id }) => _id))];
      return withUpdates(bag, {
        products: ids.flatMap((id) => confirmedProduct(products, id) ?? []),
        gone: ids.filter((id) => confirmedProduct(products, id) === null),
      });
    }),
  );
};

/** Joins the bag, and requests each product that the catalogue lacks by its name: it may be gone. */
export const freshenBag = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  dispatch(joinBag());
  if (!isFinal(selectProductList(getState()))) return;
  const { lines, saved } = bagOfGuest(selectGuestBag(getState()).bag);
  for (const { _id, product, gone } of [...lines, ...saved])
    if (!gone && !confirmedProduct(getState().products, _id) && (await dispatch(fetchByName(product))) === 'unknown')
      dispatch(productsGone([_id]));
  dispatch(joinBag());
};

/** Removes the lines that no account has taken over, from both lists or one. */
export function clearBag(names: readonly BagList[] = ['lines', 'saved']) {
  return changeBag((bag) => {
    const guests = bagOfGuest(bag);
    if (names.every((name) => guests[name].length === 0)) return bag;
    return eachList(bag, (list, name) =>
      names.includes(name) ? list.filter((line) => !guests[name].includes(line)) : list,
    );
  });
}
