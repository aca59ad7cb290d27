import { ChevronLeft, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { env } from '@/config/env';
import { Logo } from '@/ui/art/Logo';
import { Button } from '@/ui/Button';

interface BarProps {
  readonly backTo: string;
  readonly back: string;
  readonly print: string;
  /** Without anything to print there is only the way back. */
  readonly canPrint?: boolean;
}

/** Above a sheet that is made to be printed; not printed itself. */
export function SheetBar({ backTo, back, print, canPrint = true }: BarProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3 print:hidden">
      <Link to={backTo} className="inline-flex min-h-11 items-center gap-1 font-semibold text-leaf">
        <ChevronLeft aria-hidden size={20} /> {back}
      </Link>
      {canPrint && (
        <Button onClick={() => window.print()}>
          <Printer aria-hidden size={17} /> {print}
        </Button>
      )}
    </div>
  );
}

interface SheetProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** A sheet of paper with the shop's letterhead. */
export function PrintedSheet({ children, className = '' }: SheetProps) {
  return (
    <article
      className={`rounded-card bg-paper p-[min(1.5rem,7vw)] shadow-card sm:p-10 print:p-0 print:shadow-none ${className}`}
    >
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3 border-b border-ink-line pb-5">
        <Logo className="text-[min(1.5rem,8vw)] text-leaf" />
        <p className="text-sm break-all">
          {env.contactEmail}
          <br />
          {env.contactPhone}
        </p>
      </div>
      {children}
    </article>
  );
}
