// Needs a DOM.
import { expect, it } from 'vitest';
import { emailStored } from '@/state/buyNow';
import { makeStore } from '@/state/makeStore';
import { storeWhenLeft } from '@/state/persistence';

it('what was changed just before the page is left is stored', async () => {
  const { store, rehydrated } = makeStore();
  await rehydrated;
  store.dispatch(storeWhenLeft());
  store.dispatch(emailStored('noor@example.com'));
  expect(localStorage.getItem('persist:root') ?? '').not.toContain('noor@example.com');
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('persist:root')).toContain('noor@example.com');
});
