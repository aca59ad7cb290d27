import { type ApiError, isApiError } from '@/api/apiError';
import { messages } from '@/config/messages';
import { truncateExternalText } from '@/domain/truncateExternalText';

/** A failed sign-in or sign-up in words: the server's message field, or 'An error occurred' (§8). */
export function failureText(error: unknown): string {
  const told = isApiError(error) ? truncateExternalText(error.message) : '';
  return told || messages.genericError;
}

function withoutWords(error: ApiError): string {
  switch (error.kind) {
    case 'network':
      return 'We couldn’t reach the server. Check your connection.';
    case 'http':
      return `The server returned an error (${error.status}).`;
    case 'malformed':
      return 'We couldn’t read the server’s response.';
  }
}

/** Any other failed call of the dashboard in words: the server's own, or what went wrong. */
export function problemText(error: unknown): string {
  if (!isApiError(error)) return messages.genericError;
  return truncateExternalText(error.message) || withoutWords(error);
}
