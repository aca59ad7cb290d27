import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { fillDomGaps } from './domGaps';

// The first test of a file also waits for its page's code to be compiled, on a busy machine for long.
configure({ asyncUtilTimeout: 20_000 });
fillDomGaps();
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
