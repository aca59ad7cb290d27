import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { fillDomGaps, quickLabels, withoutPagesWhileWaiting } from './domGaps';

export function setUpDom(): void {
  // A file's first test includes compiling its page, which takes long on a busy machine.
  configure({ asyncUtilTimeout: 20_000 });
  fillDomGaps();
  quickLabels();
  withoutPagesWhileWaiting();
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  });
}
