import { routePatterns } from '@/config/paths';
import { nothingFoundTexts } from '@/features/catalogue/texts';
import { LostArt } from '@/ui/art/EmptyArt';
import { ButtonLink } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { productMissingTexts } from './texts';

/** An unknown product (ruling 35). */
export function ProductMissing() {
  return (
    <EmptyState
      heading
      art={LostArt}
      title={productMissingTexts.title}
      text={productMissingTexts.advice}
      action={<ButtonLink to={routePatterns.listing}>{nothingFoundTexts.allProducts}</ButtonLink>}
    />
  );
}
