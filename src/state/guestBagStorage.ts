import * as v from 'valibot';
import { guestBagKey } from '@/config/constants';
import { neededText, optionalListOf, text } from '@/contract/lenient';
import { productSchema } from '@/contract/product';
import { bagProblems, type GuestBag, stillKept } from '@/domain/guestBag';
import { parseJson } from '@/lib/parseJson';
import { local } from '@/lib/storage';

const lineSchema = v.pipe(
  v.object({
    _id: neededText,
    quantity: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1),
    at: v.number(),
    product: productSchema,
    gone: v.fallback(v.boolean(), false),
    owner: text,
    sentAt: v.fallback(v.nullable(v.number()), null),
    problem: v.fallback(v.picklist(['', ...bagProblems]), ''),
    said: text,
  }),
  v.check(({ _id, product }) => _id === product._id),
);

const schema = v.fallback(v.object({ lines: optionalListOf(lineSchema), saved: optionalListOf(lineSchema) }), {
  lines: [],
  saved: [],
});

/** What the browser keeps; a damaged line costs itself only. */
export function readBag(now: number): GuestBag {
  return stillKept(v.parse(schema, parseJson(local.read(guestBagKey))), now);
}

/** Whether it was kept. */
export function writeBag(bag: GuestBag): boolean {
  if (bag.lines.length + bag.saved.length > 0) return local.write(guestBagKey, JSON.stringify(bag));
  local.remove(guestBagKey);
  return true;
}
