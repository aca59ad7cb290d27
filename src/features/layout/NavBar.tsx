import { Link, useLocation, useMatch } from 'react-router-dom';
import { MenuButton } from '@/ui/MenuButton';
import { BrandLinks } from './BrandLinks';
import { LanguageLinks } from './LanguageLinks';
import { menuLink } from './menuLink';
import { firstEntries, lastEntries, type NavEntry, plainEntries } from './navEntries';
import { layoutTexts } from './texts';
import type { BrandsState } from './useBrands';

const entry = 'inline-flex min-h-11 items-center font-medium';
const link = `${entry} underline-offset-8 decoration-2 decoration-saffron hover:text-leaf hover:underline aria-[current=page]:text-leaf aria-[current=page]:underline`;

/** The navigation of a wide screen (§2). */
export function NavBar({ brands }: { brands: BrandsState }) {
  return (
    <div className="hidden items-start justify-between gap-x-6 lg:flex">
      <nav aria-label={layoutTexts.mainNavigation}>
        <ul className="flex flex-wrap items-center gap-x-6 xl:gap-x-8">
          {firstEntries.map((item) => (
            <li key={item.label}>
              <Entry item={item} />
            </li>
          ))}
          <li>
            <MenuButton label={layoutTexts.products} className={`${link} font-medium`} panelClassName="w-[30rem]">
              <BrandLinks
                state={brands}
                linkClassName={menuLink}
                listClassName="columns-2 gap-2 *:break-inside-avoid"
              />
            </MenuButton>
          </li>
          {lastEntries.map((item) => (
            <li key={item.label}>
              <Entry item={item} />
            </li>
          ))}
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

function Entry({ item: { label, to } }: { item: NavEntry }) {
  const { search } = useLocation();
  const [path = '', query = ''] = to.split('?');
  const isCurrent = useMatch(path) !== null && (!query || search.slice(1).split('&').includes(query));
  return (
    <Link to={to} aria-current={isCurrent ? 'page' : undefined} className={link}>
      {label}
    </Link>
  );
}
