import { type RefObject, useLayoutEffect } from 'react';

/** Keeps slides out of sight, and the slider's clones, out of the tab order. `moment` changes with what is in sight. */
export function useInertSlides(frameRef: RefObject<HTMLElement | null>, moment: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the slider moves its slides without telling React.
  useLayoutEffect(() => {
    for (const slide of frameRef.current?.querySelectorAll<HTMLElement>('.slick-slide') ?? [])
      slide.inert = !slide.classList.contains('slick-active');
  }, [frameRef, moment]);
}
