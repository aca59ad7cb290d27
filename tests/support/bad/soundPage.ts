import { expect } from 'vitest';

/** Texts that only a bug puts on a page. */
const faultyWords = /.{0,40}(?:\bundefined\b|\bNaN\b|\[object |Invalid Date|\bInfinity\b|∞).{0,20}/s;
const failedPages = /We couldn’t show this page|Something went wrong/;

/** Whatever the response: the page renders, shows no sign of a bug, and runs no code from the response. */
export function expectSoundPage(): void {
  const text = document.body.textContent ?? '';
  expect(document.querySelector('h1')?.textContent).toBeTruthy();
  expect(failedPages.exec(text)?.[0]).toBeUndefined();
  expect(faultyWords.exec(text)?.[0]).toBeUndefined();
  expect(document.querySelector('[data-injected]')).toBeNull();
  expect(Reflect.get(window, 'injected')).toBeUndefined();
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
}
