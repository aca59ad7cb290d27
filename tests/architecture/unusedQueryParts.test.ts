import { expect, it } from 'vitest';
import { filesIn, textOf } from './repositoryFiles';

const polling = 'pollingInterval|skipPollingIfUnfocused|refetchOnFocus|refetchOnReconnect|setupListeners';
const cacheLife = 'onCacheEntryAdded|cacheEntryRemoved|cacheDataLoaded';
const infiniteAndLazy = 'infiniteQuery|infiniteQueryOptions|useLazyQuery|useLazy\\w+Query';
const schemas = 'onSchemaFailure|argSchema|metaSchema|rawResponseSchema|responseSchema|\\w*[eE]rrorResponseSchema';

it('nothing uses the parts of RTK Query that the build leaves out (src/build/leanPackages.ts)', () => {
  const leftOut = new RegExp(`\\b(${[polling, cacheLife, infiniteAndLazy, schemas].join('|')})\\b`);
  expect(
    filesIn('src', /\.tsx?$/).filter((file) => !file.startsWith('src/build/') && leftOut.test(textOf(file))),
  ).toEqual([]);
});
