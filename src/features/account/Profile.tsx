import { useAppSelector } from '@/state/hooks';
import { selectUser } from '@/state/userSlice';
import { DefinitionRows } from '@/ui/DefinitionRows';

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
      <DefinitionRows rows={rows.map((row) => ({ ...row, value: row.value || 'Not given' }))} />
      <p className="mt-6 text-sm text-ink-soft">To change your profile, write to us: see the contact below.</p>
    </div>
  );
}
