import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { orderPlaced } from '@/config/messages';
import { routePatterns } from '@/config/paths';
import { formatMoney } from '@/domain/money';
import { formatDate } from '@/lib/dates';
import { listen, stopAll } from '@/lib/listen';
import { useHeldVersion } from '@/lib/version';
import { onVisible } from '@/lib/visibility';
import type { PaymentSnapshot } from '@/payment/outcomes';
import type { WithSupportRecord } from '@/payment/record';
import { referenceOf } from '@/payment/recordRules';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { paymentSignInRequested } from '@/state/loginModal';
import { logOut, readyToLogOut } from '@/state/logOut';
import { selectUser } from '@/state/userSlice';
import { SupportLinks } from './PaymentCard';
import { describeOpenPayment } from './paymentMessages';
import { openPaymentTexts } from './texts';
import { useLazyPaymentDesk, usePaymentDesk } from './usePaymentDesk';

function ClosedPayments({ records }: { records: readonly WithSupportRecord[] }) {
  const texts = openPaymentTexts.withSupport;
  if (records.length === 0) return null;
  return (
    <aside aria-label={texts.label} className="bg-saffron-soft/60 px-4 py-2 text-center print:hidden">
      {records.map((record) => (
        <p key={record.attemptId} className="break-words">
          {texts.payment(formatMoney(record.snapshot.totalCents), formatDate(new Date(record.startedAt), 'medium'))}{' '}
          {texts.reference} <strong className="break-all">{referenceOf(record)}</strong>{' '}
          <SupportLinks text={texts.supportMessage(referenceOf(record))} />
        </p>
      ))}
    </aside>
  );
}

/** An unfinished payment under another sign-in, perhaps another person's: shows only how to reach it. */
function OtherOwnerNotice({ owner }: { owner: 'customer' | 'guest' }) {
  const texts = openPaymentTexts.otherOwner[owner];
  const dispatch = useAppDispatch();
  async function signOut() {
    if (await dispatch(readyToLogOut())) await dispatch(logOut());
  }
  return (
    <p className="bg-ivory-deep px-4 py-2 text-center print:hidden">
      {texts.before}{' '}
      <button
        type="button"
        className="min-h-6 font-semibold underline"
        onClick={() => (owner === 'guest' ? void signOut() : dispatch(paymentSignInRequested()))}
      >
        {texts.link}
      </button>
      {texts.after}
    </p>
  );
}

const bannerClass = 'bg-saffron-soft px-4 py-2 text-center font-medium break-words print:hidden';

const orderPages: readonly string[] = [routePatterns.review, routePatterns.accountOrders];
const paymentPages: readonly string[] = [routePatterns.cart, routePatterns.accountPayments];

/** Links every page to an unfinished payment until it is settled, and says how it ended. */
export function OpenPaymentBanner({ snapshot }: { snapshot: PaymentSnapshot }) {
  const { pathname } = useLocation();
  const { open, quarantined, working, done, closed, waitingFor, refusal } = snapshot;
  /** The attempt that is open or was, until a page with its order has been opened. */
  const [watched, setWatched] = useState<string | null>(null);
  const toWatch = open?.attemptId ?? (orderPages.includes(pathname) ? null : watched);
  if (toWatch !== watched) setWatched(toWatch);
  const placed = !open && done?.attemptId === watched ? done : null;
  useHeldVersion(open !== null || working !== null);
  const onPaymentPage = pathname.startsWith('/orders/') || paymentPages.includes(pathname);
  const isNewer = quarantined.some((entry) => entry.isNewer);
  const title = open
    ? describeOpenPayment(open, working !== null, new Date()).title
    : openPaymentTexts[isNewer ? 'newer' : 'unreadable'].title;
  const unfinished = (open || quarantined.length > 0) && pathname !== routePatterns.review;
  return (
    <>
      {unfinished && (
        <p role="status" className={bannerClass}>
          {openPaymentTexts.banner(title)}{' '}
          <Link to={routePatterns.review} className="font-semibold underline">
            {openPaymentTexts.finishFirst}
          </Link>
        </p>
      )}
      {refusal && (
        <p role="status" className={bannerClass}>
          {refusal}
        </p>
      )}
      {placed && (
        <p role="status" className={bannerClass}>
          {orderPlaced(placed.orderNumber)}{' '}
          <Link to={routePatterns.review} className="font-semibold underline">
            {openPaymentTexts.seeOrder}
          </Link>
        </p>
      )}
      {waitingFor && <OtherOwnerNotice owner={waitingFor} />}
      {onPaymentPage && <ClosedPayments records={closed} />}
    </>
  );
}

/** Shows and resumes the journal's payments: on load, once online or visible again, and after a sign-in or sign-out. */
export function HeldPayments() {
  const payments = usePaymentDesk();
  const desk = useLazyPaymentDesk();
  const userId = useAppSelector(selectUser)?._id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another user may have open payments.
  useEffect(() => {
    if (!desk) return;
    const resume = () => void desk.resumeAll();
    resume();
    return stopAll(listen(window, 'online', resume), onVisible(resume));
  }, [desk, userId]);

  return payments && <OpenPaymentBanner snapshot={payments.snapshot} />;
}
