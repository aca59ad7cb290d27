import { routePatterns } from '@/config/paths';
import { PageTitle } from '@/features/layout/PageTitle';
import { EmptyArt } from '@/ui/art/EmptyArt';
import { LostArt } from '@/ui/art/empty/LostArt';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { pagesTexts } from './texts';

/** Any unknown URL (ruling 35). */
export function NotFoundPage() {
  return (
    <div className="mx-auto w-full max-w-shop px-4 py-16 sm:px-8">
      <PageTitle title={pagesTexts.notFound} hidden />
      <EmptyState
        heading
        art={<EmptyArt of={LostArt} />}
        title={pagesTexts.notFoundHeading}
        text={pagesTexts.notFoundAdvice}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <ButtonLink to={routePatterns.listing}>{pagesTexts.browseProducts}</ButtonLink>
            <ButtonLink to={routePatterns.home} variant="secondary">
              {pagesTexts.home}
            </ButtonLink>
          </span>
        }
      />
    </div>
  );
}
