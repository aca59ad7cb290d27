import { useAppDispatch } from '@/state/hooks';
import { signInRequested } from '@/state/loginModalSlice';
import { tryLogOut } from '@/state/logOut';
import { openPaymentTexts } from './openPaymentTexts';

/** Another person's unfinished payment on this device, or this person's under another sign-in: only the way to it. */
export function OtherOwnerNotice({ owner }: { owner: 'customer' | 'guest' }) {
  const texts = openPaymentTexts.otherOwner[owner];
  const dispatch = useAppDispatch();
  return (
    <p className="bg-ivory-deep px-4 py-2 text-center print:hidden">
      {texts.before}{' '}
      <button
        type="button"
        className="min-h-6 font-semibold underline"
        onClick={() => void dispatch(owner === 'guest' ? tryLogOut() : signInRequested(null))}
      >
        {texts.link}
      </button>
      {texts.after}
    </p>
  );
}
