import { isOutcomeUnknown, isRefusal, isSignInRequired } from '@/api/apiError';
import { customerApi } from '@/api/customerApi';
import { guestBagKey } from '@/config/constants';
import type { User } from '@/contract/user';
import {
  type BagLine,
  type BagList,
  type BagProblem,
  eachList,
  heldBy,
  leftOver,
  type NextMove,
  nextMove,
  takenOver,
  withAdded,
  withChange,
} from '@/domain/guestBag';
import { isOnSale } from '@/domain/stock';
import { listen, stopAll } from '@/lib/listen';
import { onVisible } from '@/lib/visibility';
import { queueLocks, webLocks } from '@/payment/locks';
import { buyNowReset } from './buyNow';
import { changeCartQuantity } from './cart';
import { limitToStock } from './customerActions';
import {
  changeBag,
  changeLine,
  freshenBag,
  joinBag,
  lineMoved,
  movingChanged,
  readGuestBag,
  removeFromBag,
  selectGuestBag,
} from './guestBag';
import type { Store } from './makeStore';
import { errorText, noticeShown } from './notices';
import { fetchProduct } from './productFreshness';
import { selectProduct } from './products';
import { type AppDispatch, type AppThunk, addAppListener, type RootState } from './storeTypes';
import { bagTexts } from './texts';
import { selectSignedInAt, selectUser } from './userSlice';
import { selectPendingWishlistIds } from './wishlist';

const { addToCart, toggleWishlist } = customerApi.endpoints;

const withinTab = queueLocks();

/** One tab at a time moves the bag: in a race, two tabs would send the same line. */
const hold = <T>(use: () => Promise<T>) =>
  ('locks' in navigator ? webLocks(navigator.locks, withinTab) : withinTab).hold('guest-bag', use);

/** Marks a line that was not sent or was refused. An earlier call for it with an unknown outcome stays marked. */
function holdBack({ list, line: { _id, sentAt } }: NextMove, problem: BagProblem, said = '') {
  return changeLine(list, _id, { sentAt, problem, said });
}

interface Addition {
  readonly userId: string;
  readonly productId: string;
  readonly qty: number;
}

/** An addition whose response was lost becomes a line of unknown outcome: the cart offers to add it again, once. */
const leaveToBag =
  ({ userId, productId, qty }: Addition): AppThunk =>
  (dispatch, getState) => {
    const user = selectUser(getState());
    const product = selectProduct(getState(), productId);
    const isKnown = selectGuestBag(getState()).bag.lines.some(({ _id }) => _id === productId);
    if (user?._id !== userId || !product || isKnown) return;
    const sent = { owner: userId, sentAt: heldBy(user, 'lines', productId) };
    // One write: for another tab, a line without an owner would be one to send.
    dispatch(
      changeBag((bag) => withChange(withAdded(bag, 'lines', product, qty, Date.now()), 'lines', productId, sent)),
    );
  };

/** After a successful addition: settles an earlier one with an unknown outcome and removes what that one added. */
const undoEarlier =
  ({ userId, productId, qty }: Addition): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const user = selectUser(getState());
    const line = selectGuestBag(getState()).bag.lines.find(({ _id, owner }) => _id === productId && owner === userId);
    if (user?._id !== userId || !line || line.sentAt === null) return;
    dispatch(removeFromBag('lines', productId));
    if (heldBy(user, 'lines', productId) === line.sentAt + line.quantity + qty)
      await dispatch(changeCartQuantity(productId, line.sentAt + qty));
  };

/** Toggles a heart once more if a repeated call, after an unknown outcome, has emptied it. */
const undoHeart =
  ({ list, line: { _id: productId, sentAt } }: NextMove): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const user = selectUser(getState());
    if (user && list === 'saved' && sentAt !== null && heldBy(user, list, productId) === 0)
      await dispatch(toggleWishlist.initiate({ productId, userId: user._id }));
  };

function send(userId: string, { list, line }: NextMove, qty: number) {
  return (dispatch: AppDispatch) =>
    list === 'saved'
      ? dispatch(toggleWishlist.initiate({ productId: line._id, userId }))
      : dispatch(addToCart.initiate({ productId: line._id, userId, qty }));
}

