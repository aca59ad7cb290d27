import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { routePatterns, searchPath } from '@/config/paths';
import { readListingUrl } from '@/domain/listingUrl';

/** The search box: holds what is typed, shows the term of the results, and sends to them (§2). */
export function useSearchBox(onSubmitted?: () => void) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const term = pathname === routePatterns.listing ? readListingUrl(new URLSearchParams(search)).term : '';
  const [typed, setTyped] = useState(term);
  const [shownTerm, setShownTerm] = useState(term);
  if (term !== shownTerm) {
    setShownTerm(term);
    setTyped(term);
  }

  return {
    typed,
    setTyped,
    submit(event: FormEvent) {
      event.preventDefault();
      const wanted = typed.trim();
      if (!wanted) return;
      void navigate(searchPath(wanted));
      onSubmitted?.();
    },
  };
}
