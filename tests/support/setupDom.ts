import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { fillDomGaps } from './domGaps';

// A file's first test includes compiling its page, which takes long on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
fillDomGaps();
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
