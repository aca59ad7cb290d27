import path from 'node:path';

export const sourceFolder = path.resolve(import.meta.dirname, '..');
