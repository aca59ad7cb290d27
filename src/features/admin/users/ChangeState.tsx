import { CircleAlert, CircleCheck } from 'lucide-react';
import { Spinner } from '@/ui/Button';
import type { StatusChange } from './statusChangesSlice';
import { adminUsersTexts } from './texts';

const texts = adminUsersTexts.order;

/** How the last change of an order's status went. */
export function ChangeState({ change }: { change: StatusChange | undefined }) {
  return (
    <p role="status" className="min-w-0 text-sm">
      {change?.state === 'saving' && (
        <span className="inline-flex items-center gap-1.5">
          <Spinner className="size-4" /> {texts.saving}
        </span>
      )}
      {change?.state === 'saved' && (
        <span className="inline-flex items-center gap-1.5 font-semibold text-done">
          <CircleCheck aria-hidden size={16} /> {texts.saved}
        </span>
      )}
      {change?.state === 'failed' && (
        <span className="inline-flex items-start gap-1.5 font-semibold break-words text-alert">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" /> {texts.failed(change.problem)}
        </span>
      )}
    </p>
  );
}
