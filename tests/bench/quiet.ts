import { cpus } from 'node:os';

/** The share of its time that the machine may be busy with other work. */
const busyLimit = 0.1;
const sampleMs = 1000;
const patienceMs = 10_000;

function ticks() {
  const cores = cpus().map(({ times }) => times);
  const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0);
  return { idle: sum(cores.map(({ idle }) => idle)), all: sum(cores.flatMap(Object.values)) };
}

/** Waits until the machine is idle, or 10 s. Resolves to how busy it still was (0 to 1). */
export async function quietMachine(): Promise<number> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const before = ticks();
    await new Promise((resolve) => setTimeout(resolve, sampleMs));
    const after = ticks();
    const busy = 1 - (after.idle - before.idle) / (after.all - before.all);
    if (busy <= busyLimit || Date.now() > end) return busy;
  }
}
