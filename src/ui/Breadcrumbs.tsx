import { Link } from 'react-router-dom';
import { uiTexts } from './texts';

export interface Crumb {
  readonly label: string;
  /** Omitted for the current page. */
  readonly to?: string | undefined;
  /** The label's language, if it is not the page's. */
  readonly lang?: string | undefined;
}

/** One line; on a phone, the first of four entries is hidden, as the logo links to the same page. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label={uiTexts.breadcrumb} className="text-sm text-ink-soft">
      <ol className="flex items-center gap-x-1.5">
        {items.map((item) => (
          <li
            key={`${item.label}${item.to}`}
            className="flex min-w-0 items-center gap-1.5 last:shrink-9999 not-last:after:content-['›'_/_''] max-sm:nth-last-4:hidden"
          >
            {item.to ? (
              <Link
                dir="auto"
                lang={item.lang}
                to={item.to}
                className="truncate leading-8 hover:text-leaf hover:underline"
              >
                {item.label}
              </Link>
            ) : (
              <span dir="auto" lang={item.lang} aria-current="page" className="truncate">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
