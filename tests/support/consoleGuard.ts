import { afterEach, beforeEach, expect, vi } from 'vitest';

/** An unexpected console.error fails the test. Warnings of failed calls (§8 "only logged") are silenced. */
export function guardConsole(): void {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => {
    const lines = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '));
    vi.mocked(console.error).mockRestore();
    expect(lines).toEqual([]);
  });
}
