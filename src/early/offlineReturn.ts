import { wait } from '@/lib/scheduling';
import { untilHostResponds } from '@/lib/untilHostResponds';

/** The pause before the first request (ms): a host that responds without its page must not cause a fast reload loop. */
const pause = 1_000;

/** Reloads the offline page as soon as the host responds. */
void wait(pause)
  .then(() => untilHostResponds())
  .then(() => location.reload());
