import { expect, it } from 'vitest';
import { loginModalSlice, selectLoginModal, signInRequested } from '@/state/loginModal';

it.each([
  ['at once', 1000, true],
  ['after a minute: the session may have ended', 61_000, false],
  ['after a call that the server accepted', null, false],
])('a 401 after a sign-in asks for cookies: %s', (_, after, needsCookies) => {
  const signedInAt = Date.now() - (after ?? 0);
  const before = { open: false, unprovenSince: after === null ? null : signedInAt, interrupted: [] };
  const loginModal = loginModalSlice.reducer(before, signInRequested(null));
  expect(selectLoginModal({ loginModal })).toMatchObject({ open: true, needsCookies });
});
