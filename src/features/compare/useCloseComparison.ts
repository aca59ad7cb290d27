import { useLocation, useNavigate } from 'react-router-dom';
import { comparedQuery } from '@/domain/compared';

/** What a link to a comparison adds to its entry of the history: the entry before it is the same page without. */
export const opensComparison = { stays: true, comparing: true } as const;

/** Goes back to the page that opened the comparison; from a link of its own, to its page. */
export function useCloseComparison(): () => void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  return () => {
    if (state?.comparing) void navigate(-1);
    else void navigate(pathname + comparedQuery(search, []), { replace: true, state: { stays: true } });
  };
}
