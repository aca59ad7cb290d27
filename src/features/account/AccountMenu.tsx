import { ChevronRight, LogOut } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { useLogOut } from '@/features/layout/useLogOut';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { accountCounts } from './accountCounts';
import { accountMenuEntries } from './accountMenuEntries';
import { accountTexts } from './texts';

const entryClass =
  'flex min-h-12 max-lg:min-h-14 w-full items-center gap-3 rounded-field px-4 py-2 text-left hover:bg-leaf-mist';

export function AccountMenu() {
  const { pathname } = useLocation();
  const logOut = useLogOut();
  const user = useAppSelector(selectUser);
  const counts = user && accountCounts(user);
  const current = pathname.split('/')[2];

  return (
    <nav aria-label={accountTexts.menu}>
      <ul className="max-lg:divide-y max-lg:divide-ivory-edge max-lg:border-y max-lg:border-ivory-edge lg:space-y-1">
        {accountMenuEntries.map(({ segment, to, Icon }) => (
          <li key={segment} className="@container">
            <Link
              to={to}
              aria-current={segment === current ? 'page' : undefined}
              className={`${entryClass} aria-[current=page]:bg-leaf aria-[current=page]:font-semibold aria-[current=page]:text-ivory`}
            >
              <Icon aria-hidden size={20} className="shrink-0 @max-[12rem]:hidden" />
              <span className="mr-auto min-w-0 break-words">{accountTexts[segment]}</span>
              {segment !== 'profile' && counts && (
                <span className="text-sm tabular-nums">
                  <span aria-hidden>{counts[segment]}</span>
                  <VisuallyHidden>{accountTexts.counts[segment](counts[segment])}</VisuallyHidden>
                </span>
              )}
              <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-soft @max-[12rem]:hidden lg:hidden" />
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={entryClass} onClick={() => void logOut()}>
            <LogOut aria-hidden size={20} />
            {accountTexts.logOut}
          </button>
        </li>
      </ul>
    </nav>
  );
}
