import { language } from '@/lib/language';
import { listingHeadingTexts } from './texts';
import { valueLabel } from './valueLabel';

export function listingHeading(term: string, brand: string, category: string): string {
  return term
    ? listingHeadingTexts.results(term)
    : brand || (language === 'en' ? category : valueLabel('category', category)) || listingHeadingTexts.all;
}
