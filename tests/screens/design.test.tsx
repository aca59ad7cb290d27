import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
// Compiled before the clock of the test runs: it brings every primitive.
import '@/pages/DesignPage';
import { startBackend } from '../support/backend';
import { renderApp } from '../support/renderApp';

startBackend();

/** Parts of other primitives, and what draws nothing of its own or shows only to a keyboard. */
const within = [
  'CarouselControls',
  'CarouselRow',
  'ErrorBoundary',
  'FieldShell',
  'PageHeading',
  'PictureSkeleton',
  'SkipLink',
  'SlickCarousel',
  'Toast',
  'VisuallyHidden',
  'WhenIdle',
  'WhenNear',
  'ZoomControls',
  'ZoomStage',
];

// All primitives at once are slow to draw without a browser.
test('the design page shows every primitive, and every contrast is enough', { timeout: 120_000 }, async () => {
  await renderApp('/design');
  await screen.findByText('The design of the shop');
  const primitives = Object.keys(import.meta.glob('/src/ui/*.tsx')).map((file) => file.replace(/.*\/|\.tsx/g, ''));
  // Not by role: over so large a page that takes seconds.
  const shown = [...document.querySelectorAll('h3')].map((heading) => heading.textContent);
  expect(primitives.filter((name) => !within.includes(name) && !shown.includes(name))).toEqual([]);
  expect(document.body.textContent?.match(/✓/g)?.length).toBeGreaterThan(30);
  expect(document.body).not.toHaveTextContent('✗');
});
