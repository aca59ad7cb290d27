import { useMemo } from 'react';
import { type Testimonial, testimonials } from '@/domain/reviews';
import { ProductLink } from '@/features/product-link/ProductLink';
import { useProducts } from '@/state/products';
import { Stars } from '@/ui/Stars';
import { aboutTexts } from './texts';

const maximumShown = 3;

/** Quotes from the catalogue's reviews (§2); renders nothing without any. */
export function Testimonials() {
  const { products, isPartial } = useProducts();
  const chosen = useMemo(
    () => testimonials(!products || isPartial ? [] : products, maximumShown),
    [products, isPartial],
  );
  if (chosen.length === 0) return null;
  return (
    <section aria-labelledby="testimonials" className="mt-20 lg:mt-28">
      <h2 id="testimonials" className="text-3xl sm:text-4xl">
        {aboutTexts.testimonials}
      </h2>
      <ul className="mt-10 grid gap-x-12 gap-y-12 md:grid-cols-3">
        {chosen.map((testimonial) => (
          <li key={testimonial.review._id}>
            <Quote {...testimonial} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Quote({ review, product }: Testimonial) {
  return (
    <figure className="flex h-full flex-col wrap-anywhere">
      <Stars value={review.ratings} />
      <blockquote dir="auto" className="mt-4 font-display text-2xl leading-snug text-pretty">
        {aboutTexts.quote(review.comments.trim())}
      </blockquote>
      <figcaption className="mt-auto pt-5">
        <span dir="auto" className="block font-semibold">
          {review.name.trim()}
        </span>
        <span className="text-ink-soft">
          {aboutTexts.quotedProduct.before}{' '}
          <ProductLink
            product={product}
            className="text-leaf underline decoration-ivory-edge underline-offset-4 hover:decoration-leaf"
          />
        </span>
      </figcaption>
    </figure>
  );
}
