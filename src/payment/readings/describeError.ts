import type { ApiError } from '@/api/apiError';
import { truncateExternalText } from '@/domain/truncateExternalText';

/** A failed call as a sentence for the shopper; the server's own where it has one. */
export function describeError(error: ApiError): string {
  switch (error.kind) {
    case 'network':
      return 'No response. Please check your connection.';
    case 'http':
      return truncateExternalText(error.message) || `The service returned status ${error.status}.`;
    case 'malformed':
      return 'The service sent a response we can’t read.';
  }
}
