import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { productSchema } from '@/contract/product';
import { jsonOrText } from '@/lib/jsonOrText';
import type { OpenBody } from '@/lib/readBody';
import type { ApiError } from './apiError';
import type { ShowList } from './provisionalList';
import { showProvisional } from './showProvisional';

type Read =
  | { readonly data: { readonly response: readonly unknown[] }; readonly meta: { readonly status: number } }
  | { readonly error: ApiError }
  | { readonly whole: unknown };

async function wholeText({ text, rest }: OpenBody): Promise<string> {
  let all = text;
  for await (const piece of rest) all += piece;
  return all;
}

/**
 * Reads what is left of an answer: a list while it arrives, showing what has come of it; any other answer as a whole. Null where it
 * does not come to its end; what has come of a list stays visible.
 */
export async function readRest(
  rest: OpenBody,
  status: number,
  list: ShowList | undefined,
  api: BaseQueryApi,
): Promise<Read | null> {
  if (!list)
    return wholeText(rest).then(
      (text) => ({ whole: jsonOrText(text) }),
      () => null,
    );
  const reading = await import('./recordStream').catch(() => null);
  if (!reading) return null;
  const read = await reading.readRecordStream(rest, productSchema, (arrived) =>
    showProvisional(list, api, { arrived: arrived as readonly object[] }),
  );
  if (read.end === 'without records') return { whole: jsonOrText(read.text) };
  if (read.end === 'complete') return { data: { response: Object.freeze(read.records) }, meta: { status } };
  showProvisional(list, api, { arrived: read.records as readonly object[] });
  return read.end === 'malformed' ? { error: { kind: 'malformed', status, message: '' } } : null;
}
