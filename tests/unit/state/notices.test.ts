import { describe, expect, it } from 'vitest';
import { errorText } from '@/state/notices';

describe('errorText', () => {
  it('returns the server’s own message', () =>
    expect(errorText({ kind: 'http', status: 409, message: ' Sold\nout ' })).toBe('Sold out'));
  it('returns the contract’s text if the server sent none', () =>
    expect(errorText({ kind: 'network', message: '' })).toBe('An error occurred'));
  it('returns the caller’s fallback, if any', () =>
    expect(errorText({ kind: 'network', message: '' }, 'Not saved.')).toBe('Not saved.'));
  it('hides the messages of exceptions', () =>
    expect(errorText({ name: 'TypeError', message: 'x is undefined' })).toBe('An error occurred'));
});
