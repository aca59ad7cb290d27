import { orderStatusLabel } from '@/domain/orderStatusLabel';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { StatusChange } from './statusChangesSlice';
import { adminUsersTexts } from './texts';

const texts = adminUsersTexts.order;

interface Props {
  readonly change: StatusChange;
  readonly onSetAnyway: () => void;
  readonly onKeepTheirs: () => void;
}

/** Someone else changed the status between seeing and choosing: both values, and the choice between them. */
export function OvertakenChange({ change, onSetAnyway, onKeepTheirs }: Props) {
  const { order } = change;
  const theirs = orderStatusLabel(change.theirs);
  const wanted = orderStatusLabel(change.newStatus);
  return (
    <Alert tone="error" title={texts.overtakenTitle}>
      <p>{texts.overtaken(orderStatusLabel(order.status) || texts.mixedStatus, theirs, wanted)}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button size="small" onClick={onSetAnyway}>
          {texts.setAnyway(wanted)} <VisuallyHidden>{texts.title(order.orderId)}</VisuallyHidden>
        </Button>
        <Button size="small" variant="secondary" onClick={onKeepTheirs}>
          {texts.keepTheirs(theirs)} <VisuallyHidden>{texts.title(order.orderId)}</VisuallyHidden>
        </Button>
      </div>
    </Alert>
  );
}
