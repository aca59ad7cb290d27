import { Link } from 'react-router-dom';
import type { AdminBooking } from '@/domain/adminBookings';
import { callLink, mailToLink } from '@/domain/contactLinks';
import { ProblemText } from '@/features/admin/list/ProblemText';
import { Button } from '@/ui/Button';
import { DefinitionRows } from '@/ui/Disclosure';
import { Skeleton } from '@/ui/Skeleton';
import { DetailSection } from './DetailSection';
import { bookingDetailTexts as texts } from './texts';
import type { OwnerSearch } from './useOrderOwner';

interface Props {
  readonly booking: AdminBooking;
  readonly search: OwnerSearch;
}

const notes = { none: texts.noOwner, several: texts.severalOwners, guest: texts.guest } as const;

function Search({ search: { error, isFetching, refetch } }: Pick<Props, 'search'>) {
  if (error === undefined)
    return (
      <div role="status" aria-label={texts.loadingCustomer} className="mb-2">
        <Skeleton className="h-6 w-48" />
      </div>
    );
  return (
    <div role="alert" className="mb-2 text-sm text-alert">
      {texts.customerFailed}. <ProblemText error={error} />
      <Button variant="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
        {texts.retry}
      </Button>
    </div>
  );
}

/** Who ordered and how to reach them: the user, or what the booking itself says. */
export function OrderCustomer({ booking, search }: Props) {
  const { owner } = search;
  const row = typeof owner === 'object' ? owner.row : null;
  const address = booking.bookingAddress ?? booking.shippingAddress;
  const name = row?.name || booking.name;
  const email = row?.user.profile.email || booking.email;
  const phone = row?.user.profile.contactNumber || address?.contactNumber || '';
  const link = 'inline-flex min-h-6 items-center break-all text-leaf underline underline-offset-4';
  return (
    <DetailSection title={texts.customer}>
      {owner === undefined && <Search search={search} />}
      {typeof owner === 'string' && <p className="mb-2 text-sm">{notes[owner]}</p>}
      <DefinitionRows
        rows={[
          {
            term: texts.name,
            value: row ? (
              <Link to={`?${new URLSearchParams({ tab: 'user', show: '1', open: row.id })}`} className={link}>
                {name}
              </Link>
            ) : (
              name || texts.notProvided
            ),
          },
          {
            term: texts.email,
            value: email ? (
              <a href={mailToLink(email)} className={link}>
                {email}
              </a>
            ) : (
              texts.notProvided
            ),
          },
          {
            term: texts.phone,
            value: phone ? (
              <a href={callLink(phone)} className={link}>
                {phone}
              </a>
            ) : (
              texts.notProvided
            ),
          },
        ]}
      />
    </DetailSection>
  );
}
