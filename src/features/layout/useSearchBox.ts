import { useState } from 'react';
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

  function follow(to: string) {
    void navigate(to);
    onSubmitted?.();
  }

  return {
    typed,
    setTyped,
    /** To the results of what is typed; an empty box stays where it is. */
    submit() {
      const wanted = typed.trim();
      if (wanted) follow(searchPath(wanted));
    },
    /** To a suggestion; the box is emptied, unless the results of a term show it again. */
    go(to: string) {
      setTyped(to.startsWith(searchPath('')) ? typed.trim() : '');
      follow(to);
    },
  };
}
