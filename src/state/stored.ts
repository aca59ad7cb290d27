import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { local } from '@/lib/storage';
import { parseJson } from '@/lib/text';
import { onStored } from '@/lib/visibility';
import { rootReducer } from './rootReducer';
import type { AppThunk, RootState } from './storeTypes';
import { signedOut } from './userSlice';

/** The JSON of a key; not stored if the browser could not store it: the page's own copy then counts. */
interface Copy {
  readonly text: string;
  readonly isStored: boolean;
}

type Copies = Readonly<Record<string, Copy | undefined>>;

declare module './rootReducer' {
  interface LazyLoadedSlices {
    readonly stored: Copies;
  }
}

const initialState: Copies = {};

const storedSlice = createSlice({
  name: 'stored',
  initialState,
  reducers: { copied: (state, { payload }: PayloadAction<Copies>) => ({ ...state, ...payload }) },
  selectors: { selectCopy: (state, key: string) => state[key] },
  extraReducers: (builder) => builder.addCase(signedOut, () => initialState),
}).injectInto(rootReducer);

const { copied } = storedSlice.actions;
const { selectCopy } = storedSlice.selectors;

/**
 * A value in local storage, which the tabs share and a sign-out wipes (§4), mirrored in the store. The schema reads it
 * and has a fallback for what is missing or damaged.
 */
export function storedValue<Schema extends v.GenericSchema>(key: string, schema: Schema) {
  type Value = v.InferOutput<Schema>;
  const select = createSelector(
    [(state: RootState) => selectCopy(state, key)?.text],
    (text): Value => v.parse(schema, parseJson(text)),
  );
  const adopt = (): AppThunk => (dispatch) => {
    const text = local.read(key);
    if (text !== null) dispatch(copied({ [key]: { text, isStored: true } }));
  };
  /** The newest value: another tab may have changed it. */
  const read = (): AppThunk<Value> => (dispatch, getState) => {
    if (selectCopy(getState(), key)?.isStored !== false) dispatch(adopt());
    return select(getState());
  };
  /** An emptied value is stored too, so that other tabs learn of it. */
  const change =
    (update: (latest: Value) => Value): AppThunk =>
    (dispatch) => {
      const text = JSON.stringify(update(dispatch(read())));
      dispatch(copied({ [key]: { text, isStored: local.write(key, text) } }));
    };
  /** Reads the value now and whenever another tab changes it. Returns an unsubscribe function. */
  const follow = (): AppThunk<() => void> => (dispatch) => {
    dispatch(read());
    return onStored([key], () => dispatch(adopt()));
  };
  return { select, read, change, follow };
}
