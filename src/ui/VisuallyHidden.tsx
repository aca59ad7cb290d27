import type { ReactNode } from 'react';
import { uiTexts } from './texts';

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}

interface NewWindowLinkProps {
  readonly href: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A link to another site; screen readers announce that it opens a new window. */
export function NewWindowLink({ href, className, children }: NewWindowLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children} <VisuallyHidden>{uiTexts.newWindow}</VisuallyHidden>
    </a>
  );
}

/** The page's first tab stop: skips the header. */
export function SkipLink({ target, children }: { target: string; children: string }) {
  return (
    <a
      href={`#${target}`}
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-full bg-leaf px-6 py-3 font-semibold text-ivory focus:translate-y-0 print:hidden"
    >
      {children}
    </a>
  );
}
