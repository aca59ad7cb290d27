import type { ApiError } from '@/api/apiError';
import { foreignText } from '@/domain/foreignText';

/** A failed call in words for the shopper; the server's own where it has some. */
export function errorInWords(error: ApiError): string {
  switch (error.kind) {
    case 'network':
      return 'No answer. Please check your connection.';
    case 'http':
      return foreignText(error.message) || `The service answered with status ${error.status}.`;
    case 'malformed':
      return 'The service gave an answer that cannot be read.';
  }
}
