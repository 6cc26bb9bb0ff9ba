import { describe, expect, it } from 'vitest';
import { listCalendarFaults } from './calendar-rules.ts';

const valid = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Yunyou//Trips//EN',
  'X-WR-CALNAME:Trip',
  'X-WR-TIMEZONE:Asia/Shanghai',
  'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
  'X-PUBLISHED-TTL:PT1H',
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Shanghai',
  'END:VTIMEZONE',
  'BEGIN:VEVENT',
  'UID:a@example.org',
  'DTSTAMP:20261115T070000Z',
  'LAST-MODIFIED:20261115T070000Z',
  'SEQUENCE:1',
  'SUMMARY:One\\, two',
  'DTSTART;TZID=Asia/Shanghai:20270410T100000',
  'DTEND;TZID=Asia/Shanghai:20270410T110000',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER:-PT1H',
  'DESCRIPTION:Soon',
  'END:VALARM',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

describe('listCalendarFaults', () => {
  it('accepts a valid calendar', () => {
    expect(listCalendarFaults(valid)).toEqual([]);
  });

  it.each([
    ['a bare line feed', 'VERSION:2.0\r\n', 'VERSION:2.0\n'],
    ['a line of 76 octets', 'SUMMARY:One', `SUMMARY:${'é'.repeat(34)}One`],
    ['an unescaped comma', 'One\\, two', 'One, two'],
    ['an unknown escape', 'One\\, two', 'One\\t two'],
    ['a stamp that is not UTC', 'DTSTAMP:20261115T070000Z', 'DTSTAMP:20261115T070000'],
    ['an event without a sequence', 'SEQUENCE:1\r\n', ''],
    ['an unknown time zone', 'TZID:Asia/Shanghai', 'TZID:Asia/Urumqi'],
    ['an event that ends before it starts', '20270410T110000', '20270410T090000'],
    ['two kinds of values', 'DTEND;TZID=Asia/Shanghai:20270410T110000', 'DTEND;VALUE=DATE:20270411'],
    ['no refresh interval for Apple', 'REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n', ''],
    ['no refresh interval for Outlook', 'X-PUBLISHED-TTL:PT1H\r\n', ''],
    ['an alarm without a text', 'DESCRIPTION:Soon\r\n', ''],
    ['a component without its end', 'END:VALARM\r\n', ''],
    ['a repeated property', 'SEQUENCE:1\r\n', 'SEQUENCE:1\r\nSEQUENCE:2\r\n'],
  ])('finds %s', (_, before, after) => {
    expect(listCalendarFaults(valid.replace(before, after))).not.toEqual([]);
  });
});
