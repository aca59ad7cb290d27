import type { TestProjectConfiguration } from 'vitest/config';

export const testProjects: () => TestProjectConfiguration[];
export const packagesInContexts: { readonly alias: Record<string, string>; readonly inline: RegExp[] };
