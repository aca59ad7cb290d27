import type { ArtProps } from './artProps';
import { EmptyArt } from './EmptyArt';
import { ErrorArt } from './empty/ErrorArt';

export function FailureArt({ className }: ArtProps) {
  return <EmptyArt of={ErrorArt} className={className} />;
}
