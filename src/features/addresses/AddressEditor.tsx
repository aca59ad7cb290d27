import { type ComponentProps, Suspense, useState } from 'react';
import { newAddressDraft } from '@/config/constants';
import type { Address, StoredAddress } from '@/contract/address';
import { addressFields } from '@/domain/address';
import { forgetDraft } from '@/lib/drafts';
import { lazyComponent } from '@/lib/lazy';
import { Skeleton, Skeletons } from '@/ui/Skeleton';
import { addressesTexts } from './texts';
import { useAddressCalls } from './useAddressForm';

const AddressForm = lazyComponent(() => import('./AddressForm').then((module) => module.AddressForm));

/** In its own chunk: it brings every country's phone number rules. */
export function LazyAddressForm(props: ComponentProps<typeof AddressForm>) {
  return (
    <Suspense
      fallback={
        <Skeletons label={addressesTexts.loadingForm} className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          {addressFields(!props.address).map(({ name }) => (
            <Skeleton key={name} className="h-[4.6rem] w-full rounded-field" />
          ))}
        </Skeletons>
      }
    >
      <AddressForm {...props} />
    </Suspense>
  );
}

interface Props {
  /** Missing in add mode. */
  readonly address?: StoredAddress;
  /** What a new address starts with. */
  readonly start?: Address | null;
  /** Called with the address as the server stores it. */
  readonly onSaved: (address: StoredAddress | null) => void;
  readonly onCancel?: (() => void) | undefined;
}

/** The name of the draft of a change to the address with this id. */
export const addressDraft = (addressId: string) => `address:${addressId}`;

/** A signed-in customer's address form: saves to the server and keeps the values after a failure (§5). */
export function AddressEditor({ address, start, onSaved, onCancel }: Props) {
  const calls = useAddressCalls();
  const [error, setError] = useState('');
  const draftName = address ? addressDraft(address._id) : newAddressDraft;

  async function save(values: Address) {
    setError('');
    const outcome = await (address ? calls.update(values, address._id) : calls.add(values));
    if (!outcome.ok) return setError(outcome.message);
    forgetDraft(draftName);
    onSaved(outcome.address);
  }

  return (
    <LazyAddressForm
      {...(address && { address })}
      start={start}
      saveLabel={address ? addressesTexts.saveChanges : addressesTexts.save}
      onSave={save}
      error={error}
      onCancel={
        onCancel &&
        (() => {
          forgetDraft(draftName);
          onCancel();
        })
      }
      draftName={draftName}
    />
  );
}
