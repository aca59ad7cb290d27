import { language, locale } from './language';

/** With one decimal: "4.0", in French "4,0". */
export function oneDecimal(value: number): string {
  return language === 'fr' ? value.toFixed(1).replace('.', ',') : value.toFixed(1);
}

/** "4.5", in French "4,5". */
export function decimal(value: number): string {
  return value.toLocaleString(locale);
}
