import type { EntityName } from '@yunyou/contract/entities';
import type { Messages } from './names.ts';

interface Target {
  field: string;
  entity: EntityName;
  id: string;
}

/** Sentences about any item: ids, references, names, texts. */
export const textMessages = {
  'id-twice': (_, v: { file: string }) =>
    `the same id is used in ${v.file}. Rename or remove one of the two items.`,
  'reference-missing': (n, v: Target) =>
    `${n.at(v.field)} there is no ${n.entity(v.entity)} "${v.id}". Correct the id or add the ${n.entity(v.entity)}.`,
  'link-missing': (n, v: Target) =>
    `${n.at(v.field)} a link leads to the ${n.entity(v.entity)} "${v.id}", which does not exist. Correct the link or add the ${n.entity(v.entity)}.`,
  'text-short': (n, v: { field: string; words: number; minimum: number }) =>
    `${n.field(v.field)} has ${v.words} words; write at least ${v.minimum}.`,
  'name-twice': (n, v: { name: string; entity: EntityName; other: string; file: string }) =>
    `${n.field('zhName')} ${v.name} is also the name of ${n.row(v.entity, v.other)}${v.file && ` (${v.file})`}. Remove one of them or correct the name.`,
  cliche: (n, v: { field: string; quote: string }) =>
    `${n.at(v.field)} "${v.quote}" is a brochure cliché. Describe what is special about the place instead.`,
  'stock-figure': (n, v: { field: string; quote: string }) =>
    `${n.at(v.field)} "${v.quote}" is a stock figure of travel writing. Say what is done there instead.`,
  'hedge-in-note': (n, v: { field: string; quote: string }) =>
    `${n.at(v.field)} "${v.quote}" says how sure we are, which the page already does. Leave it out.`,
  'text-long': (n, v: { field: string; words: number; maximum: number }) =>
    `${n.field(v.field)} has ${v.words} words; write at most ${v.maximum}.`,
  'few-sections': (n, v: { field: string; sections: number; minimum: number }) =>
    `${n.field(v.field)} has ${v.sections} sections; write at least ${v.minimum}.`,
  'code-in-summary': (n, v: { quote: string }) =>
    `${n.at('summary')} ${v.quote} is the name of a field. Visitors read the summary: say it in words.`,
  'address-not-chinese': (n, v: { address: string }) =>
    `${n.at('zhAddress')} "${v.address}" has no Chinese characters. Write the address in Chinese, for taxi drivers.`,
  'address-not-latin': (n, v: { address: string }) =>
    `${n.at('address')} "${v.address}" has Chinese characters. Write it in Latin letters, or leave it empty.`,
  'address-numbers-differ': (n, v: { address: string; zhAddress: string }) =>
    `${n.at('address')} "${v.address}" has other numbers than ${n.field('zhAddress')} "${v.zhAddress}".`,
  'sentence-repeated': (n, v: { field: string; sentence: string; entity: EntityName; other: string }) =>
    `${n.at(v.field)} "${v.sentence}" is also in ${n.row(v.entity, v.other)}.`,
  'simplified-character': (n, v: { field: string; text: string; character: string }) =>
    `${n.at(v.field)} "${v.text}" has ${v.character}; use traditional characters.`,
  'ride-table': (_, v: { from: string; to: string; minutes: number; figures: string }) =>
    `a table has ${v.minutes} minutes from ${v.from} to ${v.to}; the links have ${v.figures}. Correct one of them.`,
} satisfies Messages;
