import { EmptyArt, SearchArt } from '@/ui/art/EmptyArt';

export function NoResultsArt() {
  return <EmptyArt of={SearchArt} className="size-full" />;
}
