import { Type } from 'typebox';
import { Identifier, optional, Prose } from '../fields/input-fields.ts';

export const CreateViewInput = Type.Object(
  {
    resource_id: Identifier,
    title: Type.String({ minLength: 1, maxLength: 1000 }),
    view_type: Type.String({ minLength: 1, maxLength: 100 }),
    description: optional(Prose),
  },
  { additionalProperties: true },
);

export const UpdateViewInput = Type.Object(
  {
    id: Identifier,
    title: optional(Type.String({ minLength: 1, maxLength: 1000 })),
    description: optional(Prose),
  },
  { additionalProperties: true },
);
