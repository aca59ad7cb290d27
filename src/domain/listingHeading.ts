import { listingHeadingTexts } from './listingHeadingTexts';

/** The listing's heading; '' means no search term, or no brand. */
export function listingHeading(term: string, brand: string): string {
  return term ? listingHeadingTexts.results(term) : brand || listingHeadingTexts.all;
}
