import { type Fault, faults } from '../world';
import type { Loss } from './disk';

/** While a call is pending, before or after the server carried it out. */
export const moments = ['capture before', 'capture after', 'book before', 'book after'] as const;
export type Moment = (typeof moments)[number];

/** Events in the same browser or account. */
export const happenings = [
  'nothing',
  'support tap',
  'support tap in another tab',
  'another tab resumes',
  'a tap in another tab',
  'sign-out',
  'a sign-out beside the approval',
  'another customer signs in',
  'an order of other goods elsewhere',
  'an order elsewhere, as an id only',
  'the same goods under the other sign-in',
  'a second window, approved at once',
  'a second window, approved meanwhile',
  'a second window, approved later',
  'a window of the other sign-in, approved meanwhile',
  'a window of the other sign-in, approved later',
  'a frozen tab wakes',
  'a newer version takes over',
] as const;
export type Happening = (typeof happenings)[number];

/** The faults and events of one purchase; each schedule plays alike in every run. */
export interface Schedule {
  readonly capture: readonly Fault[];
  readonly book: readonly Fault[];
  readonly loss: Loss | null;
  readonly happening: Happening;
  readonly moment: Moment;
  /** The database opens late on the next visit. */
  readonly late: boolean;
  /** The server sends only the ids of orders. */
  readonly idsOnly: boolean;
  /** Locks work only within a tab. */
  readonly lockless: boolean;
}

const unclear: readonly Fault[] = ['lost before', 'lost after', '5xx after', 'malformed', 'crash after'];
const secondTries: readonly Fault[] = ['conflict', 'still running', 'odd issue'];

const captures: readonly (readonly Fault[])[] = [
  [],
  ...faults.map((fault) => [fault]),
  ['conflict after'],
  ...unclear.flatMap((fault) => secondTries.map((second) => [fault, second])),
];
const bookings: readonly (readonly Fault[])[] = [
  [],
  ...faults.map((fault) => [fault]),
  ['401 after'],
  ...unclear.map((fault): Fault[] => [fault, '401']),
  ['401', 'lost after'],
  ['401', 'lost before'],
];

const losses: readonly (Loss | null)[] = [
  null,
  ...([['database'], ['mirror'], ['database', 'mirror']] as const).flatMap((stores) =>
    // Without storage, a closed page loses its record.
    [0, 1, 2, 3, 4, 5, 6]
      .filter((write) => write > 0 || stores.length === 1)
      .flatMap((write) => [true, false].map((after) => ({ stores, write, after }))),
  ),
];

const yesNo = [false, true] as const;

const dimensions = {
  capture: captures,
  book: bookings,
  loss: losses,
  happening: happenings,
  moment: moments,
  late: yesNo,
  idsOnly: yesNo,
  lockless: yesNo,
} as const satisfies { [K in keyof Schedule]: readonly Schedule[K][] };

export const scheduleCount = Object.values(dimensions).reduce((product, values) => product * values.length, 1);

export function scheduleAt(index: number): Schedule {
  let rest = index;
  const pick = <T>(values: readonly T[]): T => {
    const value = values[rest % values.length] as T;
    rest = Math.floor(rest / values.length);
    return value;
  };
  return {
    capture: pick(dimensions.capture),
    book: pick(dimensions.book),
    loss: pick(dimensions.loss),
    happening: pick(dimensions.happening),
    moment: pick(dimensions.moment),
    late: pick(dimensions.late),
    idsOnly: pick(dimensions.idsOnly),
    lockless: pick(dimensions.lockless),
  };
}

/** Evenly spread, and the same in every run. */
export function* spread(count: number): Generator<Schedule> {
  // A step coprime to the number of schedules visits each of them once.
  let stride = Math.floor(scheduleCount * 0.618_034);
  while (commonDivisor(stride, scheduleCount) !== 1) stride += 1;
  for (let turn = 0; turn < count; turn += 1) yield scheduleAt((turn * stride) % scheduleCount);
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
