import { useNavigate } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { useAppDispatch } from '@/state/hooks';
import { logOut } from '@/state/logOut';

/** Signs out and goes to the home page (§4). */
export function useLogOut(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async () => {
    await dispatch(logOut());
    await navigate(routePatterns.home);
  };
}
