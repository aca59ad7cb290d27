import { jsonOrText } from '@/lib/jsonOrText';
import { readBody } from '@/lib/readBody';

/**
 * What a call of the HTML was answered with, whatever its status; rejects where the answer does not come to its end. Of one that
 * is large or slow, the beginning: the shop reads on.
 */
export async function readAnswer({ status, ok, headers, body }: Response) {
  const read = await readBody(body, !ok);
  const answer = { status, retryAfter: headers.get('retry-after') };
  return read.rest
    ? { ...answer, data: null, rest: read }
    : { ...answer, data: jsonOrText(read.text), rest: undefined };
}
