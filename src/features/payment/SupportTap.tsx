import { useState } from 'react';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

/** "I have contacted support": asks first, for the payment then leaves the shopper's way. */
export function SupportTap({ reference, onConfirm }: { reference: string; onConfirm: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        I have contacted support
      </Button>
      <ConfirmDialog
        open={asking}
        title="Have you written to us?"
        confirmLabel="Yes, I have contacted support"
        cancelLabel="Not yet"
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>
          We’ll stop working on this payment here, and customer care will finish it with you. Your payment reference is{' '}
          <strong className="break-all">{reference}</strong>. You can find it again at checkout.
        </p>
      </ConfirmDialog>
    </>
  );
}
