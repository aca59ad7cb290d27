import { orderStatuses } from '@/domain/orderStatus';
import { useDashboardUrl } from '@/features/admin/list/useDashboardUrl';
import { Chip } from '@/ui/Chip';
import { adminBookingsTexts } from './texts';

/** Status and sort at once: what waits longest to be shipped comes first. */
export function OldestUnshipped() {
  const { param, change } = useDashboardUrl();
  const [status] = orderStatuses;
  const pressed = param('status') === status && param('sort') === 'date';
  return (
    <div className="max-sm:col-span-2">
      <Chip pressed={pressed} onPress={() => change(pressed ? { status: null, sort: null } : { status, sort: 'date' })}>
        {adminBookingsTexts.oldestUnshipped}
      </Chip>
    </div>
  );
}
