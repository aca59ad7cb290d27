import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { fillDomGaps } from './domGaps';
import { withoutOwnerStacks } from './quickReact';

export function setUpDom(): void {
  // A file's first test includes compiling its page, which takes long on a busy machine.
  configure({ asyncUtilTimeout: 20_000 });
  fillDomGaps();
  withoutOwnerStacks();
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  });
}
