import { observable } from './observable';

/** Loads the new version that waits; resolves to false if a tab keeps it from doing so. Null while none waits. */
export const newVersion = observable<(() => Promise<boolean>) | null>(null);
