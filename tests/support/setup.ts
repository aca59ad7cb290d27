import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { guardConsole } from './consoleGuard';
import { fillDomGaps } from './domGaps';

if (typeof window !== 'undefined') {
  fillDomGaps();
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  });
}

guardConsole();
