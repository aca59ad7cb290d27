import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  readonly title: string;
  readonly to: string;
  readonly linkLabel: string;
  readonly children: ReactNode;
}

/** A section of the home page: its title with an arrow link, then its products. */
export function ProductsSection({ title, to, linkLabel, children }: Props) {
  // Not a landmark: the carousel inside is one, with the same name.
  return (
    <div className="mx-auto max-w-shop px-4 sm:px-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 className="text-3xl sm:text-4xl">{title}</h2>
        <Link
          to={to}
          className="group inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline-offset-4 hover:underline"
        >
          {linkLabel}
          <ArrowRight aria-hidden size={20} className="transition-transform group-hover:translate-x-1" />
        </Link>
      </div>
      <div className="mt-8">{children}</div>
    </div>
  );
}
