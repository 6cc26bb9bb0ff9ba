import { readFileSync } from 'node:fs';
import path from 'node:path';
import { maxConfirmationLength } from '@yunyou/contract/trip/booking.schema';
import { describe, expect, it } from 'vitest';
import { fromSharedAddress, readSharedText, shareTargetPath, toSharedAddress } from './shared-text.ts';

describe('shared texts', () => {
  it('joins title, text and files, each once', async () => {
    const form = new FormData();
    form.append('title', 'Your booking');
    form.append('text', 'Your booking');
    form.append('url', '');
    form.append('files', new File(['BEGIN:VCALENDAR'], 'trip.ics', { type: 'text/calendar' }));
    expect(await readSharedText(form)).toBe('Your booking\nBEGIN:VCALENDAR');
  });

  it('takes at most as many characters as the reader of confirmations', async () => {
    const form = new FormData();
    form.append('files', new File(['x'.repeat(200_000)], 'big.ics'));
    expect(await readSharedText(form)).toHaveLength(maxConfirmationLength);
  });

  it('are in the fragment of the address, which is not sent to a server', () => {
    const text = 'G123 北京南 → 上海虹桥 & 09:00 #1\nsecond line';
    const address = new URL(toSharedAddress(text), 'https://site.test');
    expect(address.pathname + address.search).toBe(shareTargetPath);
    expect(fromSharedAddress(address.hash)).toBe(text);
    expect(fromSharedAddress('')).toBe('');
  });

  it('arrive at the page that the web manifest names', () => {
    const file = path.join(import.meta.dirname, '../../public/site.webmanifest');
    const { share_target: target } = JSON.parse(readFileSync(file, 'utf8'));
    expect(target).toMatchObject({
      action: shareTargetPath,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url' },
    });
  });
});
