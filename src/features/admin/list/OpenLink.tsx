import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { searchAfter } from './useDashboardUrl';

interface Props {
  readonly recordKey: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Opens a record of a list. It subscribes to the URL itself, so that a change does not rerender the list's rows. */
export function OpenLink({ recordKey, className, children }: Props) {
  useLocation();
  return (
    <Link to={searchAfter({ open: recordKey })} className={className}>
      {children}
    </Link>
  );
}
