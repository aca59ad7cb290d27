import { afterEach, beforeEach, expect, vi } from 'vitest';

let expected: RegExp[] = [];

/** Says that this test will log an error that matches; any other fails the test. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern);
}

/** An unexpected console.error fails the test. Warnings of failed calls (§8 "only logged") are silenced. */
export function guardConsole(): void {
  beforeEach(() => {
    expected = [];
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    const lines = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '));
    vi.mocked(console.error).mockRestore();
    expect(lines.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
  });
}
