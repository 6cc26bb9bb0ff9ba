import { describe, expect, it } from 'vitest';
import { factDigest } from './fact-digest.ts';

const fact = { title: 'Trains', statement: 'On sale 15 days ahead', dueOn: '2026-01-01' };

describe('factDigest', () => {
  it('writes no mail without overdue facts', () => {
    expect(factDigest([], 'https://example.org')).toBeUndefined();
  });

  it('lists the first fifteen facts and counts the rest', () => {
    const mail = factDigest(
      Array.from({ length: 17 }, () => fact),
      'https://example.org/admin',
    );
    expect(mail?.subject).toBe('17 facts to check');
    expect(mail?.body.match(/Trains/g)).toHaveLength(15);
    expect(mail?.body).toContain('And 2 more.');
    expect(mail?.body).toContain('https://example.org/admin');
  });
});
