import { FloatingContact } from './FloatingContact';
import { Footer } from './Footer';

/** What follows a page's content. */
export function PageEnd() {
  return (
    <>
      <Footer />
      <FloatingContact />
    </>
  );
}
