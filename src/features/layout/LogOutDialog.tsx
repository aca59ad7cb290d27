import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { logOutDropped, selectLogOutStage } from '@/state/logOut';
import { Button, Spinner } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { useDelayedFlag } from '@/ui/loading';
import { useLogOut } from './HeaderLinks';
import { logOutTexts } from './texts';

/** Signing out without an open payment takes less. */
const delayMs = 400;

/** Signing out with an open payment: the order is completed first, or the shopper decides (ruling 32). */
export function LogOutDialogHost() {
  const stage = useAppSelector(selectLogOutStage);
  const slow = useDelayedFlag(delayMs, stage === 'finishing');
  const dispatch = useAppDispatch();
  const logOut = useLogOut();
  const stay = () => dispatch(logOutDropped());

  if (stage === 'finishing' && slow)
    return (
      <Dialog open onClose={stay} title={logOutTexts.finishingTitle}>
        <p role="status" className="flex items-center gap-3">
          <Spinner /> {logOutTexts.finishing}
        </p>
        <div className="mt-6">
          <Button variant="secondary" onClick={stay}>
            {logOutTexts.stay}
          </Button>
        </div>
      </Dialog>
    );
  if (stage !== 'asking') return null;
  return (
    <Dialog open onClose={stay} title={logOutTexts.unfinishedTitle}>
      <p>{logOutTexts.unfinished}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={stay}>{logOutTexts.stay}</Button>
        <Button variant="secondary" onClick={() => void logOut({ despiteOpenPayment: true })}>
          {logOutTexts.logOutAnyway}
        </Button>
      </div>
    </Dialog>
  );
}
