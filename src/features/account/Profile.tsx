import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';

/** My Profile: read-only, since no call updates it (ruling 21). */
export function Profile() {
  const profile = useAppSelector(selectUser)?.profile;
  if (!profile) return null;
  const rows = [
    { term: 'First name', value: profile.firstName },
    { term: 'Last name', value: profile.lastName },
    { term: 'Email', value: profile.email },
    { term: 'Contact number', value: profile.contactNumber },
  ];
  return (
    <div className="max-w-text">
      <dl className="divide-y divide-ivory-edge border-y border-ivory-edge">
        {rows.map(({ term, value }) => (
          <div key={term} className="gap-4 py-4 sm:grid sm:grid-cols-[12rem_minmax(0,1fr)]">
            <dt className="text-sm text-ink-soft sm:text-base">{term}</dt>
            <dd className="font-medium break-words">{value || 'Not provided'}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-sm text-ink-soft">To change your profile, contact us using the details below.</p>
    </div>
  );
}
