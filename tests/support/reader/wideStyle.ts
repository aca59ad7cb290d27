import { beforeEach, vi } from 'vitest';

// Container queries count as wide, too.
const hiddenFrom = /(^|\s)@?(sm|md|lg|xl):hidden(\s|$)/;
const shownFrom = /(^|\s)(sm|md|lg|xl):(block|flex|grid|inline|inline-flex|contents|table-cell)(\s|$)/;
const hidden = /(^|\s)hidden(\s|$)/;

const isHidden = ({ classList: { value } }: Element) =>
  hiddenFrom.test(value) || (hidden.test(value) && !shownFrom.test(value));

/** Before each test: hides what the stylesheet hides in a wide window, and asks for reduced motion. */
export function wideStyle(): void {
  beforeEach(() => {
    const { getComputedStyle, matchMedia } = window;
    vi.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return isHidden(element)
        ? new Proxy(style, { get: (of, name) => (name === 'display' ? 'none' : Reflect.get(of, name)) })
        : style;
    });
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      ...matchMedia(query),
      matches: query.startsWith('(min-width') || query.includes('reduced-motion'),
    }));
  });
}
