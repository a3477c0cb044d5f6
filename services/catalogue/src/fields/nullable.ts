import { Type, type TNull, type TSchema, type TUnion } from 'typebox';

/** A value that is always present in a response, and null when there is none: clients tell "empty" from "not asked for". */
export function nullable<Schema extends TSchema>(schema: Schema): TUnion<[Schema, TNull]> {
  return Type.Union([schema, Type.Null()]);
}
