import { slowAnswerMs } from '@/config/constants';
import { slowText } from '@/config/messages';
import type { Address } from '@/contract/address';
import { addressFieldOrder } from '@/domain/addressForm';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { SlowNote } from '@/ui/loading';
import { AddressField } from './AddressField';
import { addressesTexts } from './texts';
import { useAddressForm } from './useAddressForm';

interface Props {
  /** The address to edit; missing in add mode, which also asks for a landmark (ruling 45). */
  readonly address?: Address;
  readonly saveLabel: string;
  readonly onSave: (address: Address) => Promise<void> | void;
  readonly onCancel?: (() => void) | undefined;
  /** Why the last save failed. */
  readonly error?: string | undefined;
  /** Keeps what is typed until it is saved or cancelled, also over a reload. */
  readonly keepsDraft?: boolean;
}

export function AddressForm({ address, saveLabel, onSave, onCancel, error, keepsDraft = false }: Props) {
  const form = useAddressForm({ address, onSave, keepsDraft });
  const fields = addressFieldOrder.filter((name) => name !== 'landmark' || !address);

  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {fields.map((name) => (
          <AddressField key={name} name={name} form={form} />
        ))}
      </div>
      {error && (
        <div className="mt-6">
          <Alert tone="error">{error}</Alert>
        </div>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button type="submit" className="max-sm:w-full" busy={form.isSaving}>
          {saveLabel}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {addressesTexts.cancel}
          </Button>
        )}
      </div>
      <SlowNote active={form.isSaving} afterMs={slowAnswerMs}>
        {slowText}
      </SlowNote>
    </form>
  );
}
