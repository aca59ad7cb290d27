import { Alert } from '@/ui/Alert';
import { EmptyArt } from '@/ui/art/EmptyArt';
import { CartArt } from '@/ui/art/empty/CartArt';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { LoadingOverlay } from '@/ui/LoadingOverlay';
import { OfflineLine } from '@/ui/OfflineLine';
import { ProgressBar } from '@/ui/ProgressBar';
import { Skeleton } from '@/ui/Skeleton';
import { SkeletonText } from '@/ui/SkeletonText';
import { SlowNote } from '@/ui/SlowNote';
import { Spinner } from '@/ui/Spinner';
import { Chapter, Specimen } from './Specimen';

const badges: readonly BadgeTone[] = ['neutral', 'saffron', 'leaf', 'done', 'alert'];

/** What tells how things stand. */
export function StateSpecimens() {
  return (
    <Chapter title="How things stand">
      <Specimen name="Alert">
        <Alert title="A note">With a line of text.</Alert>
        <Alert tone="success">That went well.</Alert>
        <Alert tone="error">That did not.</Alert>
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
        <ProgressBar value={50} max={50} label="All of it" />
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
        <LoadingOverlay active label="Loading the old content">
          <p>Old content, veiled while the new one comes.</p>
        </LoadingOverlay>
      </Specimen>
      <Specimen name="SlowNote">
        <SlowNote active afterMs={0}>
          This is taking longer than usual.
        </SlowNote>
      </Specimen>
      <Specimen name="OfflineLine">
        <p>Stands here while the browser has no network:</p>
        <OfflineLine>You are offline. What you have seen can still be read.</OfflineLine>
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState art={<EmptyArt of={CartArt} />} title="Nothing here" text="What to do next." />
      </Specimen>
      <Specimen name="ErrorPanel">
        <ErrorPanel title="It could not be loaded" message="Please check your connection." onRetry={() => {}} />
      </Specimen>
    </Chapter>
  );
}
