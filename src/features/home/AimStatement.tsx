import { BotanicalSprig } from '@/ui/art/BotanicalSprig';

/** What the shop is there for (§2). */
export function AimStatement() {
  return (
    <section aria-labelledby="our-aim" className="mx-auto max-w-4xl px-4 text-center sm:px-8">
      <BotanicalSprig className="mx-auto w-64 max-w-full" />
      <h2 id="our-aim" className="mt-8 text-lg font-semibold text-leaf">
        Our aim
      </h2>
      <p className="mt-4 font-display text-[clamp(1.6rem,1.2rem+1.6vw,2.5rem)] leading-snug text-balance">
        To bring time-honoured herbs and everyday medicines to homes across Canada, honestly described and fairly
        priced.
      </p>
    </section>
  );
}
