import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { words } from '@/config/messages';
import { mailLink, whatsAppLink } from '@/domain/contact';
import type { PaymentDesk } from '@/payment/paymentDesk';
import type { QuarantinedEntry } from '@/payment/record';
import { Button, buttonClass } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useDelayedFlag } from '@/ui/loading';
import { Skeleton, Skeletons } from '@/ui/Skeleton';
import { uiTexts } from '@/ui/texts';
import { openPaymentTexts, paymentTexts } from './texts';

/** Focuses the heading inside the returned ref's element on mount and whenever `title` changes. */
export function useHeadingFocus<T extends HTMLElement>(title: string): RefObject<T | null> {
  const ref = useRef<T>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each title is a new message.
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('h1, h2')?.focus();
  }, [title]);

  return ref;
}

interface Props {
  readonly title: string;
  readonly specified?: string | undefined;
  readonly text: ReactNode;
  readonly children: ReactNode;
}

/** A payment that needs the shopper; its heading takes the focus when it appears or changes. */
export function PaymentCard({ title, specified, text, children }: Props) {
  const ref = useHeadingFocus<HTMLElement>(title);
  const id = useId();
  return (
    <section
      ref={ref}
      aria-labelledby={id}
      className="rounded-card border-2 border-saffron-deep bg-saffron-soft/50 p-6 break-words"
    >
      {/* The focus announces it, so it is outside the alert; each new title as a new element. */}
      <h2 key={title} id={id} tabIndex={-1} className="font-display text-2xl">
        {title}
      </h2>
      <div role="alert">
        {specified && <p className="mt-2 font-semibold">{specified}</p>}
        <p className="mt-2">{text}</p>
      </div>
      {children}
    </section>
  );
}

const linkClass =
  'inline-flex min-h-11 items-center rounded-full px-3 font-semibold text-leaf underline underline-offset-4';

interface SupportLinksProps {
  readonly text: string;
  /** Whether writing to customer care is the first thing to do. */
  readonly primary?: boolean | undefined;
}

export function SupportLinks({ text, primary = false }: SupportLinksProps) {
  return (
    <>
      <a
        className={primary ? buttonClass({}) : linkClass}
        href={whatsAppLink(text)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {words.whatsApp}
      </a>
      <a
        className={primary ? buttonClass({ variant: 'secondary' }) : linkClass}
        href={mailLink(openPaymentTexts.emailSubject, text)}
      >
        {words.email}
      </a>
    </>
  );
}

interface ContactedSupportButtonProps {
  readonly reference: string;
  readonly onConfirm: () => void;
}

/** Asks for confirmation, because the shop then stops working on the payment. */
export function ContactedSupportButton({ reference, onConfirm }: ContactedSupportButtonProps) {
  const texts = openPaymentTexts.contactedSupport;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {texts.button}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.question}
        confirmLabel={texts.confirm}
        cancelLabel={texts.cancel}
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>
          {texts.text.before} <strong className="break-all">{reference}</strong>
          {texts.text.after}
        </p>
      </ConfirmDialog>
    </>
  );
}

interface SupportCardProps {
  /** The heading, at the level that the page needs. */
  readonly heading: ReactNode;
  readonly text: string;
  /** What the shopper can do here. */
  readonly action: ReactNode;
  readonly supportMessage: string;
}

/** Shown if something that payments need is missing: what to do, and how to reach the shop. */
export function SupportCard({ heading, text, action, supportMessage }: SupportCardProps) {
  return (
    <Card>
      <div role="alert">
        {heading}
        <p className="mt-2 text-ink-soft">{text}</p>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        {action}
        <SupportLinks text={supportMessage} />
      </div>
    </Card>
  );
}

/** A payment that this version of the shop cannot read. */
export function QuarantineCard({ desk, entry }: { desk: PaymentDesk; entry: QuarantinedEntry }) {
  const texts = entry.isNewer ? openPaymentTexts.newer : openPaymentTexts.unreadable;
  const reference = entry.captureId ?? entry.orderId ?? entry.attemptId;
  return (
    <PaymentCard
      title={texts.title}
      text={
        <>
          {texts.text.before} <strong className="break-all">{reference}</strong>
          {texts.text.after}
        </>
      }
    >
      <div className="mt-5 flex flex-wrap items-center gap-3">
        {entry.isNewer && <Button onClick={() => window.location.reload()}>{uiTexts.reload}</Button>}
        <SupportLinks text={texts.supportMessage(reference)} />
        <ContactedSupportButton reference={reference} onConfirm={() => void desk.contactedSupport(entry.attemptId)} />
      </div>
    </PaymentCard>
  );
}

const noteAfterMs = 1500;
const errorAfterMs = 10_000;

/** Shown until the journal tells whether an earlier payment is open: a skeleton, then the reason, then an error. */
export function JournalPending() {
  const texts = paymentTexts.journal;
  const slow = useDelayedFlag(noteAfterMs, true);
  const stuck = useDelayedFlag(errorAfterMs, true);
  if (!stuck)
    return (
      <>
        <p role="status" className="min-h-6 pb-4">
          {slow && texts.checking}
        </p>
        <Skeletons label={texts.loading}>
          <Skeleton className="h-64 w-full rounded-card" />
        </Skeletons>
      </>
    );
  return (
    <SupportCard
      heading={<h1 className="font-display text-2xl">{texts.title}</h1>}
      text={texts.text}
      action={<Button onClick={() => window.location.reload()}>{uiTexts.reload}</Button>}
      supportMessage={texts.supportMessage}
    />
  );
}
