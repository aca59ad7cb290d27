import type { Result } from './checks';

const levels = ['ok', 'advice', 'fault', 'not checked'] as const;

export const countsOf = (results: readonly Result[]) =>
  Object.fromEntries(levels.map((level) => [level, results.filter((result) => result.level === level).length]));

/** Removes credentials from all texts of a result. */
export function withoutSecrets(result: Result, secrets: readonly string[]): Result {
  const clean = (text: string) =>
    secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), text).replaceAll(/\/\/[^/\s"@]+@/g, '//…@');
  return { ...result, faults: result.faults.map(clean), advice: result.advice.map(clean) };
}

function linesOf({ id, asks, level, faults, advice, notChecked, shoppers, askFor }: Result): string[] {
  const said = [...faults, ...advice, ...(notChecked ? [notChecked] : [])];
  const row = `${level.padEnd(12)}${id.padEnd(18)}${asks}`;
  if (level === 'ok') return [row];
  const indented = (text: string) => `${' '.repeat(30)}${text}`;
  const meaning = level === 'not checked' ? [] : [`For shoppers: ${shoppers}`, `Ask for: ${askFor}`];
  return [row, ...[...said, ...meaning].map(indented)];
}

/** For the shop's owner: a line for each check, then a summary. */
export function asText(results: readonly Result[], unchecked: readonly string[]): string {
  const counts = countsOf(results);
  return [
    ...results.flatMap(linesOf),
    '',
    levels.map((level) => `${counts[level]} ${level}`).join(', '),
    `Not checked, because it would write (only their preflights were): ${unchecked.join(', ')}.`,
    counts.fault
      ? 'Faults keep shoppers from buying or put their data at risk: mend them before you open.'
      : 'No faults.',
    '',
  ].join('\n');
}
