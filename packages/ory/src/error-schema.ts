import { Type } from 'typebox';

/** The envelope of an error, for routes that send answers of their own with the status of an error. */
export const ErrorSchema = Type.Object(
  {
    error: Type.Object(
      {
        id: Type.Optional(Type.String()),
        code: Type.Integer(),
        status: Type.String(),
        request: Type.Optional(Type.String()),
        reason: Type.Optional(Type.String()),
        message: Type.String(),
      },
      { additionalProperties: true },
    ),
  },
  { title: 'ErrorGeneric', additionalProperties: true },
);
