import { isApiError } from '@/api/apiError';
import { messages } from '@/config/messages';
import { foreignText } from '@/domain/foreignText';

/** A failed call in words: the server's message field, or 'An error occurred' (§8). */
export function failureText(error: unknown): string {
  const told = isApiError(error) ? foreignText(error.message) : '';
  return told || messages.genericError;
}
