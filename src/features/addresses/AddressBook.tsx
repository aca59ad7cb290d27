import { Plus } from 'lucide-react';
import { useState } from 'react';
import { newAddressDraft } from '@/config/constants';
import { slowText } from '@/config/messages';
import type { StoredAddress } from '@/contract/address';
import { hasDraft } from '@/lib/drafts';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { selectUser } from '@/state/userSlice';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { SlowNote } from '@/ui/loading';
import { useReveal } from '@/ui/useReveal';
import { AddressEditor, addressDraft } from './AddressEditor';
import { AddressLines } from './AddressLines';
import { addressesTexts } from './texts';
import { useAddressCalls } from './useAddressForm';

/** My Addresses (§2). */
export function AddressBook() {
  const dispatch = useAppDispatch();
  const addresses = useAppSelector(selectUser)?.myAddresses ?? [];
  const calls = useAddressCalls();
  const [editing, setEditing] = useState<StoredAddress | 'new' | null>(() =>
    hasDraft(newAddressDraft) ? 'new' : (addresses.find(({ _id }) => hasDraft(addressDraft(_id))) ?? null),
  );
  const [deleting, setDeleting] = useState<StoredAddress | null>(null);
  const [removing, setRemoving] = useState<StoredAddress | null>(null);

  const isRemoving = removing !== null && removing === deleting;
  const { ref, reveal } = useReveal();

  function edit(address: StoredAddress | 'new' | null) {
    reveal();
    setEditing(address);
  }

  async function remove(address: StoredAddress) {
    setRemoving(address);
    const outcome = await calls.remove(address._id);
    setRemoving(null);
    // The dialog may be about another address by now.
    setDeleting((current) => (current === address ? null : current));
    const { deleted, deleteFailed } = addressesTexts;
    dispatch(outcome.ok ? noticeShown(deleted, 'success') : noticeShown(deleteFailed, 'error'));
  }

  if (editing)
    return (
      <>
        <h2 ref={ref} tabIndex={-1} className="mb-6 text-2xl">
          {editing === 'new' ? addressesTexts.addNew : addressesTexts.editTitle}
        </h2>
        <AddressEditor
          {...(editing !== 'new' && { address: editing })}
          onSaved={() => edit(null)}
          onCancel={() => edit(null)}
        />
      </>
    );
  return (
    <>
      <ul
        ref={ref}
        tabIndex={-1}
        aria-label={addressesTexts.savedAddresses}
        className="grid grid-cols-1 gap-5 md:grid-cols-2"
      >
        {addresses.map((address) => (
          <li key={address._id} className="flex flex-col rounded-card border border-ivory-edge bg-paper p-6">
            <AddressLines address={address} />
            <div className="mt-auto -ml-4 flex flex-wrap gap-2 pt-4">
              <Button
                variant="quiet"
                size="small"
                onClick={() => edit(address)}
                aria-label={addressesTexts.editOf(address.name, address.line)}
              >
                {addressesTexts.edit}
              </Button>
              <Button
                variant="quiet"
                size="small"
                onClick={() => setDeleting(address)}
                aria-label={addressesTexts.deleteOf(address.name, address.line)}
              >
                {addressesTexts.delete}
              </Button>
            </div>
          </li>
        ))}
        <li>
          <button
            type="button"
            onClick={() => edit('new')}
            className="flex h-full min-h-40 w-full flex-col items-center justify-center gap-2 rounded-card border-2 border-dashed border-ink-line p-6 font-semibold text-leaf hover:border-leaf hover:bg-leaf-mist"
          >
            <Plus aria-hidden />
            {addressesTexts.addNew}
          </button>
        </li>
      </ul>
      <ConfirmDialog
        open={deleting !== null}
        title={addressesTexts.deleteQuestion}
        confirmLabel={addressesTexts.delete}
        busy={isRemoving}
        onConfirm={() => deleting && void remove(deleting)}
        onCancel={() => setDeleting(null)}
      >
        {deleting && <AddressLines address={deleting} />}
        <SlowNote active={isRemoving}>{slowText}</SlowNote>
      </ConfirmDialog>
    </>
  );
}
