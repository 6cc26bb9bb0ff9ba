import { describe, expect, it } from 'vitest';
import { listCalendarFaults } from './calendar-rules.ts';

const valid = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Yunyou//Trips//EN',
  'CALSCALE:GREGORIAN',
  'METHOD:PUBLISH',
  'NAME:Autumn\\, 秋天',
  'X-WR-CALNAME:Autumn\\, 秋天',
  'X-WR-TIMEZONE:Asia/Shanghai',
  'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
  'X-PUBLISHED-TTL:PT1H',
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Shanghai',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'END:STANDARD',
  'END:VTIMEZONE',
  'BEGIN:VEVENT',
  'UID:trip-day-1@yunyou.example',
  'SEQUENCE:1',
  'DTSTAMP:20261115T070000Z',
  'LAST-MODIFIED:20261115T070000Z',
  'DTSTART;VALUE=DATE:20270412',
  'DTEND;VALUE=DATE:20270413',
  'SUMMARY:Day 1',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:trip-ticket@yunyou.example',
  'SEQUENCE:1',
  'DTSTAMP:20261115T070000Z',
  'LAST-MODIFIED:20261115T070000Z',
  'DTSTART;TZID=Asia/Shanghai:20270404T200000',
  'DTEND;TZID=Asia/Shanghai:20270404T203000',
  'SUMMARY:Book the wall',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER:-PT1H',
  'DESCRIPTION:Book the wall',
  'END:VALARM',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

const change = (from: string, to: string) => {
  expect(valid).toContain(from);
  return valid.replace(from, to);
};

describe('the rules for calendars', () => {
  it('accept a calendar that keeps them', () => {
    expect(listCalendarFaults(valid)).toEqual([]);
  });

  it.each([
    ['a byte order mark', `\uFEFF${valid}`, 'starts with something else'],
    ['lines that end with LF', valid.replaceAll('\r\n', '\n'), 'CRLF'],
    ['a line of more than 75 octets', change('秋天\r\nX-WR', `${'秋'.repeat(25)}\r\nX-WR`), '75 octets'],
    ['a control character', change('Autumn', 'Aut\u0007umn'), 'control character'],
    ['a comma that is not escaped', change('SUMMARY:Day 1', 'SUMMARY:Day 1, again'), 'wrong SUMMARY'],
    ['an unknown escape', change('Autumn\\, 秋天\r\nX-WR-T', 'Autumn\\t\r\nX-WR-T'), 'wrong X-WR-CALNAME'],
    ['two kinds of values', change('DTEND;VALUE=DATE:20270413', 'DTEND:20270413T000000'), 'different kinds'],
    ['a repeated property', change('SEQUENCE:1', 'SEQUENCE:1\r\nSEQUENCE:2'), 'SEQUENCE 2 times'],
    ['an alarm without a text', change('DESCRIPTION:Book the wall\r\n', ''), 'VALARM has no DESCRIPTION'],
    ['a parameter with a comma', change(';VALUE=DATE:20270412', ';X=a,b:20270412'), 'Not a property'],
    ['a property after a component', change('END:VALARM', 'END:VALARM\r\nURL:x'), 'URL of VEVENT after'],
    ['a component without an end', change('END:VALARM\r\n', ''), 'inside of VALARM'],
    ['a second calendar', valid + valid, 'Not one VCALENDAR'],
    ['a property that has no place there', change('SEQUENCE:1', 'COMPLETED:1'), 'may not have COMPLETED'],
    ['a component that has no place there', valid.replaceAll('VALARM', 'VTODO'), 'may not have VTODO'],
    ['a name only for one vendor', change('NAME:Autumn\\, 秋天\r\n', ''), 'may not have X-WR-CALNAME'],
    ['no refresh interval', change('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n', ''), 'no REFRESH-INTERVAL'],
    ['no interval for Outlook', change('X-PUBLISHED-TTL:PT1H\r\n', ''), 'no X-PUBLISHED-TTL'],
    [
      'a time zone without a definition',
      change('TZID:Asia/Shanghai', 'TZID:Asia/Urumqi'),
      'unknown time zone',
    ],
    ['a time zone without an offset', change('TZOFFSETTO:+0800\r\n', ''), 'no TZOFFSETTO'],
    ['a whole day that ends on its own date', change('20270413', '20270412'), 'before or when it starts'],
    ['a day that does not exist', change('20270413', '20270431'), 'Wrong time 20270431'],
    ['an hour that does not exist', change('T203000', 'T243000'), 'Wrong time'],
    [
      'a DTSTAMP that is not UTC',
      change('DTSTAMP:20261115T070000Z', 'DTSTAMP:20261115T070000'),
      'wrong DTSTAMP',
    ],
    ['an event without a sequence', change('SEQUENCE:1\r\n', ''), 'no SEQUENCE'],
    ['an identifier twice', change('trip-ticket@', 'trip-day-1@'), 'Two events have'],
    ['an identifier without a domain', change('trip-day-1@yunyou.example', 'day'), 'wrong UID'],
    ['an alarm that needs an address', change('ACTION:DISPLAY', 'ACTION:EMAIL'), 'wrong ACTION'],
    ['an alarm without a trigger', change('TRIGGER:-PT1H\r\n', ''), 'no TRIGGER'],
    ['an alarm by a date', change('TRIGGER:-PT1H', 'TRIGGER:20270404T190000'), 'wrong TRIGGER'],
  ])('reject %s', (_, file, fault) => {
    expect(listCalendarFaults(file).join('\n')).toContain(fault);
  });
});
