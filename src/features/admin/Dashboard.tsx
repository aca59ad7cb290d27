import { Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { lazyComponent } from '@/lib/lazyComponent';
import { PageHeading } from '@/ui/PageHeading';
import { Skeleton } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';
import { PrintingProvider } from './list/PrintingProvider';
import { Overview } from './overview/Overview';
import { dashboardTabs, tabFromUrl } from './tabs';
import { adminTexts } from './texts';

const BookingSheets = lazyComponent(() => import('./bookings/BookingSheets').then((module) => module.BookingSheets), {
  retry: false,
});

const sheetKinds = ['slip', 'invoice'] as const;

const loading = (
  <div role="status" aria-label={adminTexts.loading}>
    <Skeleton className="h-11 w-48 rounded-full" />
  </div>
);

/** The dashboard (§2): the overview and the tabs, the selected one in the URL. */
export function Dashboard() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { id, Panel } = tabFromUrl(params.get('tab'));
  const sheet = sheetKinds.find((kind) => params.get(kind));
  if (sheet)
    return (
      <Suspense fallback={loading}>
        <BookingSheets kind={sheet} keys={params.get(sheet) ?? ''} />
      </Suspense>
    );

  // Search, filters and sort belong to a tab; the view (cards or table) is kept.
  function select(tab: string) {
    const view = params.get('view');
    void navigate({ search: `?${new URLSearchParams({ tab, ...(view ? { view } : {}) })}` });
  }
  return (
    <PrintingProvider>
      <PageHeading className="mb-5 text-3xl sm:text-4xl">{adminTexts.dashboard}</PageHeading>
      <Overview />
      <Tabs tabs={dashboardTabs} selected={id} onSelect={select} label={adminTexts.dashboard}>
        <Suspense fallback={loading}>
          <Panel key={id} />
        </Suspense>
      </Tabs>
    </PrintingProvider>
  );
}
