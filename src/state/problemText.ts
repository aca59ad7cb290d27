import { messages } from '@/config/messages';
import { truncateExternalText } from '@/domain/truncateExternalText';

/** What a shopper is told of a failed call: the server's own words, or the general ones (§8). */
export function problemText(error: { readonly message?: string } | undefined): string {
  return truncateExternalText(error?.message ?? '') || messages.genericError;
}
