/** A picture's placeholder; in a prerendered page `src/early` replaces the first ones with their pictures. */
export function PictureSkeleton() {
  return <div aria-hidden="true" data-picture-place="" className="skeleton aspect-square w-full rounded-card" />;
}
