import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from './VisuallyHidden';

export interface Step {
  readonly label: string;
  readonly to: string;
}

interface Props {
  readonly steps: readonly Step[];
  /** Counted from 1. */
  readonly current: number;
  readonly label: string;
}

/** Where one is on a way of several steps: earlier ones are done and link back, later ones wait. */
export function Steps({ steps, current, label }: Props) {
  return (
    <nav aria-label={label}>
      <p className="mb-4 text-center text-sm font-semibold text-ink-soft sm:hidden">
        Step {current} of {steps.length}
      </p>
      <ol className="flex">
        {steps.map((step, index) => (
          <li
            key={step.label}
            aria-current={index + 1 === current ? 'step' : undefined}
            className="relative flex-1 text-center text-sm font-semibold"
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={`absolute top-[1.3rem] right-[calc(50%+1.9rem)] left-[calc(-50%+1.9rem)] h-0.5 ${index < current ? 'bg-step-done' : 'bg-ivory-edge'}`}
              />
            )}
            <StepMark step={step} number={index + 1} current={current} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

const circle = 'mx-auto grid size-11 place-items-center rounded-full text-base font-bold tabular-nums';

function StepMark({ step, number, current }: { step: Step; number: number; current: number }) {
  if (number < current)
    return (
      <Link to={step.to} className="group mx-auto block w-fit rounded-field px-1 text-step-done">
        <span className={`${circle} bg-step-done text-ivory`}>
          <Check aria-hidden size={22} strokeWidth={3} />
        </span>
        <span className="mt-1.5 block underline-offset-4 group-hover:underline">
          {step.label}
          <VisuallyHidden> (done)</VisuallyHidden>
        </span>
      </Link>
    );
  const now = number === current;
  return (
    <span className={`block px-1 ${now ? 'text-step-now' : 'text-step-later'}`}>
      <span className={`${circle} ${now ? 'bg-step-now text-ivory' : 'border-2 border-step-later'}`}>{number}</span>
      <span className="mt-1.5 block">{step.label}</span>
    </span>
  );
}
