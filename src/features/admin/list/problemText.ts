import { type ApiError, isApiError } from '@/api/apiError';
import { commonMessages } from '@/config/messages';
import { truncateExternalText } from '@/domain/truncateExternalText';
import { noteServerText } from '@/lib/serverWriting';
import { adminListTexts } from './texts';

function ownText(error: ApiError): string {
  switch (error.kind) {
    case 'network':
      return adminListTexts.unreachable;
    case 'http':
      return adminListTexts.serverError(error.status);
    case 'malformed':
      return adminListTexts.unreadable;
  }
}

/** Explains a failed call: in the server's own words where it gave any. */
export function problemText(error: unknown): string {
  if (!isApiError(error)) return commonMessages.genericError;
  return noteServerText(truncateExternalText(error.message)) || ownText(error);
}
