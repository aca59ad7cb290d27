import { useAppDispatch } from '@/state/hooks';
import { signInRequested } from '@/state/loginModal';
import { openPaymentTexts } from './openPaymentTexts';

/** Somebody else's unfinished payment on this device: tells its owner how to reach it, and shows nothing of it. */
export function OtherOwnerNotice({ owner }: { owner: 'customer' | 'guest' }) {
  const texts = openPaymentTexts.otherOwner;
  const dispatch = useAppDispatch();
  return (
    <p className="bg-ivory-deep px-4 py-2 text-center print:hidden">
      {owner === 'guest' ? (
        texts.guest
      ) : (
        <>
          {texts.customer.before}{' '}
          <button
            type="button"
            className="min-h-6 font-semibold underline"
            onClick={() => dispatch(signInRequested(null))}
          >
            {texts.customer.link}
          </button>
          {texts.customer.after}
        </>
      )}
    </p>
  );
}
