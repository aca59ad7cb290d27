import { useAppDispatch } from '@/state/hooks';
import { signInRequested } from '@/state/loginModalSlice';

/** An unfinished payment on this device is not that of whoever is here: nothing of it is shown, only how its owner gets to it. */
export function WaitingForOwner({ owner }: { owner: 'customer' | 'guest' }) {
  const dispatch = useAppDispatch();
  return (
    <p className="bg-ivory-deep px-4 py-2 text-center print:hidden">
      {owner === 'guest' ? (
        'A payment made on this device without an account isn’t finished. If it’s yours, sign out to see it.'
      ) : (
        <>
          A payment made on this device isn’t finished. If it’s yours,{' '}
          <button
            type="button"
            className="min-h-6 font-semibold underline"
            onClick={() => dispatch(signInRequested(null))}
          >
            sign in to finish it
          </button>
          .
        </>
      )}
    </p>
  );
}
