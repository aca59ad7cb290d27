import { beforeEach, expect, it, vi } from 'vitest';
import { language } from '@/lib/language';
import { startBackend } from '../support/backend';
import { payPalInPage } from '../support/payPalInPage';
import { ScreenReader } from '../support/reader/screenReader';
import { wideStyle } from '../support/reader/wideStyle';
import { renderApp } from '../support/renderApp';
import { administratorDay } from './conversations/administrator';
import { customerDay } from './conversations/customer';
import { guestBuys } from './conversations/guest';

const backend = startBackend();
payPalInPage();
wideStyle();
// The demo's data are of this time.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-10-20T14:00:00Z') }));
// A payment's ids are the same in each run.
beforeEach(() => {
  let drawn = 0;
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    drawn += 1;
    if (bytes instanceof Uint8Array) bytes.set(bytes.map((_, place) => drawn * 7 + place * 5));
    return bytes;
  });
});

it.each([
  ['guest', '', guestBuys],
  ['customer', '', customerDay],
  ['administrator', 'admin/sign-in', administratorDay],
] as const)('a blind %s hears what the transcript says', async (role, path, walk) => {
  // What is said while a city is looked up would else come and go between two looks at the page.
  await backend.fail({ call: 'lookUpPincode', kind: 'slow', times: 'always', ms: 100 });
  const { store } = await renderApp(`${import.meta.env.BASE_URL}${path}`);
  const reader = new ScreenReader(store);
  await reader.start();
  try {
    await walk(reader);
  } finally {
    reader.stop();
  }
  await expect(reader.text()).toMatchFileSnapshot(`transcripts/${role}.${language}.txt`);
});
