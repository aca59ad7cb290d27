/**
 * The second click of a double click is for the control that had the first one. Where that one has gone (a removed line, a step of
 * the checkout), it presses nothing, rather than what has moved into its place.
 */
export function ignoreStrayClicks(): void {
  let pressed: unknown;
  document.addEventListener(
    'click',
    (event) => {
      const { target, detail } = event;
      const control = target instanceof Element && target.closest('a, button, label, summary');
      if (detail === 2 && control !== pressed) {
        event.preventDefault();
        event.stopPropagation();
      }
      pressed = control;
    },
    true,
  );
}
