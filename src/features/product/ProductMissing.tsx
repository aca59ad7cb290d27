import { routePatterns } from '@/config/paths';
import { EmptyArt } from '@/ui/art/EmptyArt';
import { LostArt } from '@/ui/art/empty/LostArt';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { productMissingTexts } from './texts';

/** An unknown product (ruling 35). */
export function ProductMissing() {
  return (
    <EmptyState
      heading
      art={<EmptyArt of={LostArt} />}
      title={productMissingTexts.title}
      text={productMissingTexts.advice}
      action={<ButtonLink to={routePatterns.listing}>{productMissingTexts.allProducts}</ButtonLink>}
    />
  );
}
