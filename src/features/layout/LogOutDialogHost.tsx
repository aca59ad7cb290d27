import { useAppSelector } from '@/state/hooks';
import { selectLogOutStage } from '@/state/logOut';
import { LogOutDialog } from './LogOutDialog';

/** Opens when a sign-out meets an open payment. */
export function LogOutDialogHost() {
  const stage = useAppSelector(selectLogOutStage);
  return (stage === 'finishing' || stage === 'asking') && <LogOutDialog />;
}
