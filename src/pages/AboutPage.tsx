import { AboutStory } from '@/features/about/AboutStory';
import { PageTitle } from '@/features/layout/PageTitle';
import { pagesTexts } from './texts';

/** /about-us. */
export function AboutPage() {
  return (
    <div className="mx-auto w-full max-w-shop px-4 py-12 sm:px-8 lg:py-20">
      <PageTitle title={pagesTexts.about} description={pagesTexts.aboutDescription} />
      <AboutStory />
    </div>
  );
}
