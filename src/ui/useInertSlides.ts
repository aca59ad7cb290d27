import { type RefObject, useLayoutEffect } from 'react';

/** Removes hidden slides and the slider's clones from the tab order, again whenever `revision` changes. */
export function useInertSlides(frameRef: RefObject<HTMLElement | null>, revision: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the slider moves its slides outside React.
  useLayoutEffect(() => {
    for (const slide of frameRef.current?.querySelectorAll<HTMLElement>('.slick-slide') ?? [])
      slide.inert = !slide.classList.contains('slick-active');
  }, [frameRef, revision]);
}
