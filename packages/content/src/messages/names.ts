import type { EntityName } from '@yunyou/contract/entities';

/**
 * Words for the parts of a document in a sentence of the content checks. The command line prints them as content files
 * have them, the back office as its forms show them.
 */
export interface Names {
  /**
   * Names a field within the sentence: `cityId`. A field of a group or of the entries of a list stands `inside` it. The
   * form leads to the first field that a sentence names.
   */
  field(path: string, inside?: string): string;
  /** Names the field before a sentence about it: `cityId:`. */
  at(path: string, inside?: string): string;
  /** Names the value that a field should get: `free: true`. */
  setting(path: string, value: boolean | string, inside?: string): string;
  /** Names a value of a switch or of a choice. */
  value(value: boolean | string): string;
  entity(entity: EntityName): string;
  row(entity: EntityName, id: string): string;
}

/** Values that sentences contain. */
export type Values = Readonly<Record<string, string | number>>;

/** Sentences by message id. */
export type Messages = Readonly<Record<string, (names: Names, values: never) => string>>;

export const namesInFiles: Names = {
  field: (path) => path,
  at: (path) => `${path}:`,
  setting: (path, value) => `${path}: ${String(value)}`,
  value: String,
  entity: (entity) => entity,
  row: (_entity, id) => id,
};
