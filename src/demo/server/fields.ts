import { Refusal } from './refusal';

/** The value as an object, or an empty one. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** A trimmed text field; empty if missing or of another type. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** A number or numeric text, else null. */
export function numberOf(value: unknown): number | null {
  if (textOf(value) === '') return null;
  const number = Number(textOf(value));
  return Number.isFinite(number) ? number : null;
}

/** A required text field. @throws Refusal 400 naming it */
export function neededText(fields: Readonly<Record<string, unknown>>, name: string): string {
  const text = textOf(fields[name]);
  if (!text) throw new Refusal(400, `"${name}" is required`);
  return text;
}

/** A required number of at least `least`. @throws Refusal 400 naming it */
export function neededNumber(fields: Readonly<Record<string, unknown>>, name: string, least = 0): number {
  const number = numberOf(fields[name]);
  if (number === null) throw new Refusal(400, `"${name}" must be a number`);
  if (number < least) throw new Refusal(400, `"${name}" must be at least ${least}`);
  return number;
}

export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
