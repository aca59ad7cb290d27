import * as v from 'valibot';
import { optionalListOf } from './lenient';
import { orderEntrySchema } from './order';
import { userSchema } from './user';

/** Only the envelope: long lists are parsed in chunks. */
export const resultRecords = v.object({ result: v.array(v.unknown()) });

export const listedUserSchema = v.object({
  _id: userSchema.entries._id,
  profile: userSchema.entries.profile,
  myOrders: optionalListOf(orderEntrySchema),
});

export type ListedUser = v.InferOutput<typeof listedUserSchema>;
