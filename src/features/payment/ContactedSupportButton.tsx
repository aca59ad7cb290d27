import { useState } from 'react';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { openPaymentTexts } from './openPaymentTexts';

interface Props {
  readonly reference: string;
  readonly onConfirm: () => void;
}

/** Asks first: the shop then stops working on the payment. */
export function ContactedSupportButton({ reference, onConfirm }: Props) {
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
