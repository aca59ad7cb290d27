import { ButtonSpecimens } from '@/features/design/ButtonSpecimens';
import { ColourTokens } from '@/features/design/ColourTokens';
import { FieldSpecimens } from '@/features/design/FieldSpecimens';
import { OverlaySpecimens } from '@/features/design/OverlaySpecimens';
import { PlaceSpecimens } from '@/features/design/PlaceSpecimens';
import { ShapeTokens } from '@/features/design/ShapeTokens';
import { StateSpecimens } from '@/features/design/StateSpecimens';
import { PageTitle } from '@/features/layout/PageTitle';
import { PageHeading } from '@/ui/PageHeading';

/** /design, in development only: every token and every primitive in all its states. */
export function DesignPage() {
  return (
    <div className="mx-auto w-full max-w-shop px-4 py-12 sm:px-8 lg:py-20">
      <PageTitle title="Design" hidden />
      <PageHeading>The design of the shop</PageHeading>
      <ColourTokens />
      <ShapeTokens />
      <ButtonSpecimens />
      <FieldSpecimens />
      <StateSpecimens />
      <PlaceSpecimens />
      <OverlaySpecimens />
    </div>
  );
}
