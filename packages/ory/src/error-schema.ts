import { describedAs } from '@gazetteer/kernel';
import { Type } from 'typebox';

const properties = {
  id: Type.Optional(Type.String()),
  code: Type.Integer(),
  status: Type.String(),
  request: Type.Optional(Type.String()),
  reason: Type.Optional(Type.String()),
  message: Type.String(),
};
const more = { additionalProperties: true } as const;
/** What clients are told: that there may be more makes nothing of it easier to read. */
const told = Type.Object({ error: Type.Object(properties) }, { title: 'ErrorGeneric' });

/** The envelope of an error, for routes that send answers of their own with the status of an error. */
export const ErrorSchema = Type.Object(
  { error: Type.Object(properties, more) },
  { ...more, ...describedAs(told) },
);
