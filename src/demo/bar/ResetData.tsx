import { resetData } from '@/demo/resetData';
import type { DemoStore } from '@/demo/server/store/demoStore';

/** Puts the shop back to its first day. */
export function ResetData({ store }: { readonly store: DemoStore }) {
  return (
    <section className="mt-6">
      <h3 className="font-display text-xl">Data</h3>
      <p className="mt-1 text-ink-soft text-sm">
        Restores the original products, customers and orders, and clears all faults.
      </p>
      <button
        type="button"
        className="mt-3 min-h-11 cursor-pointer rounded-field border border-leaf bg-white px-4 font-semibold text-leaf hover:bg-leaf-mist"
        onClick={() => void resetData(store).then(() => location.reload())}
      >
        Reset data and reload
      </button>
    </section>
  );
}
