import { EmptyArt } from '@/ui/art/EmptyArt';
import { SearchArt } from '@/ui/art/empty/SearchArt';

export function NoResultsArt() {
  return <EmptyArt of={SearchArt} className="size-full" />;
}
