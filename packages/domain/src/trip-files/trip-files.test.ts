import { describe, expect, it } from 'vitest';
import { cleanFileName } from './file-name.ts';
import { readFileType } from './file-type.ts';

const bytes = (text: string) => Uint8Array.from(text, (char) => char.codePointAt(0) ?? 0);

describe('the type of a file', () => {
  it.each([
    ['%PDF-1.7\n', 'application/pdf'],
    ['\xFF\xD8\xFF\xE0', 'image/jpeg'],
    ['\x89PNG\r\n\x1A\n....', 'image/png'],
    ['RIFF....WEBPVP8 ', 'image/webp'],
  ])('is read from its first bytes: %j', (start, type) => {
    expect(readFileType(bytes(start))).toBe(type);
  });

  it.each(['', '%PD', '<svg onload="x">', '<html>%PDF-', 'MZ\x90', 'GIF89a', 'RIFF....WAVE', 'PK\x03\x04'])(
    'is unknown for %j',
    (start) => expect(readFileType(bytes(start))).toBeUndefined(),
  );
});

describe('the name of a file', () => {
  it.each([
    ['Ticket Beijing.pdf', 'Ticket Beijing.pdf'],
    ['C:\\Users\\Ada\\visa.png', 'visa.png'],
    ['../../etc/passwd', 'passwd'],
    ['护照.jpg', '护照.jpg'],
    ['a\u202Egpj.exe', 'a gpj.exe'],
    ['bad"<name>|.pdf', 'bad name .pdf'],
    ['', 'File'],
    ['dir/', 'File'],
  ])('%j becomes %j', (given, name) => expect(cleanFileName(given)).toBe(name));

  it('is cut before its extension', () => {
    const name = cleanFileName(`${'x'.repeat(300)}.pdf`);
    expect(name).toHaveLength(120);
    expect(name.endsWith('x.pdf')).toBe(true);
  });
});
