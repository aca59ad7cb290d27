import { decimalPoint, locale } from './language';

/** With one decimal: "4.0", in French "4,0". */
export function oneDecimal(value: number): string {
  const text = value.toFixed(1);
  return decimalPoint === '.' ? text : text.replace('.', decimalPoint);
}

/** "4.5", in French "4,5". */
export function decimal(value: number): string {
  return value.toLocaleString(locale);
}
