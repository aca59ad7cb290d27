import { Alert } from '@/ui/Alert';
import { CartArt } from '@/ui/art/EmptyListArt';
import { Spinner } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { LoadingOverlay, SlowNote } from '@/ui/loading';
import { OfflineLine } from '@/ui/OfflineLine';
import { Badge, type BadgeTone } from '@/ui/Price';
import { ProgressBar } from '@/ui/ProgressBar';
import { Skeleton, SkeletonText } from '@/ui/Skeleton';
import { Chapter, Specimen } from './Specimen';

const badges: readonly BadgeTone[] = ['neutral', 'saffron', 'leaf', 'done', 'alert'];

export function StateSpecimens() {
  return (
    <Chapter title="Status and loading">
      <Specimen name="Alert">
        <Alert title="A note">With a line of text.</Alert>
        <Alert tone="success">It worked.</Alert>
        <Alert tone="error">It failed.</Alert>
      </Specimen>
      <Specimen name="Badge">
        {badges.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Specimen>
      <Specimen name="ProgressBar">
        <ProgressBar value={20} max={50} label="20 of 50" />
        <ProgressBar value={50} max={50} label="50 of 50" />
      </Specimen>
      <Specimen name="Spinner">
        <Spinner />
        <Spinner className="size-10" />
      </Specimen>
      <Specimen name="Skeleton">
        <Skeleton className="size-24 rounded-card" />
      </Specimen>
      <Specimen name="SkeletonText">
        <div className="w-full">
          <SkeletonText />
        </div>
      </Specimen>
      <Specimen name="LoadingOverlay">
        <LoadingOverlay active label="Loading new content">
          <p>Stale content, dimmed while its replacement loads.</p>
        </LoadingOverlay>
      </Specimen>
      <Specimen name="SlowNote">
        <SlowNote active>This is taking longer than usual.</SlowNote>
      </Specimen>
      <Specimen name="OfflineLine">
        <p>Visible while the browser is offline:</p>
        <OfflineLine>You are offline.</OfflineLine>
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState art={CartArt} title="Nothing here" text="What to do next." />
      </Specimen>
      <Specimen name="ErrorPanel">
        <ErrorPanel title="We couldn’t load this" message="Please check your connection." onRetry={() => {}} />
      </Specimen>
    </Chapter>
  );
}