/** How much of a line the current stock allows to send, or why nothing can be sent. */
const sendable =
  ({
    list,
    line,
  }: NextMove): AppThunk<Promise<{ qty: number; notice: string } | { problem: BagProblem; said?: string }>> =>
  async (dispatch, getState) => {
    const known = await dispatch(fetchProduct(line.product));
    if (known === 'gone') return { problem: 'gone' };
    // Without a response, the product as stored is sent, and the server decides.
    const product = known ?? line.product;
    if (list === 'saved') return { qty: 1, notice: '' };
    if (!isOnSale(product)) return { problem: 'out-of-stock' };
    const requested = {
      endpoint: 'addToCart',
      productId: line._id,
      qty: line.quantity,
      stockSize: product.stockSize,
    } as const;
    const { action, notice } = limitToStock(requested, getState());
    return action?.endpoint === 'addToCart' ? { qty: action.qty, notice } : { problem: 'refused', said: notice };
  };

/** Moves one line. Resolves to false if a sign-in is needed first. */
const moveLine =
  (move: NextMove): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const { list, line } = move;
    const { _id: id, product } = line;
    const able = await dispatch(sendable(move));
    const user = selectUser(getState());
    if (user?._id !== line.owner) return false;
    if ('problem' in able) {
      dispatch(holdBack(move, able.problem, able.said));
      return true;
    }
    // The heart may have been clicked meanwhile: one more toggle would remove the product.
    if (list === 'saved' && (heldBy(user, list, id) > 0 || selectPendingWishlistIds(getState()).includes(id))) {
      dispatch(removeFromBag(list, id));
      return true;
    }
    const heldBefore = line.sentAt ?? heldBy(user, list, id);
    dispatch(changeLine(list, id, { sentAt: heldBefore, quantity: able.qty, problem: '', said: '' }));
    const { error } = await dispatch(send(user._id, move, able.qty));
    if (isSignInRequired(error)) {
      dispatch(holdBack(move, 'sign-in'));
      return false;
    }
    // Without a clear refusal the outcome is unknown: the line stays marked as sent.
    if (error) {
      if (isRefusal(error)) dispatch(holdBack(move, 'refused', errorText(error)));
      return true;
    }
    await dispatch(undoHeart(move));
    dispatch(removeFromBag(list, id));
    dispatch(lineMoved({ key: `${list} ${id}`, list, name: product.name, quantity: able.qty, reduced: able.notice }));
    return true;
  };

/** Moves lines one after the other, until a sign-in is needed. `moving` is set meanwhile: a sign-out waits for it. */
const moveLines =
  (moves: Iterable<NextMove>): AppThunk<Promise<void>> =>
  async (dispatch) => {
    try {
      for (const move of moves) {
        dispatch(movingChanged(move.line._id));
        if (!(await dispatch(moveLine(move)))) return;
      }
    } finally {
      dispatch(movingChanged(null));
    }
  };

/** The customer's lines that can be sent, each read from the bag when it is its turn. */
function* movesInTurn(userId: string, getState: () => RootState): Generator<NextMove> {
  const next = () => (navigator.onLine === false ? null : nextMove(selectGuestBag(getState()).bag, userId));
  for (let move = next(); move; move = next()) yield move;
}

/** The customer's lines that need attention, in both lists. */
function stuckIn(state: RootState, userId: string): readonly BagLine[] {
  const { lines, saved } = selectGuestBag(state).bag;
  return [...lines, ...saved].filter((line) => leftOver([line], userId).stuck.length > 0);
}

const announce =
  (user: User, before: number, signedInNow: boolean): AppThunk =>
  (dispatch, getState) => {
    const stuck = stuckIn(getState(), user._id).length;
    const { lines, saved } = selectGuestBag(getState()).bag;
    const offered = [...lines, ...saved].some(({ owner }) => owner === '');
    if (stuck > before) dispatch(noticeShown(bagTexts.left(stuck), 'info'));
    else if (offered && signedInNow) dispatch(noticeShown(bagTexts.offered, 'info'));
  };

