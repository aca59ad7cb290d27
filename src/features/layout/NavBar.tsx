import { Link, useLocation, useMatch } from 'react-router-dom';
import { policyNames, words } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import { categoryTexts } from '@/domain/texts';
import { MenuButton } from '@/ui/MenuButton';
import { BrandLinks } from './BrandLinks';
import type { NavEntry } from './HeaderLinks';
import { LanguageLinks } from './LanguageLinks';
import { layoutTexts } from './texts';

/** Classes of a link in a dropdown. */
export const menuLink =
  'flex min-h-11 w-full items-center rounded-field px-3 text-left break-words transition-colors hover:bg-leaf-mist hover:text-leaf';

/** Entries before the Products menu: Men, Women and Medicine open the listing with their category (§2, ruling 42). */
export const firstEntries: readonly NavEntry[] = [
  { label: layoutTexts.home, to: routePatterns.home },
  ...Object.entries(categoryTexts).map(([category, label]) => ({
    label,
    to: `${routePatterns.listing}?${new URLSearchParams({ category })}`,
  })),
];

/** The entry after the Products menu. */
export const aboutEntry: NavEntry = { label: layoutTexts.aboutUs, to: routePatterns.aboutUs };

/** Entries without a link on a wide screen (ruling 22). */
export const plainEntries = [layoutTexts.blogs, policyNames.contact] as const;

export const accountEntries: readonly NavEntry[] = [
  { label: layoutTexts.myAccount, to: routePatterns.account },
  { label: layoutTexts.myOrders, to: routePatterns.accountOrders },
  { label: words.wishlist, to: routePatterns.accountWishlist },
  { label: layoutTexts.address, to: routePatterns.accountAddresses },
];

const entry = 'inline-flex min-h-11 items-center font-medium';
const link = `${entry} underline-offset-8 decoration-2 decoration-saffron hover:text-leaf hover:underline aria-[current=page]:text-leaf aria-[current=page]:underline`;

/** The navigation of a wide screen (§2). */
export function NavBar() {
  return (
    <div className="hidden items-start justify-between gap-x-6 lg:flex">
      <nav aria-label={layoutTexts.mainNavigation}>
        <ul className="flex flex-wrap items-center gap-x-6 xl:gap-x-8">
          {firstEntries.map((item) => (
            <Entry key={item.label} {...item} />
          ))}
          <li>
            <MenuButton label={words.products} className={`${link} font-medium`} panelClassName="w-[30rem]">
              <BrandLinks linkClassName={menuLink} listClassName="columns-2 gap-2" />
            </MenuButton>
          </li>
          <Entry {...aboutEntry} />
          {plainEntries.map((label) => (
            <li key={label} className={`${entry} text-ink-soft`}>
              {label}
            </li>
          ))}
        </ul>
      </nav>
      <LanguageLinks className={link} />
    </div>
  );
}

function Entry({ label, to }: NavEntry) {
  const { search } = useLocation();
  const [path = '', query = ''] = to.split('?');
  const isCurrent = useMatch(path) !== null && (!query || search.slice(1).split('&').includes(query));
  return (
    <li>
      <Link to={to} aria-current={isCurrent ? 'page' : undefined} className={link}>
        {label}
      </Link>
    </li>
  );
}
