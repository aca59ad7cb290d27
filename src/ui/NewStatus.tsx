import { type ReactNode, useEffect, useState } from 'react';

interface Props {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A status that says its text also when it appears: screen readers announce a change, not what a new status already holds. */
export function NewStatus({ className, children }: Props) {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return (
    <p role="status" className={className}>
      {isThere && children}
    </p>
  );
}
