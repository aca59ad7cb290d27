import type { Product } from '@/contract/product';
import {
  type BagLine,
  type BagList,
  bagOfGuest,
  emptyBag,
  type GuestBag,
  withAdded,
  withChange,
  withoutLine,
  withUpdates,
} from '@/domain/guestBag';
import { bagRead, selectGuestBag } from './guestBagSlice';
import { readBag, writeBag } from './guestBagStorage';
import { bagTexts } from './guestBagTexts';
import { noticeShown } from './noticeSlice';
import { fetchByName } from './productFreshness';
import { confirmedProduct, isFinal, productsGone, selectProductList } from './productsSlice';
import type { AppDispatch, RootState } from './storeTypes';

const isSame = (one: GuestBag, other: GuestBag) => JSON.stringify(one) === JSON.stringify(other);

/** Takes up what the browser keeps, which other tabs may have changed. */
export function readGuestBag() {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    const { bag: before, pageOnly } = selectGuestBag(getState());
    if (pageOnly) return;
    const bag = readBag(Date.now());
    if (!isSame(bag, before)) dispatch(bagRead({ bag, pageOnly }));
  };
}

/** Changes the newest bag that the browser keeps, and keeps the result. Where that fails, says so once, and the page has it. */
export function changeBag(change: (bag: GuestBag) => GuestBag) {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
    dispatch(readGuestBag());
    const { bag: before, pageOnly: wasPageOnly } = selectGuestBag(getState());
    const bag = change(before);
    if (isSame(bag, before)) return;
    const pageOnly = !writeBag(bag);
    dispatch(bagRead({ bag, pageOnly }));
    if (pageOnly && !wasPageOnly) dispatch(noticeShown(bagTexts.notKept, 'info'));
  };
}

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

/** Joins the bag with the newest of its products. */
export function joinBag() {
  return (dispatch: AppDispatch, getState: () => RootState): void => {
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
}

/** Joins the bag, and asks by its name for a product that the whole catalogue lacks: it may be gone. */
export function freshenBag() {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    dispatch(joinBag());
    if (!isFinal(selectProductList(getState()))) return;
    const { lines, saved } = bagOfGuest(selectGuestBag(getState()).bag);
    for (const { _id, product, gone } of [...lines, ...saved])
      if (!gone && !confirmedProduct(getState().products, _id) && (await dispatch(fetchByName(product))) === 'unknown')
        dispatch(productsGone([_id]));
    dispatch(joinBag());
  };
}

/** Removes all that is nobody's account's. */
export function clearBag() {
  return changeBag((bag) => {
    const { lines, saved } = bagOfGuest(bag);
    if (lines.length + saved.length === 0) return bag;
    return {
      ...emptyBag,
      lines: bag.lines.filter((line) => !lines.includes(line)),
      saved: bag.saved.filter((line) => !saved.includes(line)),
    };
  });
}
