import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paginationTexts } from './texts';

interface Props {
  /** 1-based. */
  readonly page: number;
  readonly pages: number;
  readonly hrefFor: (page: number) => string;
  readonly label: string;
}

const box =
  'inline-flex h-11 items-center justify-center gap-1 rounded-full font-semibold tabular-nums transition-colors';

/** Prev, page numbers and Next as links; Prev and Next are disabled at the ends. */
export function Pagination({ page, pages, hrefFor, label }: Props) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-x-2 gap-y-3">
      <End to={page > 1 ? hrefFor(page - 1) : null} rel="prev">
        <ChevronLeft aria-hidden size={18} /> {paginationTexts.previous}
      </End>
      <ol className="flex flex-wrap items-center max-sm:order-first max-sm:w-full max-sm:justify-center">
        {pageNumbers(page, pages).map((item) => (
          <li key={item}>
            {typeof item === 'number' ? (
              <Link
                to={hrefFor(item)}
                aria-label={paginationTexts.page(item)}
                aria-current={item === page ? 'page' : undefined}
                className={`${box} min-w-10 px-2 hover:bg-leaf-soft aria-[current=page]:bg-leaf aria-[current=page]:text-ivory forced-colors:aria-[current=page]:underline sm:min-w-11`}
              >
                {item}
              </Link>
            ) : (
              <span aria-hidden="true" className={`${box} min-w-7 sm:min-w-9`}>
                …
              </span>
            )}
          </li>
        ))}
      </ol>
      <End to={page < pages ? hrefFor(page + 1) : null} rel="next">
        {paginationTexts.next} <ChevronRight aria-hidden size={18} />
      </End>
    </nav>
  );
}

function End({ to, rel, children }: { to: string | null; rel: 'prev' | 'next'; children: ReactNode }) {
  const endClass = `${box} min-w-24 px-4`;
  if (to === null)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a disabled link cannot be an <a href>.
      // biome-ignore lint/a11y/useFocusableInteractive: a disabled link is not a tab stop.
      <span role="link" aria-disabled="true" className={`${endClass} cursor-not-allowed text-ink-soft opacity-60`}>
        {children}
      </span>
    );
  return (
    <Link to={to} rel={rel} className={`${endClass} text-leaf hover:bg-leaf-soft`}>
      {children}
    </Link>
  );
}

export type PageItem = number | 'gap-before' | 'gap-after';

const slots = 7;

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** The first page, the last, those around the current one, and gaps between them: at most seven items. */
export function pageNumbers(page: number, pages: number): readonly PageItem[] {
  if (pages <= slots) return range(1, pages);
  if (page <= 4) return [...range(1, 5), 'gap-after', pages];
  if (page >= pages - 3) return [1, 'gap-before', ...range(pages - 4, pages)];
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', pages];
}
