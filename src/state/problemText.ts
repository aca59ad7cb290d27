import { messages } from '@/config/messages';
import { foreignText } from '@/domain/foreignText';

/** What a shopper is told of a failed call: the server's own words, or the general ones (§8). */
export function problemText(error: { readonly message?: string } | undefined): string {
  return foreignText(error?.message ?? '') || messages.genericError;
}
