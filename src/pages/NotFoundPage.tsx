import { routePatterns } from '@/config/paths';
import { PageTitle } from '@/features/layout/PageTitle';
import { layoutTexts } from '@/features/layout/texts';
import { LostArt } from '@/ui/art/EmptyArt';
import { ButtonLink } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { notFoundPageTexts } from './texts';

/** Any unknown URL (ruling 35). */
export function NotFoundPage() {
  return (
    <div className="mx-auto w-full max-w-shop px-4 py-16 sm:px-8">
      <PageTitle title={notFoundPageTexts.title} hidden />
      <EmptyState
        heading
        art={LostArt}
        title={notFoundPageTexts.heading}
        text={notFoundPageTexts.advice}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <ButtonLink to={routePatterns.listing}>{notFoundPageTexts.browseProducts}</ButtonLink>
            <ButtonLink to={routePatterns.home} variant="secondary">
              {layoutTexts.home}
            </ButtonLink>
          </span>
        }
      />
    </div>
  );
}
