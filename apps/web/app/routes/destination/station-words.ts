import type { CallOutput } from '@yunyou/contract/endpoints';
import { formatDuration, formatMoney, formatWord } from '../../features/facts/format.ts';

type Station = CallOutput<'GET /city/local'>['stations'][number];

/** Texts of a station for the page. */
export interface StationWords {
  id: string;
  label: string;
  name: string;
  zhName: string;
  pinyin: string;
  zhAddress: string;
  summary: string;
  terminals: string[];
  /** One line for each way into town. */
  ways: string[];
  notes: string[];
}

const labels: Record<Exclude<Station['kind'], 'airport'>, string> = {
  railway: 'Rail',
  coach: 'Coach',
  pier: 'Ferry',
  'border-port': 'Border',
};

/** Formats a station for the page of a city: ways into other cities are left out. */
export function toStationWords(station: Station, cityId: string): StationWords {
  const { id, kind, code, name, zhName, pinyin, zhAddress = '', summary, terminals } = station;
  const { intoTown, openingNote, notes } = station;
  return {
    ...{ id, name, zhName, pinyin, zhAddress, summary },
    label: kind === 'airport' ? (code ?? 'Air') : labels[kind],
    terminals: terminals.map(({ name: terminal, usedBy, note }) =>
      [`${terminal}: ${usedBy}.`, note].filter(Boolean).join(' '),
    ),
    ways: intoTown.filter((way) => (way.cityId ?? station.cityId) === cityId).map(toWay),
    notes: [...(openingNote ? [openingNote] : []), ...notes],
  };
}

/** Formats a way into town: "Metro to Bell Tower: 30 min, CN¥4, every 5 min. Line 2." */
export function toWay({
  mode,
  to,
  minutes,
  price,
  everyMinutes,
  first,
  last,
  note,
}: Station['intoTown'][number]): string {
  const hours = first && last ? `${first} to ${last}` : last && `last at ${last}`;
  const facts = [
    mode === 'walk' ? `${minutes} min` : formatDuration(minutes),
    price && `${mode === 'taxi' ? 'about ' : ''}${formatMoney(price)}`,
    everyMinutes !== undefined && `every ${everyMinutes} min`,
    hours,
  ];
  return [`${formatWord(mode)} to ${to.replace(/^The /, 'the ')}: ${facts.filter(Boolean).join(', ')}.`, note]
    .filter(Boolean)
    .join(' ');
}
