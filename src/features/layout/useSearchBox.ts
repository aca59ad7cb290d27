import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { routePatterns, searchPath } from '@/config/paths';
import { searchTermOf } from '@/domain/searchTerm';

/** The search input's state, synchronised with the term of the results page (§2). */
export function useSearchBox(onSubmitted?: () => void) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const term = pathname === routePatterns.listing ? searchTermOf(new URLSearchParams(search)) : '';
  const [text, setText] = useState(term);
  const [lastTerm, setLastTerm] = useState(term);
  if (term !== lastTerm) {
    setLastTerm(term);
    setText(term);
  }

  function follow(to: string) {
    void navigate(to);
    onSubmitted?.();
  }

  return {
    text,
    setText,
    /** Opens the results; does nothing for an empty input. */
    submit() {
      const wanted = text.trim();
      if (wanted) follow(searchPath(wanted));
    },
    /** Opens a suggestion; clears the input unless it leads to the results of its text. */
    go(to: string) {
      setText(to.startsWith(searchPath('')) ? text.trim() : '');
      follow(to);
    },
  };
}
