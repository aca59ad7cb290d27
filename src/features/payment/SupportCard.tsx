import { type ReactNode, useState } from 'react';
import { mailLink, whatsAppLink } from '@/domain/contact';
import { Button, buttonClass } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { openPaymentTexts } from './texts';

const linkClass =
  'inline-flex min-h-11 items-center rounded-full px-3 font-semibold text-leaf underline underline-offset-4';

interface SupportLinksProps {
  readonly text: string;
  /** Where writing comes before everything else. */
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
        {openPaymentTexts.whatsApp}
      </a>
      <a
        className={primary ? buttonClass({ variant: 'secondary' }) : linkClass}
        href={mailLink(openPaymentTexts.emailSubject, text)}
      >
        {openPaymentTexts.email}
      </a>
    </>
  );
}

interface ContactedSupportButtonProps {
  readonly reference: string;
  readonly onConfirm: () => void;
}

/** Asks first: the shop then stops working on the payment. */
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

interface Props {
  /** The heading, at the level that the page needs. */
  readonly heading: ReactNode;
  readonly text: string;
  /** What the shopper can do here. */
  readonly action: ReactNode;
  readonly supportMessage: string;
}

/** Something that payments need is missing: what to do, and how to reach the shop. */
export function SupportCard({ heading, text, action, supportMessage }: Props) {
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
