import type { Plugin } from 'vite';

export const singleIcons: () => Plugin;
