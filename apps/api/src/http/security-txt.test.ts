import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';
import { securityText } from './security-txt.ts';

const contact = 'mailto:security@yunyou.example.org';

describe('security.txt', () => {
  it('has the fields of RFC 9116, one per line', () => {
    const text = securityText({
      contact,
      origin: 'https://yunyou.example.org',
      now: new Date('2026-11-16T10:00:00Z'),
    });
    expect(text).toBe(
      [
        'Contact: mailto:security@yunyou.example.org',
        'Expires: 2027-05-15T00:00:00.000Z',
        'Preferred-Languages: en',
        'Canonical: https://yunyou.example.org/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it('names no canonical address while none is set, and always expires within a year', () => {
    const now = new Date();
    const text = securityText({ contact, origin: undefined, now });
    expect(text).not.toContain('Canonical');
    const expires = new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
    expect(expires.getTime() - now.getTime()).toBeGreaterThan(170 * 86_400_000);
    expect(expires.getTime() - now.getTime()).toBeLessThan(365 * 86_400_000);
  });

  it.each([
    'security@example.org',
    'http://example.org/report',
    'javascript:alert(1)',
    'mailto:a\nContact: b',
  ])('rejects the contact %j', (value) => {
    expect(() => readSettings({ SECURITY_CONTACT: value })).toThrow(/SECURITY_CONTACT/);
  });

  it.each([contact, 'https://yunyou.example.org/report', 'tel:+1-201-555-0123'])('accepts %s', (value) => {
    expect(readSettings({ SECURITY_CONTACT: value }).SECURITY_CONTACT).toBe(value);
  });
});
