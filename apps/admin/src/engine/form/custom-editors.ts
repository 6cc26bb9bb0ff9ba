import type { EntityName } from '@yunyou/contract/entities';
import { type ComponentType, createContext } from 'react';
import { RuleDataField } from '../../rules/rule-data-field.tsx';
import { RulePreviewCard } from '../../rules/rule-preview.tsx';
import { ItineraryField } from '../itinerary/itinerary-field.tsx';
import type { FieldInputProps, Values } from './form-values.ts';
import { OpeningHoursField } from './opening-hours-field.tsx';

type FieldEditor = ComponentType<FieldInputProps>;

/** Editors of fields that the description of a field cannot generate, by `entity.field`, or by `field` for all entities. */
export const fieldEditors: Readonly<Record<string, FieldEditor>> = {
  openingHours: OpeningHoursField,
  itinerary: ItineraryField,
  'rule.data': RuleDataField,
};

/** Additional editors that the form of an entity shows below its fields. */
export const formFooters: Partial<Record<EntityName, ComponentType<FormFooterProps>>> = {
  rule: RulePreviewCard,
};

interface FormFooterProps {
  id: string;
  /** The document once it is complete and has not changed for a moment. */
  document: Values | undefined;
}

/** The entity whose form is shown; forms of other data have none. */
export const FormEntity = createContext<EntityName | undefined>(undefined);
