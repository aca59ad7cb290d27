import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Store } from './makeStore';
import type { AppDispatch, RootState } from './storeTypes';

/** The store's hooks, with the shop's types. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<Store>();
