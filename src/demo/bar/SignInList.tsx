import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { adminSignIn, customerSignIns } from '@/demo/seed/customers';
import { copyText } from '@/lib/text';
import { demoBarTexts } from './texts';

interface CredentialProps {
  readonly label: string;
  readonly value: string;
}

function CopyButton({ label, value }: CredentialProps) {
  const [copied, setCopied] = useState(false);
  const Icon = copied ? Check : Copy;
  return (
    <button
      type="button"
      aria-label={demoBarTexts.copy(label, value)}
      className="grid size-8 cursor-pointer place-items-center rounded-full text-leaf hover:bg-leaf-mist"
      onClick={() => void copyText(value).then(setCopied)}
      onBlur={() => setCopied(false)}
    >
      <Icon aria-hidden="true" className="size-4" />
      <span role="status" className="sr-only">
        {copied ? demoBarTexts.copied : ''}
      </span>
    </button>
  );
}

function Credential({ label, value }: CredentialProps) {
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
            <dl>
              <Credential label={demoBarTexts.email} value={email} />
              <Credential label={demoBarTexts.password} value={password} />
            </dl>
          </li>
        ))}
        <li className="rounded-field border border-ivory-edge bg-paper p-3">
          <p>
            <strong>{demoBarTexts.administrator}</strong> – {demoBarTexts.administratorNote}
          </p>
          <dl>
            <Credential label={demoBarTexts.username} value={adminSignIn.username} />
            <Credential label={demoBarTexts.password} value={adminSignIn.password} />
            <Credential label={demoBarTexts.adminCode} value={adminSignIn.adminCode} />
          </dl>
        </li>
      </ul>
    </section>
  );
}
