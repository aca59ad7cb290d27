import type { BuildFacts } from './buildFacts';
import { cacheNames } from './cacheNames';

declare const __BUILD__: BuildFacts;

export const build = __BUILD__;
export const caching = cacheNames(build.base, build.id);
