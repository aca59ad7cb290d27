import type { ApiError } from '@/api/apiError';
import { truncateExternalText } from '@/domain/truncateExternalText';
import { reasonTexts } from '@/payment/reasonTexts';

/** Prefers the server's own message. */
export function describeError(error: ApiError): string {
  switch (error.kind) {
    case 'network':
      return reasonTexts.noResponse;
    case 'http':
      return truncateExternalText(error.message) || reasonTexts.status(error.status);
    case 'malformed':
      return reasonTexts.unreadable;
  }
}
