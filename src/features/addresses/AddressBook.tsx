import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { StoredAddress } from '@/contract/address';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { noticeShown } from '@/state/noticeSlice';
import { selectUser } from '@/state/userSlice';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { AddressEditor } from './AddressEditor';
import { AddressLines } from './AddressLines';
import { useAddressCalls } from './useAddressCalls';

/** My Addresses (§2): saved addresses with Edit and Delete, the 'Add New Address' tile; Cancel returns to the list. */
export function AddressBook() {
  const dispatch = useAppDispatch();
  const addresses = useAppSelector(selectUser)?.myAddresses ?? [];
  const calls = useAddressCalls();
  const [editing, setEditing] = useState<StoredAddress | 'new' | null>(null);
  const [deleting, setDeleting] = useState<StoredAddress | null>(null);
  const [busy, setBusy] = useState(false);

  async function remove(address: StoredAddress) {
    setBusy(true);
    const outcome = await calls.remove(address._id);
    setBusy(false);
    setDeleting(null);
    if (!outcome.ok) dispatch(noticeShown('We couldn’t delete the address. Please try again.', 'error'));
  }

  if (editing)
    return (
      <>
        <h2 className="mb-6 text-2xl">{editing === 'new' ? 'Add New Address' : 'Edit address'}</h2>
        <AddressEditor
          {...(editing !== 'new' && { address: editing })}
          onSaved={() => setEditing(null)}
          onCancel={() => setEditing(null)}
        />
      </>
    );
  return (
    <>
      <ul aria-label="Saved addresses" className="grid grid-cols-1 gap-5 md:grid-cols-2">
        {addresses.map((address) => (
          <li key={address._id} className="flex flex-col rounded-card border border-ivory-edge bg-paper p-6">
            <AddressLines address={address} />
            <div className="mt-auto -ml-4 flex flex-wrap gap-2 pt-4">
              <Button
                variant="quiet"
                size="small"
                onClick={() => setEditing(address)}
                aria-label={`Edit address of ${address.name}`}
              >
                Edit
              </Button>
              <Button
                variant="quiet"
                size="small"
                onClick={() => setDeleting(address)}
                aria-label={`Delete address of ${address.name}`}
              >
                Delete
              </Button>
            </div>
          </li>
        ))}
        <li>
          <button
            type="button"
            onClick={() => setEditing('new')}
            className="flex h-full min-h-40 w-full flex-col items-center justify-center gap-2 rounded-card border-2 border-dashed border-ink-line p-6 font-semibold text-leaf hover:border-leaf hover:bg-leaf-mist"
          >
            <Plus aria-hidden />
            Add New Address
          </button>
        </li>
      </ul>
      <ConfirmDialog
        open={deleting !== null}
        title="Delete this address?"
        confirmLabel="Delete"
        busy={busy}
        onConfirm={() => deleting && void remove(deleting)}
        onCancel={() => setDeleting(null)}
      >
        {deleting && <AddressLines address={deleting} />}
      </ConfirmDialog>
    </>
  );
}
