import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { changePreferences, type SavedView, selectPreferences } from './preferencesSlice';

/** The views that this browser keeps of a list. The functions return whether the browser kept the change. */
export function useSavedViews(list: string) {
  const { views } = useAppSelector(selectPreferences);
  const dispatch = useAppDispatch();
  const change = (next: (latest: readonly SavedView[]) => SavedView[]) =>
    dispatch(changePreferences((latest) => ({ views: next(latest.views) })));
  const isNamed = (name: string) => (view: SavedView) => view.list === list && view.name === name;
  const without = (latest: readonly SavedView[], name: string) => latest.filter((view) => !isNamed(name)(view));
  return {
    views: views.filter((view) => view.list === list),
    /** Replaces the view of the same name. */
    save: (name: string, query: string) => change((latest) => [...without(latest, name), { list, name, query }]),
    rename: (name: string, to: string) =>
      change((latest) =>
        (name === to ? [...latest] : without(latest, to)).map((view) =>
          isNamed(name)(view) ? { ...view, name: to } : view,
        ),
      ),
    remove: (name: string) => change((latest) => without(latest, name)),
  };
}
