import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HandlerOptions } from '@/demo/server/handlers';

const demo = path.join(import.meta.dirname, '../../../src/demo');

/** The demo's files, read by Node. */
export const demoFiles: Pick<HandlerOptions, 'payPalScript' | 'readPicture'> = {
  payPalScript: readFileSync(path.join(demo, 'payPal/standIn.js'), 'utf8'),
  readPicture: (file) => readFile(path.join(demo, 'pictures', file), 'utf8').catch(() => null),
};
