import { expect, it } from 'vitest';
import { loginModalSlice, selectLoginModal, signInRequested } from '@/state/loginModal';

it.each([
  ['right after a sign-in', true, 1000],
  ['a minute after a sign-in, when the session may have ended,', false, 61_000],
  ['after a call that the server accepted', false, null],
])('a 401 %s makes the modal name cookies: %s', (_, needsCookies, after) => {
  const signedInAt = Date.now() - (after ?? 0);
  const unprovenSince = after === null ? null : signedInAt;
  const before = { ...loginModalSlice.getInitialState(), unprovenSince };
  const loginModal = loginModalSlice.reducer(before, signInRequested());
  expect(selectLoginModal({ loginModal })).toMatchObject({ open: true, needsCookies });
});
