import { isApiError } from '@/api/apiError';
import { messages } from '@/config/messages';
import { truncateExternalText } from '@/domain/truncateExternalText';

/** Explains a failed sign-in or sign-up: the server's message field, or 'An error occurred' (§8). */
export function signInProblem(error: unknown): string {
  return (isApiError(error) && truncateExternalText(error.message)) || messages.genericError;
}
