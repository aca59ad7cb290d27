import { type ComponentProps, Suspense } from 'react';
import { lazyComponent } from '@/lib/lazy';
import { Skeleton } from '@/ui/Skeleton';
import { addressesTexts } from './texts';

const AddressForm = lazyComponent(() => import('./AddressForm').then((module) => module.AddressForm));

/** In its own chunk: it brings every country's phone number rules. */
export function LazyAddressForm(props: ComponentProps<typeof AddressForm>) {
  return (
    <Suspense
      fallback={
        <div role="status" aria-label={addressesTexts.loadingForm} className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          {['name', 'phone', 'pincode', 'line', 'area', !props.address && 'landmark', 'city', 'state', 'country'].map(
            (key) => key && <Skeleton key={key} className="h-[4.6rem] w-full rounded-field" />,
          )}
        </div>
      }
    >
      <AddressForm {...props} />
    </Suspense>
  );
}
