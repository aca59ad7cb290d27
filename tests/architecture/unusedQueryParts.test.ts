import { expect, it } from 'vitest';
import { filesIn, textOf } from './repositoryFiles';

it('nothing uses the parts of RTK Query that the build leaves out (src/build/leanPackages.ts)', () => {
  const leftOut =
    /\b(pollingInterval|skipPollingIfUnfocused|onCacheEntryAdded|cacheEntryRemoved|cacheDataLoaded|refetchOnFocus|refetchOnReconnect|setupListeners)\b/;
  expect(
    filesIn('src', /\.tsx?$/).filter((file) => !file.startsWith('src/build/') && leftOut.test(textOf(file))),
  ).toEqual([]);
});
