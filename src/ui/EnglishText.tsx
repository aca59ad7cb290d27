import { type ReactNode, useEffect, useState } from 'react';
import { englishLang } from '@/lib/language';

interface Props {
  /** False for a fallback in the page's language. */
  readonly when?: boolean;
  readonly children: ReactNode;
}

/** A text of the server among those of the shop. An English page needs no element for it. */
export function EnglishText({ when = true, children }: Props) {
  return englishLang && when ? <span lang={englishLang}>{children}</span> : children;
}

interface NewStatusProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A status that is announced when it mounts: screen readers announce a change, not the content of a new status. */
export function NewStatus({ className, children }: NewStatusProps) {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return (
    <p role="status" className={className}>
      {isThere && children}
    </p>
  );
}
