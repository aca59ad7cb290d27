import { useEffect, useSyncExternalStore } from 'react';
import { useAppDispatch } from '@/state/hooks';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { signOutAdmin, signOutAsked } from './signOutAdmin';
import { adminSessionTexts } from './texts';

const texts = adminSessionTexts.signOutQuestion;

/** Asks before a sign-out loses work. */
export function SignOutQuestion() {
  const dispatch = useAppDispatch();
  const asked = useSyncExternalStore(signOutAsked.subscribe, signOutAsked.get);
  // An expired session takes the question with it.
  useEffect(() => () => signOutAsked.set(false), []);
  function signOut() {
    signOutAsked.set(false);
    dispatch(signOutAdmin());
  }
  return (
    <ConfirmDialog
      open={asked}
      title={texts.title}
      confirmLabel={adminSessionTexts.signOut}
      cancelLabel={texts.stay}
      onConfirm={signOut}
      onCancel={() => signOutAsked.set(false)}
    >
      <p>{texts.text}</p>
    </ConfirmDialog>
  );
}
