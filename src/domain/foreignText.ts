import { foreignTextLimit } from '@/config/constants';

/** A text of a server or of PayPal, trimmed and cut for showing. */
export function foreignText(text: string): string {
  const clean = text.replace(/\s+/g, ' ').trim();
  return clean.length > foreignTextLimit ? `${clean.slice(0, foreignTextLimit - 1)}…` : clean;
}
