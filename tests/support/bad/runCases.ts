import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { shopApi } from '@/api/shopApi';
import type { CallName } from '@/contract/calls';
import { noticeClosed, selectNotices } from '@/state/notices';
import type { Backend } from '../backend';
import { main, renderApp } from '../renderApp';
import { forgetOutcomes, type Json, lastOutcome, type Outcome, type Shape, shownShapes } from './spoil';

/** A call of §7 on a screen that makes it. */
export interface BadCase {
  readonly call: CallName;
  readonly at: string;
  /** Sets up storage as an earlier visit would have; runs before each new page. */
  readonly before?: () => void | Promise<void>;
  /** Submits; not needed for queries. `isNewPage` is false if the page still shows the previous failure. */
  readonly act?: (user: UserEvent, isNewPage: boolean) => Promise<unknown>;
  /** Throws unless the failure is shown: an inline message, a toast, or Retry for a page's own data. */
  readonly expectFailureShown: () => void;
  /** Throws unless the input survives a failure. */
  readonly expectInputKept?: () => void;
  /** False for calls judged by their status (§7): an empty body is no failure. */
  readonly needsData?: boolean;
  /** True if nothing can be retried: each shape needs a new page. */
  readonly once?: boolean;
  /** True if another case covers it: only the core shapes. */
  readonly few?: boolean;
  /** True for the core; others only with BAD_ANSWERS=all. */
  readonly core?: boolean;
  /** One of these must be on the page if a readable response lacks required data. */
  readonly settledAs?: () => void;
}

/** A payment desk may write its journal for this long after its page has unmounted. */
const deskQuietMs = 500;
/** Responses render within this time; waits beyond it are retried. */
const renderMs = 20;
/** Reading 10,000 records may take this long on a busy machine (ms). */
const longestMs = 120_000;

/** The outcome that the page has rendered. A part of the page that loads late sends a failed call once more. */
async function shownOutcome(call: CallName): Promise<Outcome> {
  for (;;) {
    await waitFor(() => expect(lastOutcome(call)).not.toBeNull(), { timeout: longestMs });
    await act(() => new Promise((resolve) => setTimeout(resolve, renderMs)));
    const outcome = lastOutcome(call);
    if (outcome) return outcome;
  }
}

/** Runs one call with each shape. Returns the failed cases with their reasons. */
export async function runCases(backend: Backend, badCase: BadCase): Promise<string[]> {
  const { call, at, needsData = true, once = false, few } = badCase;
  const wrong: string[] = [];
  let opened: Awaited<ReturnType<typeof renderApp>> | null = null;

  async function close() {
    cleanup();
    // Pending work after an accepted response must not affect the next case.
    const until = Date.now() + (once ? deskQuietMs : 0);
    do {
      localStorage.clear();
      sessionStorage.clear();
      await act(() => new Promise((resolve) => setTimeout(resolve, 25)));
    } while (Date.now() < until);
    opened = null;
  }

  async function open() {
    await close();
    await badCase.before?.();
    forgetOutcomes();
    opened = await renderApp(at);
    return opened;
  }

  async function meet(shape: Shape) {
    const isNewPage = opened === null;
    backend.spoil(call, ({ status, text }) => shape.spoil({ status, text, json: JSON.parse(text) as Json }));
    const { user, store } = opened ?? (await open());
    for (const { id } of selectNotices(store.getState())) act(() => void store.dispatch(noticeClosed(id)));
    if (badCase.act) {
      forgetOutcomes();
      await badCase.act(user, isNewPage);
    } else if (!isNewPage) {
      // Like reopening the page, but cheaper.
      forgetOutcomes();
      act(() => void store.dispatch(shopApi.util.resetApiState()));
    }
    const refused = (await shownOutcome(call)) === 'rejected';
    if (refused) await waitFor(badCase.expectFailureShown);
    if (refused) badCase.expectInputKept?.();
    if (!refused && badCase.settledAs) await waitFor(badCase.settledAs);
    if (shape.useless && needsData) expect(refused, 'a useless response counts as a failure').toBe(true);
    await waitFor(expectSoundPage);
    // An accepted response has changed the page: the next case needs a new one.
    if (!refused || once) await close();
  }

  for (const shape of shownShapes.filter((one) => one.core || !few)) {
    try {
      await meet(shape);
    } catch (error) {
      const [why = ''] = String(error).split('\n\nIgnored nodes');
      const page = document.querySelector('main')?.textContent ?? '';
      wrong.push(`${call}, ${shape.name}: ${why.slice(0, 300)}\nThe page: ${page.slice(0, 1500)}`);
      await close();
    }
  }
  await close();
  return wrong;
}

/** The cases of this run: only the core without BAD_ANSWERS=all. */
export const shownCases = (cases: readonly BadCase[]) =>
  cases.filter(({ core }) => core || process.env.BAD_ANSWERS === 'all');

/** Clicks the first button of that name once it appears. */
export async function press(name: string | RegExp): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name });
  if (button) fireEvent.click(button);
}

/** Sets a field's text in one step. */
export const enter = (label: string | RegExp, value: string) =>
  fireEvent.change(main().getByLabelText(label), { target: { value } });

/** Waits for a red toast. */
export const redToast = () => expect(screen.getByRole('list', { name: 'Error messages' })).not.toBeEmptyDOMElement();

/** Waits for an enabled Retry. */
export const retryOffered = () =>
  expect(
    main()
      .getAllByRole('button', { name: /^Retry/ })
      .filter((button) => button.getAttribute('aria-busy') !== 'true'),
  ).not.toEqual([]);

/** Texts that only a bug puts on a page. */
const faultyWords = /.{0,40}(?:\bundefined\b|\bNaN\b|\[object |Invalid Date|\bInfinity\b|∞).{0,20}/s;
const failedPages = /We couldn’t show this page|Something went wrong/;

/** After any response, the page renders, shows no sign of a bug, and runs no code from the response. */
export function expectSoundPage(): void {
  const text = document.body.textContent ?? '';
  expect(document.querySelector('h1')?.textContent).toBeTruthy();
  expect(failedPages.exec(text)?.[0]).toBeUndefined();
  expect(faultyWords.exec(text)?.[0]).toBeUndefined();
  expect(document.querySelector('[data-injected]')).toBeNull();
  expect(Reflect.get(window, 'injected')).toBeUndefined();
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
}
