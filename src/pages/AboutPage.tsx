import { AboutStory } from '@/features/about/AboutStory';
import { aboutTexts } from '@/features/about/texts';
import { PageTitle } from '@/features/layout/PageTitle';
import { layoutTexts } from '@/features/layout/texts';

/** /about-us. */
export function AboutPage() {
  return (
    <div className="mx-auto w-full max-w-shop px-4 py-12 sm:px-8 lg:py-20">
      <PageTitle title={layoutTexts.aboutUs} description={aboutTexts.pageDescription} />
      <AboutStory />
    </div>
  );
}
