import * as v from 'valibot';
import { optionalListOf } from './lenient';
import { orderEntrySchema } from './order';
import { userSchema } from './user';

/** The dashboard's lists may be long: this reads only their envelope; the records are parsed in chunks. */
export const resultRecords = v.object({ result: v.array(v.unknown()) });

/** What the dashboard reads of a user (§7). */
export const listedUserSchema = v.object({
  _id: userSchema.entries._id,
  profile: userSchema.entries.profile,
  myOrders: optionalListOf(orderEntrySchema),
});

export type ListedUser = v.InferOutput<typeof listedUserSchema>;