/**
 * Moves a guest's bag to the account, one line after the other, by the calls of §7. A line is marked before it is sent,
 * so that neither another tab nor a later visit sends it again automatically.
 */
export const moveGuestBag =
  (signedInNow: boolean): AppThunk<Promise<void>> =>
  (dispatch, getState) =>
    hold(async () => {
      const user = selectUser(getState());
      if (!user) return;
      dispatch(
        changeBag((bag) =>
          eachList(takenOver(bag, user, Date.now()), (list) =>
            list.map((line) => (signedInNow && line.problem === 'sign-in' ? { ...line, problem: '' } : line)),
          ),
        ),
      );
      const stuck = stuckIn(getState(), user._id);
      // The session has ended: the next line would get the same 401.
      if (stuck.some(({ problem }) => problem === 'sign-in')) return;
      await dispatch(moveLines(movesInTurn(user._id, getState)));
      if (selectUser(getState())?._id === user._id) dispatch(announce(user, stuck.length, signedInNow));
    });

export const retryLine =
  (list: BagList, id: string): AppThunk<Promise<void>> =>
  (dispatch, getState) =>
    hold(async () => {
      const user = selectUser(getState());
      if (!user) return;
      dispatch(changeBag((bag) => takenOver(bag, user, Date.now())));
      const line = selectGuestBag(getState()).bag[list].find(({ _id, owner }) => _id === id && owner === user._id);
      if (line) await dispatch(moveLines([{ list, line }]));
    });

/** Takes over an earlier visitor's lines, because the customer has accepted them. */
export const acceptOffered =
  (list: BagList): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const userId = selectUser(getState())?._id;
    if (!userId) return;
    dispatch(
      changeBag((bag) => ({
        ...bag,
        [list]: bag[list].map((line) => (line.owner === '' ? { ...line, owner: userId } : line)),
      })),
    );
    await dispatch(moveGuestBag(false));
  };

/**
 * Keeps a guest's bag in sync with other tabs, new prices and purchases, and moves it to the account after a sign-in.
 * Returns an unsubscribe function.
 */
export function followGuestBag({ dispatch, getState }: Store): () => void {
  const sync = async (signedInNow: boolean) => {
    dispatch(readGuestBag());
    await dispatch(freshenBag());
    await dispatch(moveGuestBag(signedInNow));
  };
  const online = () => void sync(false);
  const signInAt = (state: RootState) => selectSignedInAt(state) ?? selectUser(state)?._id;
  const stop = stopAll(
    listen(window, 'online', online),
    listen(window, 'storage', ({ key }) => {
      if (key === null || key === guestBagKey) online();
    }),
    onVisible(() => dispatch(readGuestBag())),
    dispatch(
      addAppListener({
        predicate: (_, now, before) => signInAt(now) !== signInAt(before),
        // A sign-out wipes the bag (§4).
        effect: (_, { getState: now }) => (selectUser(now()) ? sync(true) : undefined),
      }),
    ),
    dispatch(
      addAppListener({
        predicate: (_, now, before) => now.products.byId !== before.products.byId,
        effect: () => dispatch(joinBag()),
      }),
    ),
    dispatch(
      addAppListener({
        matcher: addToCart.matchRejected,
        effect: ({ payload, meta }) => {
          if (isOutcomeUnknown(payload)) dispatch(leaveToBag(meta.arg.originalArgs));
        },
      }),
    ),
    dispatch(
      addAppListener({
        matcher: addToCart.matchFulfilled,
        effect: ({ meta }) => dispatch(undoEarlier(meta.arg.originalArgs)),
      }),
    ),
    dispatch(
      addAppListener({
        actionCreator: buyNowReset,
        effect: (_, { getOriginalState }) => {
          const { product } = getOriginalState().buyNow;
          if (product && !selectUser(getState())) dispatch(removeFromBag('lines', product._id));
        },
      }),
    ),
  );
  void sync(false);
  return stop;
}
