import { words } from '@/config/messages';
import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';
import { accountTexts } from './texts';

/** Read-only: no call updates a profile (ruling 21). */
export function Profile() {
  const profile = useAppSelector(selectUser)?.profile;
  if (!profile) return null;
  const rows = [
    { term: accountTexts.firstName, value: profile.firstName },
    { term: accountTexts.lastName, value: profile.lastName },
    { term: words.email, value: profile.email },
    { term: accountTexts.contactNumber, value: profile.contactNumber },
  ];
  return (
    <div className="max-w-text">
      <dl className="border-y border-ivory-edge">
        {rows.map(({ term, value }) => (
          <div
            key={term}
            className="gap-4 border-ivory-edge py-4 not-last:border-b sm:grid sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <dt className="text-sm text-ink-soft sm:text-base">{term}</dt>
            <dd className="font-medium break-words">{value || accountTexts.notProvided}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-sm text-ink-soft">{accountTexts.changeProfile}</p>
    </div>
  );
}
