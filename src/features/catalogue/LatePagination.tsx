import type { ComponentProps } from 'react';
import { lazyComponent } from '@/lib/lazyComponent';
import type { Pagination } from '@/ui/Pagination';
import { WhenIdle } from '@/ui/WhenIdle';

export const LazyPagination = lazyComponent(() => import('@/ui/Pagination').then((module) => module.Pagination));

/** The links to other pages, below the last card. Prerendered HTML, which has no window, holds them too. */
export function LatePagination(props: ComponentProps<typeof Pagination>) {
  const links = <LazyPagination {...props} />;
  return globalThis.window ? <WhenIdle>{links}</WhenIdle> : links;
}
