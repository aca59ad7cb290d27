import { createSelector } from '@reduxjs/toolkit';
import { limitedToStock, type StockLimitedItem } from '@/domain/stockLimit';
import { selectWantedQuantities } from './cartTapSlice';
import { selectServerCartItems } from './userSlice';

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
