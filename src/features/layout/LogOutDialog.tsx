import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { logOutDropped, selectLogOutStage } from '@/state/logOutSlice';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Spinner } from '@/ui/Spinner';
import { useDelayedFlag } from '@/ui/useDelayedFlag';
import { useLogOut } from './useLogOut';

/** A sign-out without an open payment is over before this; nothing needs to be said about it (ms). */
const worthSayingMs = 400;

/** A sign-out meets a paid order that is not settled: it is finished first, or the shopper decides (ruling 32). */
export function LogOutDialog() {
  const stage = useAppSelector(selectLogOutStage);
  const lasting = useDelayedFlag(worthSayingMs, stage === 'finishing');
  const dispatch = useAppDispatch();
  const logOut = useLogOut();
  const stay = () => dispatch(logOutDropped());

  if (stage === 'finishing' && lasting)
    return (
      <Dialog open onClose={stay} title="Finishing your last order">
        <p role="status" className="flex items-center gap-3">
          <Spinner /> Your payment is safe. We’ll sign you out in a few seconds.
        </p>
        <div className="mt-6">
          <Button variant="secondary" onClick={stay}>
            Stay signed in
          </Button>
        </div>
      </Dialog>
    );
  if (stage !== 'asking') return null;
  return (
    <Dialog open onClose={stay} title="Your last order isn’t finished">
      <p>
        You paid, or may have paid, but your order isn’t confirmed yet. Stay signed in to finish it. If you sign out, we
        keep only this payment in your browser, so you can finish it later, and remove everything else.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={stay}>Stay signed in</Button>
        <Button variant="secondary" onClick={() => void logOut({ despiteOpenPayment: true })}>
          Sign out and keep this payment
        </Button>
      </div>
    </Dialog>
  );
}
