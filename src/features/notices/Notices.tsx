import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { toastMs } from '@/config/constants';
import { commonMessages } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import { serverMessages } from '@/config/serverMessages';
import { englishLang } from '@/lib/language';
import { newVersion } from '@/lib/version';
import { selectBagCount } from '@/state/guestBag';
import { useAppDispatch, useAppSelector, useAppStore } from '@/state/hooks';
import { followGuestBag } from '@/state/moveGuestBag';
import { type Notice, noticeClosed, selectNotices } from '@/state/notices';
import { cacheCatalogue, refetchWhenVisible } from '@/state/productFreshness';
import { selectProduct } from '@/state/products';
import { followOtherTabs } from '@/state/tabs';
import { selectServerCartItems, selectUser } from '@/state/userSlice';
import { selectIsOnWishlist } from '@/state/wishlist';
import { AfterHydration } from '@/ui/afterHydration';
import { ToastView } from '@/ui/Toast';
import { CachedNote } from './CachedNote';
import { NewVersion } from './NewVersion';
import { aboutProductTexts } from './texts';

/** The shop's toasts (§4), the offer of a new version, and the listeners that keep figures fresh. */
export function Notices() {
  const dispatch = useAppDispatch();
  const notices = useAppSelector(selectNotices);
  const loadNewVersion = useSyncExternalStore(newVersion.subscribe, newVersion.get, newVersion.get);
  const close = (id: string) => dispatch(noticeClosed(id));
  const items = notices.map(({ about, ...item }) => ({
    ...item,
    text: serverMessages[item.text] ?? item.text,
    more: about && <AboutProduct productId={about} notice={item} onFollow={() => close(item.id)} />,
  }));
  return (
    <AfterHydration>
      <ToastView lifeMs={toastMs} items={items} onClose={close}>
        {loadNewVersion && <NewVersion load={loadNewVersion} />}
      </ToastView>
      <ProductFreshness />
    </AfterHydration>
  );
}

interface AboutProductProps {
  readonly productId: string;
  readonly notice: Notice;
  readonly onFollow: () => void;
}

/** The product's name, and a link to the cart or wishlist that it was added to. */
function AboutProduct({ productId, notice: { text, tone }, onFollow }: AboutProductProps) {
  const wished = text === commonMessages.wishlistAdded;
  const name = useAppSelector((state) => selectProduct(state, productId)?.name);
  const isListed = useAppSelector((state) => {
    if (wished) return selectIsOnWishlist(state, productId);
    const inCart = selectServerCartItems(state).some((item) => item.product?._id === productId);
    return selectUser(state) ? inCart : selectBagCount(state) > 0;
  });
  if (!name) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-3 text-sm">
      <span dir="auto" lang={englishLang} className="min-w-0 wrap-anywhere">
        {name}
      </span>
      {isListed && tone === 'success' && (
        <Link
          to={wished ? routePatterns.accountWishlist : routePatterns.cart}
          onClick={onFollow}
          className="inline-flex min-h-6 items-center font-semibold underline"
        >
          {wished ? aboutProductTexts.viewWishlist : aboutProductTexts.viewCart}
        </Link>
      )}
    </span>
  );
}

/** Refreshes prices, stock and a guest's bag, caches the catalogue for the next visit, and syncs the tabs. */
function ProductFreshness() {
  const store = useAppStore();
  useEffect(() => refetchWhenVisible(store), [store]);
  useEffect(() => cacheCatalogue(store), [store]);
  useEffect(() => followGuestBag(store), [store]);
  useEffect(() => store.dispatch(followOtherTabs()), [store]);
  return <CachedNote />;
}
