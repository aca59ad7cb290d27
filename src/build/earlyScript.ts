import path from 'node:path';
import { build } from 'rolldown';

export interface EarlyFacts {
  readonly apiBaseUrl: string;
  readonly base: string;
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

const entry = path.resolve(import.meta.dirname, '../early/start.ts');

/** The script that stands in the HTML before all others (`src/early`), as one line of code. */
export async function earlyScript(facts: EarlyFacts): Promise<string> {
  const { output } = await build({
    input: entry,
    write: false,
    transform: { define: { __EARLY__: JSON.stringify(facts) }, target: 'es2022' },
    output: { format: 'iife', minify: true },
  });
  return output[0].code.trim();
}
