import { defineWords } from '../../language/language.ts';

export const useSeatWords = defineWords(
  {
    title: 'Departures',
    open: 'Dates and seats',
    saved: 'Saved.',
    none: 'No future days.',
    date: 'Date',
    sold: 'Sold',
    seats: 'Seats',
    seatsOn: (date: string) => `Seats on ${date}`,
    adult: 'Adult',
    child: 'Child',
    bookable: 'Can be booked',
    bookableOn: (date: string) => `Can be booked on ${date}`,
  },
  {
    title: '出发班期',
    open: '日期与座位',
    saved: '已保存。',
    none: '没有将来的班期。',
    date: '日期',
    sold: '已售',
    seats: '座位',
    seatsOn: (date) => `${date} 的座位`,
    adult: '成人',
    child: '儿童',
    bookable: '可预订',
    bookableOn: (date) => `${date} 可预订`,
  },
);
