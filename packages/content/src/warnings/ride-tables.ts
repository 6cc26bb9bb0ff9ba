import { entities } from '@yunyou/contract/entities';
import type { Link } from '@yunyou/contract/entities/link.schema';
import { listItems, problemIn } from '../checks/check-items.ts';
import { mistake } from '../messages/mistake.ts';
import type { Content, ContentItem, ContentProblem } from '../read-content.ts';
import { listTexts } from './text-of.ts';

/** A time in a table may be this much above the typical minutes, or below the fastest. */
const minuteTolerance = 0.15;
/** A number of services a day may differ by this share, and by one. */
const countTolerance = 0.25;

/** A row of a table of legs: "Xi'an to Lanzhou", "3 h 5 min", "49 a day". */
export interface RideRow {
  readonly from: string;
  readonly to: string;
  readonly minutes: number;
  readonly perDay: number | undefined;
}

/** Reports rows of tables in articles whose time or number of services no link between the two places has. */
export function checkRideTables(content: Content): ContentProblem[] {
  const cityIds = listCityNames(content);
  const links = Map.groupBy(listItems(content, 'link'), ({ fields }) =>
    pairKey(fields.fromCityId, fields.toCityId),
  );
  return content.items.flatMap((item) =>
    listRideRows(item).flatMap((row) => {
      const [fromCityId, toCityId] = [cityIds.get(row.from), cityIds.get(row.to)];
      const known = (fromCityId && toCityId && links.get(pairKey(fromCityId, toCityId))) || [];
      if (known.length === 0 || known.some(({ fields }) => agrees(row, fields))) return [];
      const { from, to, minutes } = row;
      const figures = known.map(({ fields }) => `${fields.minutes} min, ${fields.perDay} a day`).join('; ');
      return [problemIn(item, mistake('ride-table', { from, to, minutes, figures }))];
    }),
  );
}

/** Returns a key of two cities that is the same for both directions. */
const pairKey = (one: string, other: string) => (one < other ? `${one} ${other}` : `${other} ${one}`);

function agrees({ minutes, perDay }: RideRow, link: Link): boolean {
  const { minutes: typical, fastestMinutes = typical } = link;
  return (
    minutes >= fastestMinutes * (1 - minuteTolerance) &&
    minutes <= typical * (1 + minuteTolerance) &&
    (perDay === undefined || Math.abs(perDay - link.perDay) <= Math.max(1, link.perDay * countTolerance))
  );
}

/** Returns the id of the city by its name and by the names of its stations. */
function listCityNames(content: Content): ReadonlyMap<string, string> {
  return new Map([
    ...listItems(content, 'station').map(({ fields }) => [fields.name, fields.cityId] as const),
    ...listItems(content, 'city').map(({ id, fields }) => [fields.name, id] as const),
  ]);
}

/** Lists the rows of an article's tables that start with two places and a time in hours and minutes. */
export function listRideRows({ entity, fields }: ContentItem): RideRow[] {
  const definition = entities[entity];
  if (!('bodyField' in definition)) return [];
  const values: Record<string, unknown> = fields;
  return listTableRows(values[definition.bodyField]).flatMap(([leg = '', time = '', often = '']) => {
    const [, from, to] = /^(.+) to (.+)$/.exec(leg) ?? [];
    const minutes = readMinutes(time);
    if (!from || !to || minutes === undefined) return [];
    const count = /^(?:about )?(\d+)(?: a day)?$/i.exec(often)?.[1];
    return [{ from, to, minutes, perDay: count === undefined ? undefined : Number(count) }];
  });
}

function readMinutes(time: string): number | undefined {
  const [, hours, minutes] = /^(?:(\d+) h)? ?(?:(\d+) min)?(?: and more)?$/.exec(time) ?? [];
  return hours || minutes ? Number(hours ?? 0) * 60 + Number(minutes ?? 0) : undefined;
}

function listTableRows(node: unknown): string[][] {
  if (Array.isArray(node)) return node.flatMap(listTableRows);
  if (typeof node !== 'object' || node === null || !('content' in node) || !Array.isArray(node.content))
    return [];
  if ('type' in node && node.type === 'tableRow')
    return [node.content.map((cell) => listTexts(cell).join(' ').trim())];
  return node.content.flatMap(listTableRows);
}
