import { productApi } from '@/api/productApi';
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
import type { ProductUpdates } from '@/domain/productUpdates';
import { isKept } from '@/lib/provisional';
import { findProduct } from './findProduct';
import { bagRead, selectGuestBag } from './guestBagSlice';
import { readBag, writeBag } from './guestBagStorage';
import { bagTexts } from './guestBagTexts';
import { noticeShown } from './noticeSlice';
import { askForProduct } from './rereadProducts';
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

export function updateBag(told: ProductUpdates) {
  return changeBag((bag) => withUpdates(bag, told));
}

/**
 * The newest figures of the answers that came before the bag was read. A product that the whole catalogue lacks is asked for by its
 * name: it may be gone.
 */
export function freshenBag() {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { lines, saved } = bagOfGuest(selectGuestBag(getState()).bag);
    const products = [...lines, ...saved].flatMap(({ _id }) => findProduct(getState(), _id) ?? []);
    dispatch(updateBag({ products: products.filter((product) => !isKept(product)), gone: [] }));
    const { data, fulfilledTimeStamp } = productApi.endpoints.getProducts.select()(getState());
    if (!data || fulfilledTimeStamp === undefined) return;
    for (const { _id, product, gone } of [...lines, ...saved])
      if (
        !gone &&
        products.every((found) => found._id !== _id) &&
        (await dispatch(askForProduct(product))) === 'unknown'
      )
        dispatch(updateBag({ products: [], gone: [_id] }));
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
