import { ChevronRight, LogOut } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { useLogOut } from '@/features/layout/useLogOut';
import { accountMenuEntries } from './accountMenuEntries';

const entry =
  'flex min-h-12 max-lg:min-h-14 w-full items-center gap-3 rounded-field px-4 py-2 text-left hover:bg-leaf-mist';

/** The account's side menu; on a phone it is the page at /myaccount (ruling 20). */
export function AccountMenu() {
  const { pathname } = useLocation();
  const logOut = useLogOut();
  const segment = pathname.split('/')[2];

  return (
    <nav aria-label="Account">
      <ul className="max-lg:divide-y max-lg:divide-ivory-edge max-lg:border-y max-lg:border-ivory-edge lg:space-y-1">
        {accountMenuEntries.map(({ segment: own, label, to, Icon }) => (
          <li key={own}>
            <Link
              to={to}
              aria-current={segment === own ? 'page' : undefined}
              className={`${entry} aria-[current=page]:bg-leaf aria-[current=page]:font-semibold aria-[current=page]:text-ivory`}
            >
              <Icon aria-hidden size={20} />
              {label}
              <ChevronRight aria-hidden size={20} className="ml-auto text-ink-soft lg:hidden" />
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={entry} onClick={() => void logOut()}>
            <LogOut aria-hidden size={20} />
            Logout
          </button>
        </li>
      </ul>
    </nav>
  );
}
