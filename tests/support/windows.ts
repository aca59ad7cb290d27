import { beforeEach, vi } from 'vitest';
import { readCatalogue } from '@/build/bundle';
import { adminSignedIn } from './dashboard';

/** For one test, these media queries match. Returns a function that notifies the page of a change. */
export function stubMedia(isMatch: (query: string) => boolean): () => void {
  const changed = new EventTarget();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        get matches() {
          return isMatch(media);
        },
        addEventListener: changed.addEventListener.bind(changed),
        removeEventListener: changed.removeEventListener.bind(changed),
      }) as unknown as MediaQueryList,
  );
  return () => void changed.dispatchEvent(new Event('change'));
}

/** A phone: only media queries for small screens match. */
export const phoneWindow = () => stubMedia((query) => query.includes('max-width'));

/** Before each test of a file: an administrator at a wide window. */
export function adminAtWideWindow(): void {
  beforeEach(async () => {
    stubMedia(() => true);
    await adminSignedIn();
  });
}

/** A wide window, whose media queries match until it is made narrow. */
export function resizableWindow() {
  let wide = true;
  const notify = stubMedia(() => wide);
  return {
    narrow() {
      wide = false;
      notify();
    },
  };
}

/** Whether the browser would ask before it closes the page. */
export const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** A module as the French build has it. Takes its path below `src`. */
export const inFrench = <Module>(file: string) => readCatalogue<Module>(file, 'fr');
