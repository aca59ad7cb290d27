import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newAddressDraft } from '@/config/constants';
import { routePatterns } from '@/config/paths';
import type { StoredAddress } from '@/contract/address';
import { AddressEditor, LazyAddressForm } from '@/features/addresses/AddressEditor';
import { AddressLines } from '@/features/addresses/AddressLines';
import { addressesTexts } from '@/features/addresses/texts';
import { forgetDraft, hasDraft } from '@/lib/drafts';
import { addressEntered, selectBuyNow } from '@/state/buyNow';
import { addressSelected, selectCheckoutProgress, selectDeliveryAddress } from '@/state/checkout';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';
import { Button } from '@/ui/Button';
import { RadioGroup } from '@/ui/Choices';
import { useReveal } from '@/ui/useReveal';
import { StepAction } from './CheckoutFrame';
import { GuestEmail } from './ReviewStep';
import { checkoutTexts } from './texts';

export function BillingStep() {
  const user = useAppSelector(selectUser);
  return user ? <CustomerAddressStep key={user._id} addresses={user.myAddresses} /> : <GuestAddressStep />;
}

/** A customer's step 1 (§2): the first saved address is preselected, and chosen by continuing. */
function CustomerAddressStep({ addresses }: { addresses: readonly StoredAddress[] }) {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectDeliveryAddress);
  const { address: enteredAsGuest } = useAppSelector(selectBuyNow);
  const [first] = addresses;
  // In state, so that an address saved in another tab does not close the form.
  const [adding, setAdding] = useState(!first || hasDraft(newAddressDraft));
  const { ref, reveal } = useReveal();

  function show(form: boolean) {
    reveal();
    setAdding(form);
  }

  if (adding || !first)
    return (
      <section aria-labelledby="new-address">
        <h2 id="new-address" ref={ref} tabIndex={-1} className="mb-5 text-2xl">
          {first ? addressesTexts.addNew : checkoutTexts.shippingAddress}
        </h2>
        <AddressEditor
          start={enteredAsGuest}
          onSaved={(saved) => {
            if (saved) dispatch(addressSelected(saved));
            show(false);
          }}
          onCancel={first && (() => show(false))}
        />
        <ContinueToPayment formOpen />
      </section>
    );
  return (
    <div ref={ref} tabIndex={-1}>
      <RadioGroup
        legend={checkoutTexts.deliverTo}
        name="address"
        value={chosen && '_id' in chosen ? String(chosen._id) : first._id}
        onChange={(event) => dispatch(addressSelected(addresses.find(({ _id }) => _id === event.target.value) ?? null))}
        options={addresses.map((address) => ({ value: address._id, label: <AddressLines address={address} /> }))}
      />
      <Button variant="secondary" className="mt-4" onClick={() => show(true)}>
        <Plus aria-hidden size={18} /> {addressesTexts.addNew}
      </Button>
      <ContinueToPayment onContinue={() => !chosen && dispatch(addressSelected(first))} />
    </div>
  );
}

/** A guest's step 1: the address is stored in the Buy Now state only (§6, ruling 19), unsaved input in this tab. */
function GuestAddressStep() {
  const dispatch = useAppDispatch();
  const { address } = useAppSelector(selectBuyNow);
  const [editing, setEditing] = useState(() => hasDraft(newAddressDraft));
  const { ref, reveal } = useReveal();

  function show(form: boolean) {
    reveal();
    setEditing(form);
  }

  function close() {
    forgetDraft(newAddressDraft);
    show(false);
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
            <Button variant="quiet" size="small" onClick={() => show(true)}>
              {checkoutTexts.changeAddress}
            </Button>
          </div>
          <ContinueToPayment />
        </section>
      ) : (
        <section key="form" aria-labelledby="guest-address" className="mt-8">
          <h2 id="guest-address" ref={ref} tabIndex={-1} className="mb-5 text-2xl">
            {checkoutTexts.shippingAddress}
          </h2>
          <LazyAddressForm
            {...(address && { address })}
            draftName={newAddressDraft}
            saveLabel={checkoutTexts.useAddress}
            onSave={(entered) => {
              dispatch(addressEntered(entered));
              close();
            }}
            {...(address && { onCancel: close })}
          />
          <ContinueToPayment formOpen />
        </section>
      )}
    </>
  );
}

interface ContinueProps {
  /** Whether the address form is open, so that no address is chosen yet. */
  readonly formOpen?: boolean;
  readonly onContinue?: () => void;
}

/** Disabled, with the reason, until step 2 can be reached (§2). */
function ContinueToPayment({ formOpen = false, onContinue }: ContinueProps) {
  const navigate = useNavigate();
  const { minimumReached, emailKnown } = useAppSelector(selectCheckoutProgress);
  const missing = formOpen ? 'form' : !emailKnown ? 'email' : !minimumReached ? 'minimum' : null;
  const reason = missing && checkoutTexts.blockedBy[missing];
  const action = (
    <>
      <Button
        className="w-full lg:w-auto"
        disabled={reason !== null}
        aria-describedby={reason ? 'continue-reason' : undefined}
        onClick={() => {
          onContinue?.();
          void navigate(routePatterns.payments);
        }}
      >
        {checkoutTexts.toPayment}
      </Button>
      {reason && (
        <p id="continue-reason" className="mt-2 text-sm text-ink-soft lg:mt-3">
          {reason}
        </p>
      )}
    </>
  );
  // A sticky bar would cover the fields of an open form.
  return formOpen ? <div className="mt-8">{action}</div> : <StepAction>{action}</StepAction>;
}
