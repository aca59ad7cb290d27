import { adminSignIn, customerSignIns } from '@/demo/seed/people/signIns';
import { CopyButton } from './CopyButton';

interface SecretProps {
  readonly label: string;
  readonly value: string;
}

function Secret({ label, value }: SecretProps) {
  return (
    <div className="flex items-center justify-between gap-2">
      <dt className="w-20 shrink-0 text-ink-soft">{label}</dt>
      <dd className="min-w-0 flex-1 break-all font-medium">{value}</dd>
      <dd>
        <CopyButton label={label} value={value} />
      </dd>
    </div>
  );
}

/** The invented customers and the administrator, with what they sign in with. */
export function SignInList() {
  return (
    <section className="mt-6">
      <h3 className="font-display text-xl">Sign-ins</h3>
      <ul className="mt-3 grid gap-3 text-sm">
        {customerSignIns.map(({ name, email, password, note }) => (
          <li key={email} className="rounded-field border border-ivory-edge bg-white p-3">
            <p>
              <strong>{name}</strong> – {note}
            </p>
            <dl>
              <Secret label="Email" value={email} />
              <Secret label="Password" value={password} />
            </dl>
          </li>
        ))}
        <li className="rounded-field border border-ivory-edge bg-white p-3">
          <p>
            <strong>Administrator</strong> – sign in at /admin/sign-in
          </p>
          <dl>
            <Secret label="Username" value={adminSignIn.username} />
            <Secret label="Password" value={adminSignIn.password} />
            <Secret label="Admin code" value={adminSignIn.adminCode} />
          </dl>
        </li>
      </ul>
    </section>
  );
}
