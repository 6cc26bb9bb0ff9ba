import type { EntityName } from '@yunyou/contract/entities';
import { describeFields, type FieldDescription } from '@yunyou/contract/field-description';

/** Sections of a long form, in their order. */
export const formSections = [
  'names',
  'text',
  'place',
  'visit',
  'plan',
  'price',
  'relations',
  'details',
  'pictures',
  'facts',
] as const;
export type FormSection = (typeof formSections)[number];

/** Fields by section; a field that is not listed is a detail. */
const fieldsOf: Partial<Record<FormSection, readonly string[]>> = {
  names: ['name', 'title', 'zhName', 'zhTitle', 'pinyin', 'aliases', 'summary', 'knownFor', 'highlights'],
  text: [
    ...['article', 'body', 'description', 'text', 'intro', 'tips', 'notes', 'tip', 'reasons', 'variations'],
    ...['gatewayNote', 'faqs'],
  ],
  place: [
    ...[
      'areaId',
      'parentId',
      'cityId',
      'startCityId',
      'fromCityId',
      'toCityId',
      'fromStationId',
      'toStationId',
    ],
    ...['fromStop', 'toStop', 'cityCode', 'code', 'coordinates', 'centre', 'bounds', 'altitudeMetres'],
    ...[
      'zhAddress',
      'address',
      'district',
      'nearestMetro',
      'metro',
      'access',
      'driveMinutes',
      'partOfId',
      'waysInside',
      'airports',
    ],
    ...['stations', 'terminals', 'intoTown', 'alsoServesCityIds', 'streets'],
  ],
  visit: [
    ...[
      'openingHours',
      'openingExceptions',
      'approximateHours',
      'hoursNote',
      'openingNote',
      'visitMinutes',
      'visitVariants',
    ],
    ...['booking', 'bestTimeOfDay', 'bestHours', 'bestMonths', 'climate', 'recommendedDays', 'variety'],
    ...['toilets', 'foodInside', 'forChildren', 'indoor', 'months', 'weather', 'events'],
  ],
  plan: ['days', 'itinerary', 'stops', 'items', 'groups', 'pace', 'forWhom', 'departures', 'groupSizeMax'],
  price: [
    ...[
      'free',
      'tickets',
      'priceNote',
      'priceClass',
      'priceAdult',
      'priceChild',
      'childAgeMax',
      'fare',
      'fares',
      'fareRule',
    ],
    ...['includes', 'excludes', 'cancellation'],
  ],
  relations: ['tagIds', 'cityIds', 'spotIds', 'lineIds', 'relatedIds', 'nearbyCityIds'],
  pictures: ['picture', 'gallery'],
  facts: ['factsAsOf', 'facts', 'fact', 'source', 'publishedOn', 'popularity', 'order'],
};
const sectionByField = new Map(
  formSections.flatMap((section) => (fieldsOf[section] ?? []).map((name) => [name, section] as const)),
);

/** A form with fewer fields has no sections. */
const fieldsMin = 9;

export interface FormPart {
  section: FormSection;
  fields: readonly FieldDescription[];
}

export const sectionOf = (field: string): FormSection => sectionByField.get(field) ?? 'details';

/** Divides the fields of an entity into sections. A short form is one part with all fields in their order. */
export function toFormParts(entity: EntityName): FormPart[] {
  const fields = describeFields(entity);
  if (fields.length < fieldsMin) return [{ section: 'names', fields }];
  const parts = Map.groupBy(fields, ({ name }) => sectionOf(name));
  return formSections.flatMap((section) => {
    const own = parts.get(section);
    return own ? [{ section, fields: own }] : [];
  });
}
