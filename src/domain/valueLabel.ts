import { categoryLabel } from './categoryLabel';
import { doseFormLabel } from './doseFormLabel';
import type { FilterName } from './filterNames';

/** A filter's value in the page's language. */
export function valueLabel(name: FilterName, value: string): string {
  if (name === 'category') return categoryLabel(value);
  return name === 'form' ? doseFormLabel(value) : value;
}
