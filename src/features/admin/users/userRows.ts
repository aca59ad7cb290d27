import type { ListedUser } from '@/contract/adminLists';
import { type UserRow, userRow } from '@/domain/adminUsers';
import { rowCache } from '@/features/admin/list/rowCache';
import { mapInChunks } from '@/lib/mapInChunks';

export const userRows = rowCache<ListedUser, UserRow>((users) => mapInChunks(users, userRow));
