import { isApiError } from '@/api/apiError';
import { messages } from '@/config/messages';
import { truncateExternalText } from '@/domain/truncateExternalText';

/** The text of a failed call: the server's own message (§8), or a fallback where it gave none. */
export function errorText(error: unknown, fallback: string = messages.genericError): string {
  return (isApiError(error) && truncateExternalText(error.message)) || fallback;
}
