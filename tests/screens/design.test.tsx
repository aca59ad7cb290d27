import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
// Imported statically: compiling every primitive would take up the test's timeout.
import '@/pages/DesignPage';
import { startBackend } from '../support/backend';
import { renderApp } from '../support/renderApp';

startBackend();

/** Parts of other primitives, and those without a visible output of their own. */
const exempt = [
  'Choices',
  'EnglishText',
  'ErrorBoundary',
  'SlickCarousel',
  'Toast',
  'VisuallyHidden',
  'Zoom',
  'afterHydration',
  'fields',
  'loading',
];

// Rendering all primitives at once is slow in jsdom.
it('the design page shows every primitive, and every contrast is sufficient', { timeout: 120_000 }, async () => {
  await renderApp('/design');
  await screen.findByText('Design system');
  const primitives = Object.keys(import.meta.glob('/src/ui/*.tsx')).map((file) => file.replace(/.*\/|\.tsx/g, ''));
  // Queries by role take seconds on a page of this size.
  const shown = [...document.querySelectorAll('h3')].map((heading) => heading.textContent);
  expect(primitives.filter((name) => !exempt.includes(name) && !shown.includes(name))).toEqual([]);
  expect(document.body.textContent?.match(/✓/g)?.length).toBeGreaterThan(30);
  expect(document.body).not.toHaveTextContent('✗');
});
