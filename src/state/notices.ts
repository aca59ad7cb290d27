import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { isApiError, isOutcomeUnknown } from '@/api/apiError';
import { commonMessages } from '@/config/messages';
import { truncateExternalText } from '@/domain/truncateExternalText';
import { noteServerText } from '@/lib/serverWriting';
import { stateTexts } from './texts';

export interface Notice {
  readonly id: string;
  readonly tone: 'success' | 'error' | 'info';
  readonly text: string;
  /** The product that the notice is about: the toast names it, with a link to where it is. */
  readonly about?: string | undefined;
}

/** Green for the two success texts, red for any other server message (§4). */
function toneOf(text: string): Notice['tone'] {
  return text === commonMessages.wishlistAdded || text === commonMessages.cartAdded ? 'success' : 'error';
}

const noticeLimit = 3;

/** The toasts on the screen, newest last. */
export const noticeSlice = createSlice({
  name: 'notice',
  initialState: [] as readonly Notice[],
  reducers: {
    /** Without a tone, the text is a server's message, whose tone §4 decides. */
    noticeShown: {
      prepare: (text: string, tone?: Notice['tone'], about?: string) => ({
        payload: { id: nanoid(), tone: tone ?? toneOf(text), text: truncateExternalText(text), about },
      }),
      reducer: (state, { payload }: PayloadAction<Notice>) =>
        [...state.filter((notice) => notice.text !== payload.text), payload].slice(-noticeLimit),
    },
    noticeClosed: (state, { payload }: PayloadAction<string>) => state.filter((notice) => notice.id !== payload),
  },
  selectors: { selectNotices: (state) => state },
});

export const { noticeShown, noticeClosed } = noticeSlice.actions;
export const { selectNotices } = noticeSlice.selectors;

/**
 * The text of a failed call: the server's own message, else `fallback` (§8). Also the text of a failed sign-in.
 * Payments have their own texts, and so do the dashboard's lists (`problemText`).
 */
export function errorText(error: unknown, fallback: string = commonMessages.genericError): string {
  return (isApiError(error) && noteServerText(truncateExternalText(error.message))) || fallback;
}

/** The text of a failed change of the cart or the wishlist; an addition whose response was lost may have been made. */
export function failureText(endpoint: string, error: unknown): string {
  if (endpoint === 'addToCart' && isOutcomeUnknown(error)) return stateTexts.mayBeAdded;
  return errorText(error, endpoint === 'toggleWishlist' ? stateTexts.wishlistFailed : stateTexts.cartFailed);
}
