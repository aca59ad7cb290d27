import { routePatterns } from '@/config/paths';
import { EmptyArt } from '@/ui/art/EmptyArt';
import { LostArt } from '@/ui/art/empty/LostArt';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';

/** A product that the shop does not know (ruling 35). */
export function ProductMissing() {
  return (
    <EmptyState
      heading
      art={<EmptyArt of={LostArt} />}
      title="We couldn’t find this product"
      text="It may have been renamed, or we no longer sell it."
      action={<ButtonLink to={routePatterns.listing}>See all products</ButtonLink>}
    />
  );
}
