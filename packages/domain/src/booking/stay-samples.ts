import type { ConfirmationSample } from './confirmation-samples.ts';

/** Hotels, restaurants, shows and tours. */
export const staySamples: readonly ConfirmationSample[] = [
  {
    name: 'Booking.com in English',
    text: 'Thanks! Your booking in Beijing is confirmed.\nConfirmation number: 4419988123\nHotel: Lantern Courtyard Hotel\nCheck-in\nMonday 16 November 2026 (from 15:00)\nCheck-out\nThursday 19 November 2026 (until 12:00)\nAddress: 8 Example Hutong, Dongcheng, Beijing\nFree cancellation until 14 November 2026 23:59',
    bookings: [
      {
        kind: 'hotel',
        title: 'Lantern Courtyard Hotel',
        date: '2026-11-16',
        endDate: '2026-11-19',
        place: '8 Example Hutong, Dongcheng, Beijing',
        reference: '4419988123',
      },
    ],
  },
  {
    name: 'Booking.com, the name in a sentence',
    text: 'Your booking at the River Bend Hotel is confirmed.\nCheck-in: Tue, Nov 17, 2026\nCheck-out: Wed, Nov 18, 2026',
    bookings: [{ kind: 'hotel', title: 'River Bend Hotel', date: '2026-11-17', endDate: '2026-11-18' }],
  },
  {
    name: 'Agoda, table head above both dates',
    text: 'Agoda booking confirmation\nBooking ID: 770123456\nProperty: Old Town Garden Inn\nCheck-in     Check-out\nNovember 19, 2026     November 21, 2026\n2 nights',
    bookings: [
      {
        kind: 'hotel',
        title: 'Old Town Garden Inn',
        date: '2026-11-19',
        endDate: '2026-11-21',
        reference: '770123456',
      },
    ],
  },
  {
    name: 'nights instead of a check-out',
    text: 'Property name: West Lake Guesthouse\nCheck-in: 20 Nov 2026\nLength of stay: 3 nights',
    bookings: [{ kind: 'hotel', title: 'West Lake Guesthouse', date: '2026-11-20', endDate: '2026-11-23' }],
  },
  {
    name: 'Trip.com hotel in Chinese',
    text: '酒店预订成功 订单号：9911223344\n酒店名称：样例江景酒店\n入住日期：2026年11月20日\n离店日期：2026年11月22日\n地址：重庆市渝中区样例路1号',
    bookings: [
      {
        kind: 'hotel',
        title: '样例江景酒店',
        date: '2026-11-20',
        endDate: '2026-11-22',
        place: '重庆市渝中区样例路1号',
        reference: '9911223344',
      },
    ],
  },
  {
    name: 'hotel in Chinese, dates before the words, no year',
    text: '您预订的样例古城客栈已确认\n11月21日入住，11月23日离店，共2晚',
    bookings: [{ kind: 'hotel', title: '样例古城客栈', date: '2026-11-21', endDate: '2026-11-23' }],
  },
  {
    name: 'hotel without a name: it stays open',
    text: 'Reservation number: RB20261\nCheck-in 2026-11-16\nCheck-out 2026-11-18',
    bookings: [{ kind: 'hotel', date: '2026-11-16', endDate: '2026-11-18', reference: 'RB20261' }],
  },
  {
    name: 'hotel with a check-out before the check-in: it stays open',
    text: 'Hotel: Backwards House\nCheck-in: 2026-11-18\nCheck-out: 2026-11-16',
    bookings: [{ kind: 'hotel', title: 'Backwards House', date: '2026-11-18' }],
  },
  {
    name: 'arrival and departure date as labels',
    text: 'Accommodation: Terrace Field Lodge\nArrival date: 22 November 2026\nDeparture date: 24 November 2026\nAddress: Longji, Guilin',
    bookings: [
      {
        kind: 'hotel',
        title: 'Terrace Field Lodge',
        date: '2026-11-22',
        endDate: '2026-11-24',
        place: 'Longji, Guilin',
      },
    ],
  },
  {
    name: 'restaurant with labels',
    text: 'Restaurant: Duck & Lotus\nDate: 17 November 2026\nTime: 7:30 pm\nParty: 2 people\nAddress: 1 Sample Street, Beijing\nReservation number: DL-5521',
    bookings: [
      {
        kind: 'restaurant',
        title: 'Duck & Lotus',
        date: '2026-11-17',
        startMinute: 1170,
        place: '1 Sample Street, Beijing',
        reference: 'DL-5521',
      },
    ],
  },
  {
    name: 'restaurant in a sentence',
    text: 'Your table at Sample Hotpot is confirmed for two on Wednesday, 18 November at 18:00.',
    bookings: [{ kind: 'restaurant', title: 'Sample Hotpot', date: '2026-11-18', startMinute: 1080 }],
  },
  {
    name: 'restaurant in Chinese',
    text: '订座成功\n餐厅：样例小馆\n用餐时间：11月19日 下午6点半\n地址：成都市样例街2号',
    bookings: [
      {
        kind: 'restaurant',
        title: '样例小馆',
        date: '2026-11-19',
        startMinute: 1110,
        place: '成都市样例街2号',
      },
    ],
  },
  {
    name: 'show with doors and end',
    text: 'Ticket confirmation\nShow: The Sample Acrobats\nDate: Nov 20, 2026\nDoors open 18:45\nStarts 19:15\nEnds 20:45\nVenue: Sample Theatre, Beijing\nOrder number: 8100-2233',
    bookings: [
      {
        kind: 'show',
        title: 'The Sample Acrobats',
        date: '2026-11-20',
        startMinute: 1155,
        endMinute: 1245,
        place: 'Sample Theatre, Beijing',
        reference: '8100-2233',
      },
    ],
  },
  {
    name: 'show in Chinese',
    text: '演出名称：样例之夜\n场次：2026年11月21日 20:00\n演出场馆：样例大剧院\n取票号：TK778899',
    bookings: [
      {
        kind: 'show',
        title: '样例之夜',
        date: '2026-11-21',
        startMinute: 1200,
        place: '样例大剧院',
        reference: 'TK778899',
      },
    ],
  },
  {
    name: 'tour with a meeting point',
    text: 'Your experience is booked\nActivity: Sample Wall Hike\nWhen: Sunday, 22 November 2026, 08:00 - 16:30\nMeeting point: Exit B, Sample Station\nBooking reference: GYX12AB3',
    bookings: [
      {
        kind: 'tour',
        title: 'Sample Wall Hike',
        date: '2026-11-22',
        startMinute: 480,
        endMinute: 990,
        place: 'Exit B, Sample Station',
        reference: 'GYX12AB3',
      },
    ],
  },
  {
    name: 'tour in Chinese',
    text: '产品名称：样例石窟一日游\n出行日期：2026年11月23日\n集合时间：上午8点\n集合地点：样例广场东门\n订单编号：KL20263344',
    bookings: [
      {
        kind: 'tour',
        title: '样例石窟一日游',
        date: '2026-11-23',
        startMinute: 480,
        place: '样例广场东门',
        reference: 'KL20263344',
      },
    ],
  },
  { name: 'a letter without a booking', text: 'Dear all,\nsee you soon in Beijing.\nBest', bookings: [] },
  { name: 'nothing', text: '', bookings: [] },
];

