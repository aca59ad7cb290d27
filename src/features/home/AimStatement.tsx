import { BotanicalSprig } from '@/ui/art/plants';
import { homeBelowTexts } from './texts';

/** The shop's mission statement (§2). */
export function AimStatement() {
  return (
    <section aria-labelledby="our-aim" className="mx-auto max-w-4xl px-4 text-center sm:px-8">
      <BotanicalSprig className="mx-auto w-64 max-w-full" />
      <h2 id="our-aim" className="mt-8 text-lg font-semibold text-leaf">
        {homeBelowTexts.aimTitle}
      </h2>
      <p className="mt-4 font-display text-[min(clamp(1.6rem,1.2rem+1.6vw,2.5rem),9vw)] leading-snug text-balance">
        {homeBelowTexts.aim}
      </p>
    </section>
  );
}
