/** The grey shape of a picture. In the page drawn at build time (`src/early`) the first pictures are put in its place. */
export function PictureSkeleton() {
  return <div aria-hidden="true" data-picture-place="" className="skeleton aspect-square w-full rounded-card" />;
}
