import { wait } from '@/lib/scheduling';
import { untilHostResponds } from '@/lib/untilHostResponds';

/** Before the first question (ms): a host that answers, but not with its page, must not reload this one without a pause. */
const pause = 1_000;

/** Reloads the offline page as soon as the host answers. */
void wait(pause)
  .then(() => untilHostResponds())
  .then(() => location.reload());
