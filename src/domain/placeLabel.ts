import { countries } from '@/config/countries';
import { language } from '@/lib/language';
import { provinceNamed } from './canada';
import { countryLabel } from './countryLabel';
import { provinceTexts } from './texts';

function translatedProvince(name: string): string {
  const known = provinceNamed(name);
  return Object.entries(provinceTexts).find(([province]) => province === known)?.[1] ?? name;
}

/** A province in the page's language; in English, and where it is none of Canada's, as it was entered. */
export function provinceLabel(name: string): string {
  return language === 'en' ? name : translatedProvince(name);
}

/** A country in the page's language, by its English name. */
export function countryNameLabel(name: string): string {
  const known = countries.find((country) => country.name === name);
  return known ? countryLabel(known) : name;
}
