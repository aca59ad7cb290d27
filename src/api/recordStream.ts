import { JSONParser } from '@streamparser/json';
import type * as v from 'valibot';
import type { OpenBody } from '@/lib/readBody';
import { wait } from '@/lib/wait';
import { sliceMs } from '@/lib/yieldToMain';
import { recordReader } from './readRecords';

/** So much text is parsed between two looks at the clock (characters). */
const pieceLength = 16_384;
/** What has come shows first with so many records, then this often (ms). */
const firstShown = 12;
const showEveryMs = 500;

/** How a body came to its end, with the sound records that came until then. */
export type RecordStream =
  | { readonly end: 'complete' | 'malformed' | 'broken off'; readonly records: readonly unknown[] }
  /** No record has come: the whole text, for anyone to judge. */
  | { readonly end: 'without records'; readonly text: string };

/** A parser of `{"response": [record, …]}`; hands out each record as it is complete. */
function recordParser(found: (record: unknown) => void) {
  let sound = true;
  const parser = new JSONParser({ paths: ['$.response.*'], keepStack: false });
  parser.onValue = ({ value, key }) => {
    if (typeof key === 'number') found(value);
    else sound = false;
  };
  parser.onError = () => {
    sound = false;
  };
  return {
    /** Whether the text may still become an answer. */
    write: (text: string): boolean => {
      if (sound) parser.write(text);
      return sound;
    },
    isComplete: () => sound && parser.isEnded,
  };
}

function* slices(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength);
}

async function* pieces({ text, rest }: OpenBody): AsyncGenerator<string> {
  yield* slices(text);
  for await (const next of rest) yield* slices(next);
}

/** Reads the records of a body while it arrives, a few at a time; `show` gets all that have come, now and then. */
export async function readRecordStream(
  body: OpenBody,
  schema: v.GenericSchema,
  show: (records: readonly unknown[]) => void,
): Promise<RecordStream> {
  const records: unknown[] = [];
  let head = '';
  let any = false;
  let shown = 0;
  const showNew = () => {
    if (records.length === shown) return;
    shown = records.length;
    show([...records]);
  };
  const timer = setInterval(showNew, showEveryMs);
  const read = recordReader(schema);
  const parser = recordParser((record) => {
    any = true;
    records.push(...read(record));
  });
  try {
    let begun = performance.now();
    for await (const piece of pieces(body)) {
      if (!any) head += piece;
      if (!parser.write(piece) && any) break;
      if (shown === 0 && records.length >= firstShown) showNew();
      if (performance.now() - begun < sliceMs) continue;
      // Not scheduler.yield, which comes before the page's own rendering.
      await wait(0);
      begun = performance.now();
    }
  } catch {
    return { end: 'broken off', records };
  } finally {
    clearInterval(timer);
  }
  if (!any) return { end: 'without records', text: head };
  if (parser.isComplete()) return { end: 'complete', records };
  return { end: 'malformed', records };
}
