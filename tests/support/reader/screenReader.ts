import { Virtual } from '@guidepup/virtual-screen-reader';
import { getConfig } from '@testing-library/dom';
import { act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { language, locale } from '@/lib/language';
import type { makeStore } from '@/state/makeStore';
import { noticeClosed, selectNotices } from '@/state/notices';
import { linesOf } from './conversation';
import { announcedBy } from './liveRegions';
import { type Heard, mended, phraseOf } from './spokenWords';

const say = {
  en: {
    quoted: (text: string) => `“${text}”`,
    page: 'Page',
    presses: 'Presses',
    types: 'Types',
    into: 'into',
    announced: 'Announced',
    focus: 'Focus',
    now: 'Now',
  },
  fr: {
    quoted: (text: string) => `« ${text} »`,
    page: 'Page',
    presses: 'Active',
    types: 'Écrit',
    into: 'dans',
    announced: 'Annonce',
    focus: 'Focus',
    now: 'Devient',
  },
}[language];

interface Place {
  readonly within?: Element;
  /** Waits for a change that comes after the page has settled. */
  readonly until?: () => boolean;
}

type Store = ReturnType<typeof makeStore>['store'];

/** Runs without React's warnings of updates outside `act`. */
const outsideAct = <Result>(work: () => Promise<Result>) => getConfig().asyncWrapper(work) as Promise<Result>;

const states = 'aria-pressed aria-expanded aria-selected aria-checked aria-current aria-disabled disabled'.split(' ');
const stateOf = (node: Node) =>
  node instanceof Element
    ? states.map((name) => node.getAttribute(name)).join() + String((node as HTMLInputElement).checked)
    : '';

/** A walk through the shop by ear: finds elements by their spoken phrases, and records what is heard. */
export class ScreenReader {
  readonly #user = userEvent.setup({ delay: null });
  readonly #lines: string[] = [];
  readonly #store: Store;
  #heard: readonly Heard[] | null = null;
  #changes = 0;
  #title = '';
  #announced: string[] = [];
  readonly #observer = new MutationObserver((records) => {
    this.#changes += records.length;
    this.#announced.push(...announcedBy(records));
  });

  constructor(store: Store) {
    this.#store = store;
  }

  /** Starts at a rendered page. */
  async start(): Promise<void> {
    document.documentElement.lang = locale;
    this.#observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    await this.#settled();
    this.#sayTitle();
  }

  stop(): void {
    this.#observer.disconnect();
  }

  /** Reads the whole page. */
  async readsAll(): Promise<void> {
    this.#lines.push(...linesOf(await this.#page()));
  }

  /** Reads an element's content; of each list of cards and each table, only the first item. */
  async reads(element: Element | null): Promise<void> {
    if (!element) throw new Error(`There is nothing to read in:\n${linesOf(await this.#page()).join('\n')}`);
    const rows = [...element.querySelectorAll('tbody')].flatMap(({ rows: all }) =>
      [...all].filter(({ textContent }) => textContent.trim() !== '').slice(1),
    );
    const further = new Set([...element.querySelectorAll('li:has(article) ~ li, article ~ article'), ...rows]);
    const isRead = (node: Node) => {
      for (let at: Node | null = node; at && at !== element; at = at.parentNode)
        if (at instanceof Element && further.has(at)) return false;
      return element.contains(node);
    };
    this.#lines.push(...linesOf((await this.#page()).filter(({ node }) => isRead(node))));
  }

  async presses(role: string, name: string, place: Place = {}): Promise<void> {
    const found = await this.#find(role, name, place.within);
    this.#lines.push(`> ${say.presses}: ${phraseOf(found)}`);
    await this.#acts(found, place, () => this.#user.click(found.node as Element));
  }

  /** Replaces a field's value, or chooses from a list. */
  async types(text: string, role: string, name: string, place: Place = {}): Promise<void> {
    const found = await this.#find(role, name, place.within);
    this.#lines.push(`> ${say.types} ${say.quoted(text)} ${say.into}: ${phraseOf(found)}`);
    const field = found.node as HTMLInputElement | HTMLSelectElement;
    await this.#acts(found, place, async () => {
      if (field instanceof HTMLSelectElement) return this.#user.selectOptions(field, text);
      await this.#user.clear(field);
      if (text) await this.#user.paste(text);
    });
  }

  /** The transcript. */
  text(): string {
    return `${this.#lines.join('\n')}\n`;
  }

  async #acts({ node }: Heard, { until }: Place, acting: () => Promise<void>): Promise<void> {
    const before = stateOf(node);
    this.#announced = [];
    await acting();
    await this.#settled(until);
    this.#sayTitle();
    for (const text of new Set(this.#announced)) this.#lines.push(`  ${say.announced}: ${text}`);
    const focused = document.activeElement;
    if (node.isConnected && focused === node) {
      if (stateOf(node) !== before) await this.#sayOf(say.now, node);
    } else if (focused && focused !== document.body) {
      const dialog = focused.closest('dialog, [role=dialog]');
      if (dialog && dialog !== focused && !dialog.contains(node)) await this.#sayOf(say.focus, dialog);
      await this.#sayOf(say.focus, focused);
    }
    await this.#closeToasts();
  }

  /** Closes the toasts before the next action: a listener has read them by then. */
  async #closeToasts(): Promise<void> {
    const notices = selectNotices(this.#store.getState());
    if (notices.length === 0) return;
    act(() => {
      for (const { id } of notices) this.#store.dispatch(noticeClosed(id));
    });
    await this.#settled();
  }

  async #sayOf(word: string, node: Node): Promise<void> {
    const found = (await this.#page()).find((one) => one.node === node);
    if (found) this.#lines.push(`  ${word}: ${phraseOf(found)}`);
  }

  #sayTitle(): void {
    if (document.title === this.#title) return;
    this.#title = document.title;
    this.#lines.push(`  ${say.page}: ${this.#title}`);
  }

  /** The whole page in reading order, walked once between two actions. */
  async #page(): Promise<readonly Heard[]> {
    this.#heard ??= await outsideAct(async () => {
      const virtual = new Virtual();
      const heard: Heard[] = [];
      await virtual.start({ container: document.body });
      const log = await virtual.spokenPhraseLog();
      for (;;) {
        await virtual.next();
        const phrase = log.at(-1) ?? '';
        const node = virtual.activeNode;
        if (phrase === 'end of document' || !node) break;
        heard.push({ phrase: mended({ phrase, node }), node });
      }
      await virtual.stop();
      return heard;
    });
    return this.#heard;
  }

  /** The element with exactly this name, else one whose name contains it. */
  async #find(role: string, name: string, within: Element = document.body): Promise<Heard> {
    const heard = await this.#page();
    const named = heard.flatMap((one) => {
      const { phrase, node } = one;
      return phrase.startsWith(`${role}, `) && within.contains(node)
        ? [{ one, rest: phrase.slice(role.length + 2) }]
        : [];
    });
    const found = (
      named.find(({ rest }) => `${rest}, `.startsWith(`${name}, `)) ?? named.find(({ rest }) => rest.includes(name))
    )?.one;
    if (!found) throw new Error(`No ${role}, ${name} is heard in:\n${linesOf(heard).join('\n')}`);
    return found;
  }

  /** Waits until no call is pending and the page no longer changes. */
  async #settled(until = () => true): Promise<void> {
    const started = performance.now();
    for (let calm = 0; calm < 3; ) {
      if (performance.now() - started > 30_000) throw new Error(`The page does not come to rest:\n${this.text()}`);
      const before = this.#changes;
      await act(async () => {
        await vi.dynamicImportSettled();
        await new Promise((resolve) => setTimeout(resolve, 5));
      });
      calm = before === this.#changes && this.#isIdle() && until() ? calm + 1 : 0;
    }
    this.#heard = null;
  }

  #isIdle(): boolean {
    const { queries, mutations } = this.#store.getState().api;
    const calls: readonly ({ readonly status: string } | undefined)[] = [queries, mutations].flatMap(Object.values);
    return calls.every((call) => call?.status !== 'pending') && document.querySelector('h1') !== null;
  }
}

export const main = () => document.querySelector('main') as Element;

/** The open dialog. */
export const dialog = () => document.querySelector('dialog[open]') as Element;
