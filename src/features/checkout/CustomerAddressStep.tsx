import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { StoredAddress } from '@/contract/address';
import { AddressEditor } from '@/features/addresses/AddressEditor';
import { AddressLines } from '@/features/addresses/AddressLines';
import { addressSelected, selectDeliveryAddress } from '@/state/checkout';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { RadioGroup } from '@/ui/Choices';
import { ContinueToPayment } from './ContinueToPayment';
import { checkoutTexts } from './texts';
import { useReveal } from './useReveal';

/** A customer's step 1 (§2): the first saved address is preselected. */
export function CustomerAddressStep({ addresses }: { addresses: readonly StoredAddress[] }) {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectDeliveryAddress);
  const [adding, setAdding] = useState(false);
  const [first] = addresses;
  const { ref, reveal } = useReveal();

  useEffect(() => {
    if (!chosen && first) dispatch(addressSelected(first));
  }, [chosen, first, dispatch]);

  if (adding || !first)
    return (
      <section aria-labelledby="new-address">
        <h2 id="new-address" className="mb-5 text-2xl">
          {first ? checkoutTexts.addAddress : checkoutTexts.shippingAddress}
        </h2>
        <AddressEditor
          onSaved={(saved) => {
            if (saved) dispatch(addressSelected(saved));
            reveal();
            setAdding(false);
          }}
          onCancel={
            first &&
            (() => {
              reveal();
              setAdding(false);
            })
          }
        />
      </section>
    );
  return (
    <div ref={ref} tabIndex={-1}>
      <RadioGroup
        legend={checkoutTexts.deliverTo}
        name="address"
        value={chosen && '_id' in chosen ? String(chosen._id) : ''}
        onChange={(event) => dispatch(addressSelected(addresses.find(({ _id }) => _id === event.target.value) ?? null))}
        options={addresses.map((address) => ({ value: address._id, label: <AddressLines address={address} /> }))}
      />
      <Button variant="quiet" className="mt-4" onClick={() => setAdding(true)}>
        <Plus aria-hidden size={18} /> {checkoutTexts.addAddress}
      </Button>
      <ContinueToPayment />
    </div>
  );
}
