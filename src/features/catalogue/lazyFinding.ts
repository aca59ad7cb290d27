import { lazyModule } from '@/lib/lazyModule';

/** What only listings need that are searched, sorted, filtered or empty. */
export const lazyFinding = lazyModule(() => import('./finding').then((module) => module.finding));
export type Finding = Awaited<ReturnType<typeof lazyFinding.load>>;
