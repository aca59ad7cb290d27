import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { logOutDropped, selectLogOutStage } from '@/state/logOut';
import { Button, Spinner } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { useDelayedFlag } from '@/ui/loading';
import { useLogOut } from './HeaderLinks';
import { logOutTexts } from './texts';

/** Most sign-outs take less, and show no dialog. */
const delayMs = 400;

const waits = {
  finishing: { title: logOutTexts.finishingTitle, text: logOutTexts.finishing },
  saving: { title: logOutTexts.savingTitle, text: logOutTexts.saving },
} as const;

/**
 * Shown while a sign-out waits: for a paid order, which is completed or about which the shopper decides (ruling 32), or
 * for changes of the cart that are being saved.
 */
export function LogOutDialogHost() {
  const stage = useAppSelector(selectLogOutStage);
  const isWaiting = stage === 'finishing' || stage === 'saving';
  const slow = useDelayedFlag(delayMs, isWaiting);
  const dispatch = useAppDispatch();
  const logOut = useLogOut();
  const stay = () => dispatch(logOutDropped());
  const logOutNow = () => void logOut({ atOnce: true });

  if (isWaiting && slow)
    return (
      <Dialog open onClose={stay} title={waits[stage].title}>
        <p role="status" className="flex items-center gap-3">
          <Spinner /> {waits[stage].text}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button variant="secondary" onClick={stay}>
            {logOutTexts.stay}
          </Button>
          {stage === 'saving' && (
            <Button variant="secondary" onClick={logOutNow}>
              {logOutTexts.logOutNow}
            </Button>
          )}
        </div>
      </Dialog>
    );
  if (stage !== 'asking') return null;
  return (
    <Dialog open onClose={stay} title={logOutTexts.unfinishedTitle}>
      <p>{logOutTexts.unfinished}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={stay}>{logOutTexts.stay}</Button>
        <Button variant="secondary" onClick={logOutNow}>
          {logOutTexts.logOutAnyway}
        </Button>
      </div>
    </Dialog>
  );
}
