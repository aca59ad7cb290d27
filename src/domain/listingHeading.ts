import { categoryLabel } from './categoryLabel';
import { listingHeadingTexts } from './listingHeadingTexts';

export function listingHeading(term: string, brand: string, category: string): string {
  return term ? listingHeadingTexts.results(term) : brand || categoryLabel(category) || listingHeadingTexts.all;
}
