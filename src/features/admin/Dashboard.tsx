import { Suspense, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { lazyComponent } from '@/lib/lazy';
import { useAppDispatch } from '@/state/hooks';
import { PageHeading } from '@/ui/EmptyState';
import { Skeleton, Skeletons } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';
import { guardUnsavedWork, storeDrafts } from './changes/unsavedWork';
import { FindButton } from './find/FindButton';
import { PrintingProvider } from './list/PrintingProvider';
import { followPreferences } from './list/preferencesSlice';
import { Overview, TabShortcuts } from './overview/Overview';
import { adminSessionTexts } from './session/texts';
import { dashboardTabs, tabFromUrl } from './tabs';

const BookingSheets = lazyComponent(() => import('./bookings/BookingSheets').then((module) => module.BookingSheets), {
  retry: false,
});

const sheetKinds = ['slip', 'invoice'] as const;

const loading = (
  <Skeletons label={adminSessionTexts.loading}>
    <Skeleton className="h-11 w-48 rounded-full" />
  </Skeletons>
);

/** The dashboard (§2): the overview and the tabs, the selected one in the URL. */
export function Dashboard() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { id, lists, onDemand, Panel } = tabFromUrl(params.get('tab'));
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(followPreferences()), [dispatch]);
  useEffect(() => {
    dispatch(guardUnsavedWork);
    dispatch(storeDrafts);
  }, [dispatch]);
  const sheet = sheetKinds.find((kind) => params.get(kind));

  // Search, filters and sort belong to a tab; the view (cards or table) stays.
  function select(tab: string) {
    const view = params.get('view');
    const search = `?${new URLSearchParams({ tab, ...(view ? { view } : {}) })}`;
    void navigate({ search }, { state: { stays: true } });
  }
  if (sheet)
    return (
      <Suspense fallback={loading}>
        <BookingSheets kind={sheet} keys={params.get(sheet) ?? ''} />
      </Suspense>
    );
  return (
    <PrintingProvider>
      <div className="@container mb-1 flex flex-wrap items-center gap-x-6 gap-y-2">
        <PageHeading className="text-2xl">{adminSessionTexts.dashboard}</PageHeading>
        <FindButton tabs={dashboardTabs} />
        <Overview lists={onDemand && params.get('show') !== '1' ? [] : lists} />
      </div>
      <Tabs
        tabs={dashboardTabs}
        selected={id}
        onSelect={select}
        label={adminSessionTexts.dashboard}
        panelClassName="pt-2"
      >
        <Suspense fallback={loading}>
          <Panel key={id} />
          <TabShortcuts tab={id} />
        </Suspense>
      </Tabs>
    </PrintingProvider>
  );
}
