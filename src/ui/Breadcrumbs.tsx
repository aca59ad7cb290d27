import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { uiTexts } from './texts';

export interface Crumb {
  readonly label: string;
  /** Omitted for the current page. */
  readonly to?: string | undefined;
}

export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label={uiTexts.breadcrumb} className="text-sm text-ink-soft">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {items.map((item, index) => (
          <li key={`${item.label}${item.to}`} className="flex min-w-0 items-center gap-1.5">
            {index > 0 && <ChevronRight aria-hidden size={14} className="shrink-0" />}
            {item.to ? (
              <Link to={item.to} className="inline-flex min-h-8 items-center hover:text-leaf hover:underline">
                {item.label}
              </Link>
            ) : (
              <span aria-current="page" className="line-clamp-1 break-all">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
