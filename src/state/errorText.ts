import { isApiError } from '@/api/apiError';
import { commonMessages } from '@/config/commonMessages';
import { truncateExternalText } from '@/domain/truncateExternalText';
import { noteServerText } from '@/lib/serverWriting';

/**
 * The text of a failed call: the server's own message, else `fallback` (§8). Also the text of a failed sign-in.
 * Payments have their own texts, and so do the dashboard's lists (`problemText`).
 */
export function errorText(error: unknown, fallback: string = commonMessages.genericError): string {
  return (isApiError(error) && noteServerText(truncateExternalText(error.message))) || fallback;
}
