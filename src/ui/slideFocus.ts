const controls = 'a[href], button:enabled, input:enabled';

/** Which control of which of the shown slides has the focus. */
export interface SlideFocus {
  readonly slide: number;
  readonly control: number;
}

const controlsOf = (slide: Element | undefined) => [...(slide?.querySelectorAll<HTMLElement>(controls) ?? [])];
const hasFocus = (element: Element) => element === document.activeElement;

export function focusIn(slides: readonly Element[]): SlideFocus | null {
  const slide = slides.findIndex((one) => one.contains(document.activeElement));
  const control = controlsOf(slides[slide]).findIndex(hasFocus);
  return control < 0 ? null : { slide, control };
}

export function focusSlide(slides: readonly Element[], { slide, control }: SlideFocus): void {
  controlsOf(slides[slide])[control]?.focus({ preventScroll: true });
}
