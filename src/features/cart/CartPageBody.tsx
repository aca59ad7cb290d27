import { messages } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import { useRememberProducts } from '@/features/product-news/useRememberProducts';
import { selectCartItems } from '@/state/cartSelectors';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';
import { EmptyArt } from '@/ui/art/EmptyArt';
import { CartArt } from '@/ui/art/empty/CartArt';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeading } from '@/ui/PageHeading';
import { CartList } from './CartList';
import { PriceSummary } from './PriceSummary';
import { cartTexts } from './texts';
import { useRemovedLines } from './useRemovedLines';

export function CartPageBody() {
  const user = useAppSelector(selectUser);
  const items = useAppSelector(selectCartItems);
  const removed = useRemovedLines(items);
  useRememberProducts();

  if (!user)
    return (
      <EmptyState
        heading
        art={<EmptyArt of={CartArt} />}
        title={messages.cartSignedOut}
        text={cartTexts.signedOut}
        action={<ButtonLink to={routePatterns.signIn}>{cartTexts.logIn}</ButtonLink>}
      />
    );
  const empty = items.length === 0;
  return (
    <>
      {empty ? (
        <EmptyState
          heading
          art={<EmptyArt of={CartArt} />}
          title={cartTexts.empty}
          text={cartTexts.emptyText}
          action={<ButtonLink to={routePatterns.listing}>{cartTexts.browse}</ButtonLink>}
        />
      ) : (
        <PageHeading className="text-4xl">
          {messages.cartHeading}{' '}
          <span className="font-sans text-lg font-normal text-ink-soft">{cartTexts.count(items.length)}</span>
        </PageHeading>
      )}
      {removed.rows.length > 0 && (
        <div
          className={
            empty ? 'mx-auto max-w-lg' : 'mt-8 grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]'
          }
        >
          <CartList items={items} removed={removed} />
          {!empty && (
            <div className="lg:sticky lg:top-below-header lg:self-start">
              <PriceSummary items={items} />
            </div>
          )}
        </div>
      )}
    </>
  );
}
