import { AboutStory } from '@/features/about/AboutStory';
import { PageTitle } from '@/features/layout/PageTitle';

/** /about-us. */
export function AboutPage() {
  return (
    <div className="mx-auto w-full max-w-shop px-4 py-12 sm:px-8 lg:py-20">
      <PageTitle
        title="About Us"
        description="Who we are, what we sell and what we do not: a seller of medicines and Ayurvedic goods for homes across Canada."
      />
      <AboutStory />
    </div>
  );
}
