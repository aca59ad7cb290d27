import { act, cleanup, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { shopApi } from '@/api/shopApi';
import type { CallName } from '@/contract/calls';
import type { Store } from '@/state/makeStore';
import { noticeClosed, selectNotices } from '@/state/noticeSlice';
import type { Backend } from '../backend';
import { renderApp } from '../renderApp';
import { type Shape, shownShapes } from './shapes';
import { expectSoundPage } from './soundPage';
import type { Json } from './spoil';

/** A call of §7 on a screen that makes it. */
export interface BadCase {
  readonly call: CallName;
  /** The endpoint's name where it is not the call's. */
  readonly endpoint?: string;
  readonly at: string;
  /** Puts storage as an earlier visit would have left it; done anew before each new page. */
  readonly before?: () => void | Promise<void>;
  /** Fills in and presses; a page's own query needs none. `anew` is false where the page stands as the last failure left it. */
  readonly act?: (user: UserEvent, anew: boolean) => Promise<unknown>;
  /** Throws unless the failure is told: a message beside the place or in a toast, Retry for what a page needs. */
  readonly told: () => void;
  /** Throws unless what was typed is still there after a failure. */
  readonly kept?: () => void;
  /** False where an answer is judged by its status alone (§7): then a body that says nothing is no failure. */
  readonly needsData?: boolean;
  /** Where a readable answer may still lack what is needed: then one of these must be on the page. */
  readonly settledAs?: () => void;
}

interface Request {
  readonly endpointName?: string | undefined;
  readonly status: string;
}

/** Watches what becomes of an endpoint's requests; those whose page has gone are forgotten by the store, but not here. */
function watchOutcomes(store: Store, endpoint: string) {
  const seen = new Map<string, string>();
  const look = () => {
    const { queries, mutations } = store.getState()[shopApi.reducerPath];
    const all: Record<string, Request | undefined> = { ...queries, ...mutations };
    for (const [key, request] of Object.entries(all))
      if (request?.endpointName === endpoint) seen.set(key, request.status);
  };
  look();
  const stop = store.subscribe(look);
  return {
    stop,
    forget: () => seen.clear(),
    /** 'fulfilled' or 'rejected' once every request so far has its answer. */
    last: () => {
      const states = [...seen.values()];
      return states.length > 0 && !states.includes('pending') ? states.at(-1) : undefined;
    },
  };
}

interface Opened {
  readonly user: UserEvent;
  readonly store: Store;
  readonly outcomes: ReturnType<typeof watchOutcomes>;
}

/** Meets one call with each shape; gives the names of the cases that went wrong, each with its reason. */
export async function runCases(backend: Backend, { ...badCase }: BadCase): Promise<string[]> {
  const { call, endpoint = call, at, before, act: press, told, kept, needsData = true, settledAs } = badCase;
  const wrong: string[] = [];
  let opened: Opened | null = null;

  function close() {
    opened?.outcomes.stop();
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    opened = null;
  }

  async function open(): Promise<Opened> {
    close();
    await before?.();
    const { user, store } = await renderApp(at);
    opened = { user, store, outcomes: watchOutcomes(store, endpoint) };
    return opened;
  }

  async function meet(shape: Shape) {
    const anew = opened === null;
    backend.spoil(call, ({ status, text }) => shape.spoil({ status, text, json: JSON.parse(text) as Json }));
    const { user, store, outcomes } = opened ?? (await open());
    for (const { id } of selectNotices(store.getState())) act(() => void store.dispatch(noticeClosed(id)));
    if (press) {
      outcomes.forget();
      await press(user, anew);
    } else if (!anew) {
      // As if the page were opened anew, without the cost of it.
      outcomes.forget();
      act(() => void store.dispatch(shopApi.util.resetApiState()));
    }
    await waitFor(() => expect(outcomes.last()).toBeOneOf(['fulfilled', 'rejected']));
    const refused = outcomes.last() === 'rejected';
    if (refused) await waitFor(told);
    if (refused) kept?.();
    if (!refused && settledAs) await waitFor(settledAs);
    if (shape.useless && needsData) expect(refused, 'a useless answer counts as a failure').toBe(true);
    await waitFor(expectSoundPage);
    // An accepted answer has changed the page: the next case begins on a new one.
    if (!refused && press) close();
  }

  for (const shape of shownShapes) {
    try {
      await meet(shape);
    } catch (error) {
      wrong.push(`${call}, ${shape.name}: ${error instanceof Error ? error.message.slice(0, 300) : String(error)}`);
      close();
    }
  }
  close();
  return wrong;
}
