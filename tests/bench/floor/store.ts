import { combineReducers, configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import axios from 'axios';
import { persistReducer, persistStore } from 'redux-persist';

export interface FloorProduct {
  readonly _id: string;
  readonly name: string;
  readonly price: number;
  readonly images: readonly string[];
}

const products = createSlice({
  name: 'products',
  initialState: [] as FloorProduct[],
  reducers: { productsLoaded: (_, { payload }: PayloadAction<FloorProduct[]>) => payload },
});

const cart = createSlice({
  name: 'cart',
  initialState: { names: [] as string[] },
  reducers: { added: (state, { payload }: PayloadAction<string>) => void state.names.push(payload) },
});

const rootReducer = combineReducers({ products: products.reducer, cart: cart.reducer });

const storage = {
  getItem: async (key: string) => localStorage.getItem(key),
  setItem: async (key: string, value: string) => localStorage.setItem(key, value),
  removeItem: async (key: string) => localStorage.removeItem(key),
};

export type FloorState = ReturnType<typeof rootReducer>;

export const { productsLoaded } = products.actions;
export const { added } = cart.actions;

export const store = configureStore({
  reducer: persistReducer({ key: 'floor', storage, whitelist: ['cart'] }, rootReducer),
  middleware: (getDefault) => getDefault({ serializableCheck: false, immutableCheck: false }),
});
persistStore(store);

declare global {
  interface Window {
    catalogue?: Promise<Response>;
    product?: Promise<Response>;
  }
}

const api = axios.create({ baseURL: import.meta.env.VITE_API_BASE_URL, withCredentials: true });

/** The response to the request in the page's HTML, else one by axios. */
export async function load<T>(early: Promise<Response> | undefined, path: string): Promise<T> {
  if (early) return (await early).json() as Promise<T>;
  return (await api.get<T>(path)).data;
}
