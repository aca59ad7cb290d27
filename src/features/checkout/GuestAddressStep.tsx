import { useState } from 'react';
import { AddressLines } from '@/features/addresses/AddressLines';
import { LazyAddressForm } from '@/features/addresses/LazyAddressForm';
import { addressEntered, selectBuyNow } from '@/state/buyNow';
import { forgetAddressDraft, readAddressDraft } from '@/state/checkout';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { ContinueToPayment } from './ContinueToPayment';
import { GuestEmail } from './GuestEmail';
import { checkoutTexts } from './texts';
import { useReveal } from './useReveal';

/** A guest's step 1: the address is kept in the Buy Now state only (§6, ruling 19), and what is typed until then in this tab. */
export function GuestAddressStep() {
  const dispatch = useAppDispatch();
  const { address } = useAppSelector(selectBuyNow);
  const [editing, setEditing] = useState(() => readAddressDraft() !== null);
  const { ref, reveal } = useReveal();

  function close() {
    forgetAddressDraft();
    reveal();
    setEditing(false);
  }

  return (
    <>
      <GuestEmail />
      {address && !editing ? (
        <section key="address" aria-labelledby="guest-address" className="mt-8">
          <h2 id="guest-address" ref={ref} tabIndex={-1} className="text-2xl">
            {checkoutTexts.shippingAddress}
          </h2>
          <div className="mt-4 flex flex-wrap justify-between gap-4 rounded-card border border-ivory-edge bg-paper p-6">
            <AddressLines address={address} />
            <Button variant="quiet" size="small" onClick={() => setEditing(true)}>
              {checkoutTexts.changeAddress}
            </Button>
          </div>
          <ContinueToPayment />
        </section>
      ) : (
        <section key="form" aria-labelledby="guest-address" className="mt-8">
          <h2 id="guest-address" className="mb-5 text-2xl">
            {checkoutTexts.shippingAddress}
          </h2>
          <LazyAddressForm
            {...(address && { address })}
            keepsDraft
            saveLabel={checkoutTexts.useAddress}
            onSave={(entered) => {
              dispatch(addressEntered(entered));
              close();
            }}
            {...(address && { onCancel: close })}
          />
        </section>
      )}
    </>
  );
}
