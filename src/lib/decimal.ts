import { locale } from './language';

/** "4.5", in French "4,5". */
export function decimal(value: number): string {
  return value.toLocaleString(locale);
}
