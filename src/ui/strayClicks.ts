const controls = 'a, button, label, input, select, textarea, summary';

const controlOf = ({ target }: Event) => (target instanceof Element ? target.closest(controls) : null);

/**
 * The second click of a double click is for the control that had the first one. Where that one has gone (a removed line, a step of
 * the checkout), it presses nothing, rather than what has moved into its place.
 */
export function ignoreStrayClicks(): void {
  let pressed: Element | null = null;
  let strays = false;
  document.addEventListener(
    'mousedown',
    (event) => {
      strays = event.detail === 2 && controlOf(event) !== pressed;
      pressed = controlOf(event);
    },
    true,
  );
  document.addEventListener(
    'click',
    (event) => {
      if (!strays || event.detail !== 2) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
}
