import { listingHeadingTexts } from './listingHeadingTexts';

export function listingHeading(term: string, brand: string): string {
  return term ? listingHeadingTexts.results(term) : brand || listingHeadingTexts.all;
}