const calendar = (...lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');

/** Calendar files. */
export const calendarSamples: readonly ConfirmationSample[] = [
  {
    name: 'flight in UTC with a folded line',
    text: calendar(
      'BEGIN:VEVENT',
      'SUMMARY:Flight CA1501 Beijing Capital (PEK) → Shanghai',
      '  Hongqiao (SHA)',
      'DTSTART:20261116T003000Z',
      'DTEND:20261116T024000Z',
      'DESCRIPTION:Booking reference: AB12CD\\nSeat 31A',
      'END:VEVENT',
    ),
    bookings: [
      {
        kind: 'flight',
        title: 'Flight CA1501',
        number: 'CA1501',
        date: '2026-11-16',
        startMinute: 510,
        endMinute: 640,
        from: 'Beijing Capital (PEK)',
        to: 'Shanghai Hongqiao (SHA)',
        reference: 'AB12CD',
      },
    ],
  },
  {
    name: 'flight in UTC that arrives on the next day in China',
    text: calendar(
      'BEGIN:VEVENT',
      'SUMMARY:Flight LH720',
      'DTSTART:20261114T123000Z',
      'DTEND:20261114T223000Z',
      'END:VEVENT',
    ),
    bookings: [
      {
        kind: 'flight',
        title: 'Flight LH720',
        number: 'LH720',
        date: '2026-11-14',
        startMinute: 1230,
        endDate: '2026-11-15',
        endMinute: 390,
      },
    ],
  },
  {
    name: 'train with a zone',
    text: calendar(
      'BEGIN:VEVENT',
      'DTSTART;TZID=Asia/Shanghai:20261117T090000',
      'DTEND;TZID=Asia/Shanghai:20261117T133000',
      'SUMMARY:Train G87 北京西站-西安北站',
      'END:VEVENT',
    ),
    bookings: [
      {
        kind: 'train',
        title: 'Train G87',
        number: 'G87',
        date: '2026-11-17',
        startMinute: 540,
        endMinute: 810,
        from: '北京西站',
        to: '西安北站',
      },
    ],
  },
  {
    name: 'show in the zone of a calendar abroad',
    text: calendar(
      'BEGIN:VEVENT',
      'DTSTART;TZID=Europe/Berlin:20261118T123000',
      'DTEND;TZID=Europe/Berlin:20261118T143000',
      'SUMMARY:Sample opera\\, second row',
      'LOCATION:Sample Theatre\\, Beijing',
      'END:VEVENT',
    ),
    bookings: [
      {
        kind: 'show',
        title: 'Sample opera, second row',
        date: '2026-11-18',
        startMinute: 1170,
        endMinute: 1290,
        place: 'Sample Theatre, Beijing',
      },
    ],
  },
  {
    name: 'floating time, and a zone without a name we know',
    text: calendar(
      'BEGIN:VEVENT',
      'DTSTART:20261119T190000',
      'SUMMARY:Dinner reservation at Sample Hotpot',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'DTSTART;TZID=Custom Zone:20261120T080000',
      'SUMMARY:Day trip to the wall',
      'END:VEVENT',
    ),
    bookings: [
      {
        kind: 'restaurant',
        title: 'Dinner reservation at Sample Hotpot',
        date: '2026-11-19',
        startMinute: 1140,
      },
      { kind: 'tour', title: 'Day trip to the wall', date: '2026-11-20', startMinute: 480 },
    ],
  },
  {
    name: 'hotel as whole days',
    text: calendar(
      'BEGIN:VEVENT',
      'DTSTART;VALUE=DATE:20261116',
      'DTEND;VALUE=DATE:20261119',
      'SUMMARY:Stay at Lantern Courtyard Hotel',
      'LOCATION:8 Example Hutong\\, Beijing',
      'END:VEVENT',
    ),
    bookings: [
      {
        kind: 'hotel',
        title: 'Stay at Lantern Courtyard Hotel',
        date: '2026-11-16',
        endDate: '2026-11-19',
        place: '8 Example Hutong, Beijing',
      },
    ],
  },
  {
    name: 'event of no known kind: the kind stays open',
    text: calendar('BEGIN:VEVENT', 'DTSTART:20261116T100000', 'SUMMARY:Meet Ana', 'END:VEVENT'),
    bookings: [{ title: 'Meet Ana', date: '2026-11-16', startMinute: 600 }],
  },
  {
    name: 'cancelled events are left out',
    text: calendar(
      'BEGIN:VEVENT',
      'STATUS:CANCELLED',
      'DTSTART:20261116T100000',
      'SUMMARY:Sample tour',
      'END:VEVENT',
    ),
    bookings: [],
  },
];
