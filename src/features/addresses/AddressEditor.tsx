import { useState } from 'react';
import type { Address, StoredAddress } from '@/contract/address';
import { LazyAddressForm } from './LazyAddressForm';
import { addressesTexts } from './texts';
import { useAddressCalls } from './useAddressCalls';

interface Props {
  /** Missing in add mode. */
  readonly address?: StoredAddress;
  /** Called with the address as the server stores it. */
  readonly onSaved: (address: StoredAddress | null) => void;
  readonly onCancel?: (() => void) | undefined;
}

/** A signed-in customer's address form: saves to the server and keeps the values after a failure (§5). */
export function AddressEditor({ address, onSaved, onCancel }: Props) {
  const calls = useAddressCalls();
  const [error, setError] = useState('');

  async function save(values: Address) {
    setError('');
    const outcome = await (address ? calls.update(values, address._id) : calls.add(values));
    if (outcome.ok) onSaved(outcome.address);
    else setError(outcome.message);
  }

  return (
    <LazyAddressForm
      {...(address && { address })}
      saveLabel={address ? addressesTexts.saveChanges : addressesTexts.save}
      onSave={save}
      error={error}
      onCancel={onCancel}
    />
  );
}
