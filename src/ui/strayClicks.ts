/**
 * Ignores the second press of a double click if it hits another control than the first one did: a removed line or a
 * finished step is gone, and another control has moved under the pointer, or text, which the browser would select.
 */
export function ignoreStrayClicks(): void {
  let pressed: unknown;
  function ignoreStray(event: MouseEvent) {
    const { target, detail } = event;
    const control = target instanceof Element && target.closest('a, button, label, summary');
    if (detail !== 2 || control === pressed) {
      pressed = control;
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
  document.addEventListener('mousedown', ignoreStray, true);
  document.addEventListener('click', ignoreStray, true);
}
