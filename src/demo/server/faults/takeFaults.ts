import type { DemoStore } from '@/demo/server/store/demoStore';
import type { Fault, FaultTarget } from './fault';

function strikes(fault: Fault, target: FaultTarget): boolean {
  return fault.call === target || (fault.call === '*' && target !== 'payPalSdk');
}

/** All slow faults, but only the first of the others: planned failures occur one after another. */
function chosen(faults: readonly Fault[], target: FaultTarget): Fault[] {
  const matching = faults.filter((fault) => strikes(fault, target));
  const failure = matching.find((fault) => fault.kind !== 'slow');
  return matching.filter((fault) => fault.kind === 'slow' || fault === failure);
}

function afterStrike(fault: Fault): Fault[] {
  if (fault.times === 'always') return [fault];
  return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
}

/** The faults of this call; decrements their counters in the store. */
export async function takeFaults(store: DemoStore, target: FaultTarget): Promise<Fault[]> {
  const none = await store.read((state) => chosen(state.faults, target).length === 0);
  if (none) return [];
  return store.transact((state) => {
    const taken = chosen(state.faults, target);
    state.faults = state.faults.flatMap((fault) => (taken.includes(fault) ? afterStrike(fault) : [fault]));
    return taken;
  });
}
