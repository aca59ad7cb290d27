import { readCatalogue } from '@/build/bundle';

/** A module as the French build has it. Takes its path below `src`. */
export const inFrench = <Module>(file: string) => readCatalogue<Module>(file, { language: 'fr', locale: 'fr-CA' });
