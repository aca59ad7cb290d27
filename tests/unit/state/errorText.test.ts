import { describe, expect, it } from 'vitest';
import { errorText } from '@/state/errorText';

describe('errorText', () => {
  it('gives the server’s own message', () =>
    expect(errorText({ kind: 'http', status: 409, message: ' Sold\nout ' })).toBe('Sold out'));
  it('gives the specified text where the server sent none', () =>
    expect(errorText({ kind: 'network', message: '' })).toBe('An error occurred'));
  it('gives the caller’s fallback where there is one', () =>
    expect(errorText({ kind: 'network', message: '' }, 'Not saved.')).toBe('Not saved.'));
  it('shows no message of an exception: no server wrote it', () =>
    expect(errorText({ name: 'TypeError', message: 'x is undefined' })).toBe('An error occurred'));
});
