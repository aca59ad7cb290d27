import { parseJson } from '@/lib/parseJson';
import { session } from '@/lib/storage';
import type { ErrorReport } from './reports';
import { scrub } from './scrub';
import { stackFrames } from './stackFrames';

const mostPerVisit = 10;
const storageKey = 'reported-errors';

export type ErrorFacts = Pick<ErrorReport, 'name' | 'message' | 'frames'>;

/** What may be told of whatever was thrown; `told` is the browser's own message. */
export function errorFacts(thrown: unknown, told: string, known: readonly string[]): ErrorFacts {
  const { name, message, stack } = thrown instanceof Error ? thrown : { name: typeof thrown, message: told, stack: '' };
  return {
    name: /^\w{1,40}$/.test(name) ? name : 'Error',
    message: scrub(message, known),
    frames: stackFrames(stack ?? ''),
  };
}

function readReported(): string[] {
  const kept = parseJson(session.read(storageKey) ?? '');
  return Array.isArray(kept) ? kept.map(String) : [];
}

/** Says whether an error is to be reported: each once, and so many in a visit, which a reload does not end. */
export function makeErrorLimit(): (facts: ErrorFacts) => boolean {
  const reported = readReported();
  return ({ name, message, frames }) => {
    const error = [name, message, frames[0]].join(' ');
    if (reported.length >= mostPerVisit || reported.includes(error)) return false;
    reported.push(error);
    session.write(storageKey, JSON.stringify(reported));
    return true;
  };
}

/** Calls `listener` with what nothing caught. */
export function onUncaught(listener: (thrown: unknown, message: string) => void): void {
  window.addEventListener('error', ({ error, message }) => listener(error, message));
  window.addEventListener('unhandledrejection', ({ reason }) => listener(reason, 'Unhandled rejection'));
}
