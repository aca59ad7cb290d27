import { useState } from 'react';
import { AddressLines } from '@/features/addresses/AddressLines';
import { LazyAddressForm } from '@/features/addresses/LazyAddressForm';
import { addressEntered, selectBuyNow } from '@/state/buyNowSlice';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { ContinueToPayment } from './ContinueToPayment';
import { GuestEmail } from './GuestEmail';
import { checkoutTexts } from './texts';

/** A guest's step 1: the address is kept in the Buy Now state only (§6, ruling 19). */
export function GuestAddressStep() {
  const dispatch = useAppDispatch();
  const { address } = useAppSelector(selectBuyNow);
  const [editing, setEditing] = useState(false);

  return (
    <>
      <GuestEmail />
      {address && !editing ? (
        <section aria-labelledby="guest-address" className="mt-8">
          <h2 id="guest-address" className="text-2xl">
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
        <section aria-labelledby="guest-address" className="mt-8">
          <h2 id="guest-address" className="mb-5 text-2xl">
            {checkoutTexts.shippingAddress}
          </h2>
          <LazyAddressForm
            {...(address && { address })}
            saveLabel={checkoutTexts.useAddress}
            onSave={(entered) => {
              dispatch(addressEntered(entered));
              setEditing(false);
            }}
            {...(address && { onCancel: () => setEditing(false) })}
          />
        </section>
      )}
    </>
  );
}
