import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { lowStockFrom } from '@/config/constants';
import { readNumber } from '@/lib/numbers';
import { local } from '@/lib/storage';
import { rootReducer } from '@/state/rootReducer';

const storageKey = 'low-stock-from';
const highest = 1_000_000;

declare module '@/state/rootReducer' {
  interface LazyLoadedSlices {
    readonly stockSettings: { readonly lowFrom: number };
  }
}

/** A whole number of units; null for anything else. */
export function readThreshold(typed: string | null): number | null {
  const number = readNumber(typed ?? '');
  return number !== null && Number.isInteger(number) && number >= 0 && number <= highest ? number : null;
}

/** From how many units on a product is low. Where storage is blocked, it lasts as long as the page. */
const stockSettingsSlice = createSlice({
  name: 'stockSettings',
  initialState: () => ({ lowFrom: readThreshold(local.read(storageKey)) ?? lowStockFrom }),
  reducers: { lowFromSet: (_, { payload: lowFrom }: PayloadAction<number>) => ({ lowFrom }) },
  selectors: { selectLowStockFrom: ({ lowFrom }) => lowFrom },
});

export function keepThreshold(lowFrom: number) {
  local.write(storageKey, String(lowFrom));
  return stockSettingsSlice.actions.lowFromSet(lowFrom);
}

export const { selectLowStockFrom } = stockSettingsSlice.injectInto(rootReducer).selectors;
