import { words } from '@/config/messages';
import { adminSignIn, customerSignIns } from '@/demo/seed/customers';
import { CopyButton } from '@/ui/CopyButton';
import { demoBarTexts } from './texts';

interface CredentialProps {
  readonly label: string;
  readonly value: string;
}

function Credential({ label, value }: CredentialProps) {
  return (
    <div className="flex items-center gap-x-2 max-sm:flex-wrap">
      <dt className="w-20 shrink-0 text-ink-soft max-sm:w-full">{label}</dt>
      <dd className="min-w-0 flex-1 break-all font-medium">{value}</dd>
      <dd>
        <CopyButton what={`${label} ${value}`} value={value} />
      </dd>
    </div>
  );
}

/** The fictional customers and the administrator with their credentials. */
export function SignInList() {
  return (
    <section className="mt-6">
      <h3 className="font-display text-xl">{demoBarTexts.signIns}</h3>
      <ul className="mt-3 grid gap-3 text-sm">
        {customerSignIns.map(({ id, name, email, password }) => (
          <li key={email} className="rounded-field border border-ivory-edge bg-paper p-3">
            <p>
              <strong>{name}</strong> – {demoBarTexts.customerNotes[id]}
            </p>
            <dl className="mt-2 grid gap-1.5">
              <Credential label={words.email} value={email} />
              <Credential label={demoBarTexts.password} value={password} />
            </dl>
          </li>
        ))}
        <li className="rounded-field border border-ivory-edge bg-paper p-3">
          <p>
            <strong>{demoBarTexts.administrator}</strong> – {demoBarTexts.administratorNote}
          </p>
          <dl className="mt-2 grid gap-1.5">
            <Credential label={demoBarTexts.username} value={adminSignIn.username} />
            <Credential label={demoBarTexts.password} value={adminSignIn.password} />
            <Credential label={demoBarTexts.adminCode} value={adminSignIn.adminCode} />
          </dl>
        </li>
      </ul>
    </section>
  );
}
