import { useNavigate } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { useAppDispatch } from '@/state/hooks';
import { logOut, tryLogOut } from '@/state/logOut';

/**
 * Signs out and navigates to the home page (§4). An open payment is completed or confirmed first, unless
 * `despiteOpenPayment` says that the shopper has chosen to keep it.
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
