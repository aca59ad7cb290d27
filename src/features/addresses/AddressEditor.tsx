import { useState } from 'react';
import type { Address, StoredAddress } from '@/contract/address';
import { LazyAddressForm } from './LazyAddressForm';
import { useAddressCalls } from './useAddressCalls';

interface Props {
  /** Missing in add mode. */
  readonly address?: StoredAddress;
  /** Told the address as the server keeps it. */
  readonly onSaved: (address: StoredAddress | null) => void;
  readonly onCancel?: (() => void) | undefined;
}

/** The address form of a signed-in customer: saves through the server; a failure keeps the form (§5). */
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
      saveLabel={address ? 'Save changes' : 'Save address'}
      onSave={save}
      error={error}
      onCancel={onCancel}
    />
  );
}
