import { expect, it } from 'vitest';
import { loginModalSlice, selectLoginModal, signInRequested } from '@/state/loginModal';

it.each([
  ['right after a sign-in', 1000, true],
  ['a minute after a sign-in, when the session may have ended', 61_000, false],
  ['after a call that the server accepted', null, false],
])('a 401 %s makes the modal name cookies: %3$s', (_, after, needsCookies) => {
  const signedInAt = Date.now() - (after ?? 0);
  const unprovenSince = after === null ? null : signedInAt;
  const before = { ...loginModalSlice.getInitialState(), unprovenSince };
  const loginModal = loginModalSlice.reducer(before, signInRequested());
  expect(selectLoginModal({ loginModal })).toMatchObject({ open: true, needsCookies });
});
