import { ButtonSpecimens } from '@/features/design/ButtonSpecimens';
import { ColourTokens } from '@/features/design/ColourTokens';
import { ContentSpecimens } from '@/features/design/ContentSpecimens';
import { FieldSpecimens } from '@/features/design/FieldSpecimens';
import { OverlaySpecimens } from '@/features/design/OverlaySpecimens';
import { ShapeTokens } from '@/features/design/ShapeTokens';
import { StateSpecimens } from '@/features/design/StateSpecimens';
import { PageTitle } from '@/features/layout/PageTitle';
import { PageHeading } from '@/ui/EmptyState';

/** /design, in development only: all design tokens, and all primitives in all their states. */
export function DesignPage() {
  return (
    <div className="mx-auto w-full max-w-shop px-4 py-12 sm:px-8 lg:py-20">
      <PageTitle title="Design" hidden />
      <PageHeading>Design system</PageHeading>
      <ColourTokens />
      <ShapeTokens />
      <ButtonSpecimens />
      <FieldSpecimens />
      <StateSpecimens />
      <ContentSpecimens />
      <OverlaySpecimens />
    </div>
  );
}
