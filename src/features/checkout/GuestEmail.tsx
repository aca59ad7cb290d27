import { useState } from 'react';
import { isEmail } from '@/domain/email';
import { EmailDialog } from '@/features/buy-now/EmailDialog';
import { emailStored, selectBuyNow } from '@/state/buyNow';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { checkoutTexts } from './texts';

export function GuestEmail() {
  const dispatch = useAppDispatch();
  const { email } = useAppSelector(selectBuyNow);
  const [asking, setAsking] = useState(false);
  return (
    <section
      aria-labelledby="guest-email"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-leaf-mist px-6 py-4"
    >
      <p className="min-w-0 break-words">
        <strong id="guest-email" className="block text-sm text-ink-soft">
          {checkoutTexts.email}
        </strong>
        {isEmail(email) ? email : checkoutTexts.emailMissing}
      </p>
      <Button variant="quiet" size="small" className="-mx-4" onClick={() => setAsking(true)}>
        {isEmail(email) ? checkoutTexts.changeEmail : checkoutTexts.enterEmail}
      </Button>
      <EmailDialog
        open={asking}
        initial={email}
        onClose={() => setAsking(false)}
        onEmail={(entered) => {
          dispatch(emailStored(entered));
          setAsking(false);
        }}
      />
    </section>
  );
}
