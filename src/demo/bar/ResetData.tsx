import { resetData } from '@/demo/resetData';
import type { DemoStore } from '@/demo/server/store/demoStore';
import { demoBarTexts } from './texts';

export function ResetData({ store }: { readonly store: DemoStore }) {
  return (
    <section className="mt-6">
      <h3 className="font-display text-xl">{demoBarTexts.data}</h3>
      <p className="mt-1 text-ink-soft text-sm">{demoBarTexts.dataIntro}</p>
      <button
        type="button"
        className="mt-3 min-h-11 cursor-pointer rounded-field border border-leaf bg-paper px-4 font-semibold text-leaf hover:bg-leaf-mist"
        onClick={() => void resetData(store).then(() => location.reload())}
      >
        {demoBarTexts.reset}
      </button>
    </section>
  );
}
