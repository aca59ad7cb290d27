import { pairsOf } from '@/domain/filters';
import { readySearchIndexOf, searchIndexOf } from '@/domain/searchIndex';
import { arrangeListing } from './arrangeListing';
import { FilterChips } from './FilterChips';
import { NothingFound } from './NothingFound';

/** Everything of a listing that is not its plain list, as one chunk. */
export const finding = {
  arrange: arrangeListing,
  pairsOf,
  indexOf: searchIndexOf,
  readyIndexOf: readySearchIndexOf,
  Chips: FilterChips,
  NothingFound,
};
