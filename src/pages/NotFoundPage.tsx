import { routePatterns } from '@/config/paths';
import { PageTitle } from '@/features/layout/PageTitle';
import { EmptyArt } from '@/ui/art/EmptyArt';
import { LostArt } from '@/ui/art/empty/LostArt';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';

/** Any address the shop does not know (ruling 35). */
export function NotFoundPage() {
  return (
    <div className="mx-auto w-full max-w-shop px-4 py-16 sm:px-8">
      <PageTitle title="Page not found" hidden />
      <EmptyState
        heading
        art={<EmptyArt of={LostArt} />}
        title="This page doesn’t exist"
        text="The address may be mistyped, or the page has moved."
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <ButtonLink to={routePatterns.listing}>Browse products</ButtonLink>
            <ButtonLink to={routePatterns.home} variant="secondary">
              Home
            </ButtonLink>
          </span>
        }
      />
    </div>
  );
}
