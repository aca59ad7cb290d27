import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { adminSignedOut } from '@/api/adminSession';
import { rootReducer } from '@/state/rootReducer';

type ProductSelection = Readonly<Record<string, true>>;

declare module '@/state/rootReducer' {
  interface LazyLoadedSlices {
    readonly productSelection: ProductSelection;
  }
}

const initialState: ProductSelection = {};

/** The ids of the selected products. */
const productSelectionSlice = createSlice({
  name: 'productSelection',
  initialState,
  reducers: {
    productToggled: (state, { payload: id }: PayloadAction<string>): ProductSelection => {
      const { [id]: wasSelected, ...others } = state;
      return wasSelected ? others : { ...state, [id]: true };
    },
    productsSelected: (_, { payload: ids }: PayloadAction<readonly string[]>): ProductSelection =>
      Object.fromEntries(ids.map((id) => [id, true as const])),
  },
  selectors: {
    selectSelectedProducts: (state) => state,
    selectIsProductSelected: (state, id: string) => state[id] === true,
  },
  extraReducers: (builder) => builder.addCase(adminSignedOut, () => initialState),
});

export const { productToggled, productsSelected } = productSelectionSlice.actions;
export const { selectSelectedProducts, selectIsProductSelected } =
  productSelectionSlice.injectInto(rootReducer).selectors;
