import { useNavigate } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { useAppDispatch } from '@/state/hooks';
import { logOut, tryLogOut } from '@/state/logOut';

/**
 * Signs out and goes to the home page (§4). A paid order that is still open is finished or asked about first; with
 * `despiteOpenPayment` the shopper has answered: it is kept, and the sign-out goes on.
 */
export function useLogOut(): (options?: { despiteOpenPayment: boolean }) => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async (options) => {
    if (options?.despiteOpenPayment) await dispatch(logOut());
    else if (!(await dispatch(tryLogOut()))) return;
    await navigate(routePatterns.home);
  };
}
