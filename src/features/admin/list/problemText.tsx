import { type ApiError, isApiError } from '@/api/apiError';
import { commonMessages } from '@/config/messages';
import { truncateExternalText } from '@/domain/truncateExternalText';
import { langOf, noteServerText } from '@/lib/serverWriting';
import { EnglishText } from '@/ui/EnglishText';
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

/** Why a call failed, among texts of the shop. */
export function ProblemText({ error }: { error: unknown }) {
  const text = problemText(error);
  return <EnglishText when={langOf(text) !== undefined}>{text}</EnglishText>;
}
