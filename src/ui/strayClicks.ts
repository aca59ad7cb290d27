/**
 * Ignores the second click of a double click if it hits another control than the first one did: a removed line or a
 * finished step is gone, and another control has moved under the pointer.
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
