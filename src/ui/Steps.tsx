import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { stepsTexts } from './texts';
import { VisuallyHidden } from './VisuallyHidden';

export interface Step {
  readonly label: string;
  readonly to: string;
}

interface Props {
  readonly steps: readonly Step[];
  /** 1-based. */
  readonly current: number;
  readonly label: string;
}

/** Progress through a multi-step flow; completed steps link back. */
export function Steps({ steps, current, label }: Props) {
  return (
    <nav aria-label={label} className="@container">
      <p className="mb-4 text-center text-sm font-semibold text-ink-soft sm:hidden">
        {stepsTexts.position(current, steps.length)}
      </p>
      <ol className="flex flex-col gap-3 @min-[17rem]:flex-row @min-[17rem]:gap-0">
        {steps.map((step, index) => (
          <li
            key={step.label}
            aria-current={index + 1 === current ? 'step' : undefined}
            className="relative text-sm font-semibold @min-[17rem]:flex-1 @min-[17rem]:text-center"
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={`absolute top-[1.3rem] hidden @min-[17rem]:block right-[calc(50%+1.9rem)] left-[calc(-50%+1.9rem)] h-0.5 ${index < current ? 'bg-step-done' : 'bg-ivory-edge'}`}
              />
            )}
            <StepMark step={step} number={index + 1} current={current} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

const circle =
  'grid size-11 shrink-0 place-items-center @min-[17rem]:mx-auto rounded-full text-base font-bold tabular-nums';

function StepMark({ step, number, current }: { step: Step; number: number; current: number }) {
  if (number < current)
    return (
      <Link
        to={step.to}
        className="group flex w-fit items-center gap-3 @min-[17rem]:block @min-[17rem]:mx-auto rounded-field px-1 text-step-done"
      >
        <span className={`${circle} border-2 border-step-done bg-step-done text-ivory`}>
          <Check aria-hidden size={22} strokeWidth={3} />
        </span>
        <span className="block underline-offset-4 @min-[17rem]:mt-1.5 group-hover:underline">
          {step.label}
          <VisuallyHidden> {stepsTexts.done}</VisuallyHidden>
        </span>
      </Link>
    );
  const now = number === current;
  return (
    <span className={`flex items-center gap-3 px-1 @min-[17rem]:block ${now ? 'text-step-now' : 'text-step-later'}`}>
      <span
        className={`${circle} ${now ? 'border-4 border-step-now bg-step-now text-ivory' : 'border-2 border-step-later'}`}
      >
        {number}
      </span>
      <span className="block @min-[17rem]:mt-1.5">{step.label}</span>
    </span>
  );
}
