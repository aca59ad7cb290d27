import { vi } from 'vitest';

/** A wide window, whose media queries match until it is made narrow. */
export function resizableWindow() {
  const changed = new EventTarget();
  let wide = true;
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    get matches() {
      return wide;
    },
    addEventListener: changed.addEventListener.bind(changed),
    removeEventListener: changed.removeEventListener.bind(changed),
  }));
  return {
    narrow() {
      wide = false;
      changed.dispatchEvent(new Event('change'));
    },
  };
}
