// Needs a DOM.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startServiceWorker } from '@/app/startServiceWorker';
import { newVersion, reloadPage as reload } from '@/lib/version';

vi.mock(import('@/lib/version'), async (original) => ({ ...(await original()), reloadPage: vi.fn() }));

const script = `${window.location.origin}/service-worker.js`;

class FakeWorker extends EventTarget {
  state = 'installing';
  scriptURL = script;
  postMessage = vi.fn(() => this.become('activated'));
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  update = vi.fn(async () => {});
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  registered: FakeRegistration | undefined = undefined;
  registration = new FakeRegistration();
  register = vi.fn(async () => this.registration);
  getRegistration = async () => this.registered;
}

let container = new FakeContainer();
const set = (name: string, value: unknown) => Object.defineProperty(navigator, name, { configurable: true, value });

beforeEach(() => {
  container = new FakeContainer();
  set('serviceWorker', container);
  set('connection', undefined);
  set('locks', { request: (_: string, __: object, use: (lock: object) => unknown) => use({}) });
  sessionStorage.clear();
  vi.mocked(reload).mockClear();
});
afterEach(() => newVersion.set(null));

describe('the worker', () => {
  it('is registered for the whole shop', async () => {
    await startServiceWorker();
    expect(container.register).toHaveBeenCalledWith(script, { scope: '/' });
  });
  it.each([
    ['saves data', () => set('connection', { saveData: true })],
    ['has a slow connection', () => set('connection', { effectiveType: 'slow-2g' })],
    ['has no room, as this visit found', () => sessionStorage.setItem('no-room-for-the-shop', 'true')],
    ['still shows this page with a removed worker', () => (container.controller = new FakeWorker())],
  ])('is not registered for a browser that %s', async (_, prepare) => {
    prepare();
    await startServiceWorker();
    expect(container.register).not.toHaveBeenCalled();
  });
  it('is registered again for a shopper who already has it and now saves data', async () => {
    set('connection', { saveData: true });
    container.registered = container.registration;
    await startServiceWorker();
    expect(container.register).toHaveBeenCalled();
  });
  it('that cannot be registered is no error', async () => {
    container.register.mockRejectedValue(new DOMException('insecure', 'SecurityError'));
    await startServiceWorker();
    set('serviceWorker', undefined);
    await startServiceWorker();
  });
  it('that finds no room is not tried again in this visit', async () => {
    container.registration.installing = new FakeWorker();
    await startServiceWorker();
    container.registration.installing.become('redundant');
    expect(sessionStorage.getItem('no-room-for-the-shop')).toBe('true');
  });
});

describe('a new version', () => {
  function install(): FakeWorker {
    const worker = new FakeWorker();
    const { registration } = container;
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    registration.installing = null;
    registration.waiting = worker;
    worker.become('installed');
    return worker;
  }

  it('is offered once it is downloaded, takes over, and reloads', async () => {
    container.registration.active = new FakeWorker();
    await startServiceWorker();
    expect(newVersion.get()).toBeNull();
    const worker = install();
    expect(await newVersion.get()?.()).toBe(true);
    expect(worker.postMessage).toHaveBeenCalledWith('take-over');
    expect(reload).toHaveBeenCalledTimes(1);
  });
  it('that waits since an earlier page is offered at once', async () => {
    container.registration.active = new FakeWorker();
    container.registration.waiting = new FakeWorker();
    await startServiceWorker();
    expect(newVersion.get()).not.toBeNull();
  });
  it('is not offered for the first worker', async () => {
    await startServiceWorker();
    install();
    container.controller = new FakeWorker();
    container.dispatchEvent(new Event('controllerchange'));
    expect(newVersion.get()).toBeNull();
  });
  it('does not take over or reload while a tab holds the version', async () => {
    set('locks', { request: (_: string, __: object, use: (lock: null) => unknown) => use(null) });
    container.registration.active = new FakeWorker();
    await startServiceWorker();
    const worker = install();
    expect(await newVersion.get()?.()).toBe(false);
    expect(worker.postMessage).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });
  it('is not offered when the worker replaces one of another script', async () => {
    const other = Object.assign(new FakeWorker(), { scriptURL: `${window.location.origin}/mockServiceWorker.js` });
    container.controller = other;
    container.registered = container.registration;
    container.registration.active = other;
    await startServiceWorker();
    install();
    container.controller = new FakeWorker();
    container.dispatchEvent(new Event('controllerchange'));
    expect(newVersion.get()).toBeNull();
  });
  it('that another tab has activated is offered, and needs only a reload', async () => {
    container.controller = new FakeWorker();
    container.registered = container.registration;
    await startServiceWorker();
    container.dispatchEvent(new Event('controllerchange'));
    expect(await newVersion.get()?.()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
