import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { fillDomGaps } from './domGaps';

// The first test of a file also waits for its page's chunk.
configure({ asyncUtilTimeout: 8000 });
fillDomGaps();
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
