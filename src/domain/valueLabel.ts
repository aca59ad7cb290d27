import { language } from '@/lib/language';
import type { FilterName } from './filterNames';
import { categoryTexts, doseFormTexts } from './texts';

function translated(name: FilterName, value: string): string {
  const texts: Partial<Record<FilterName, Readonly<Record<string, string>>>> = {
    category: categoryTexts,
    form: doseFormTexts,
  };
  return Object.entries(texts[name] ?? {}).find(([known]) => known === value)?.[1] ?? value;
}

/** A category, dose form or other filter's value in the page's language; one that is not listed is as the server spells it. */
export function valueLabel(name: FilterName, value: string): string {
  return language === 'en' ? value : translated(name, value);
}
