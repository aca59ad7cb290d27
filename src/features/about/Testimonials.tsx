import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useGetProductsQuery } from '@/api/productApi';
import { productPath } from '@/domain/productSlug';
import { type Testimonial, testimonials } from '@/domain/testimonials';
import { Stars } from '@/ui/Stars';

const mostShown = 3;

/** What customers say (§2), in their own words from the catalogue's reviews; nothing while nobody has said any. */
export function Testimonials() {
  const { data } = useGetProductsQuery();
  const chosen = useMemo(() => testimonials(data ?? [], mostShown), [data]);
  if (chosen.length === 0) return null;
  return (
    <section aria-labelledby="testimonials" className="mt-20 lg:mt-28">
      <h2 id="testimonials" className="text-3xl sm:text-4xl">
        Testimonials from our customers
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
    <figure className="flex h-full flex-col">
      <Stars value={review.ratings} />
      <blockquote className="mt-4 font-display text-2xl leading-snug break-words text-pretty">
        “{review.comments.trim()}”
      </blockquote>
      <figcaption className="mt-auto pt-5">
        <span className="block font-semibold">{review.name.trim()}</span>
        <span className="text-ink-soft">
          on{' '}
          <Link
            to={productPath(product.name)}
            className="text-leaf underline decoration-ivory-edge underline-offset-4 hover:decoration-leaf"
          >
            {product.name}
          </Link>
        </span>
      </figcaption>
    </figure>
  );
}
