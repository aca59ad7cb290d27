import type { ListedUser } from '@/contract/user';
import { type UserRow, userRow } from '@/domain/adminUsers';
import { rowCache } from '@/features/admin/list/useQueryRows';
import { mapInChunks } from '@/lib/scheduling';

export const userRows = rowCache<ListedUser, UserRow>((users) => mapInChunks(users, userRow));
