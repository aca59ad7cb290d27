import type { ApiError } from '@/api/apiError';
import { truncateExternalText } from '@/domain/truncateExternalText';
import { paymentReasonTexts } from '@/payment/texts';

/** A failed call as a sentence for the shopper; the server's own where it has one. */
export function describeError(error: ApiError): string {
  switch (error.kind) {
    case 'network':
      return paymentReasonTexts.noConnection;
    case 'http':
      return truncateExternalText(error.message) || paymentReasonTexts.status(error.status);
    case 'malformed':
      return paymentReasonTexts.unreadable;
  }
}
