import type { ApiError } from '@/api/apiError';
import { foreignText } from '@/domain/foreignText';

/** A failed call as a sentence for the shopper; the server's own where it has one. */
export function describeError(error: ApiError): string {
  switch (error.kind) {
    case 'network':
      return 'No answer. Please check your connection.';
    case 'http':
      return foreignText(error.message) || `The service answered with status ${error.status}.`;
    case 'malformed':
      return 'The service sent an answer we can’t read.';
  }
}
