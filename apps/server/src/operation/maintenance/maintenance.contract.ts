import { Type, type Static } from 'typebox';

const closed = { additionalProperties: false } as const;
const Words = Type.String({ maxLength: 2000 });

/** In which words visitors are told; one language serves readers of another that is not there. */
const Notice = Type.Object({ en: Type.Optional(Words), fr: Type.Optional(Words) }, closed);

export const MaintenanceBody = Type.Object(
  {
    until: Type.Optional(
      Type.String({ maxLength: 40, description: 'When it is expected to end, as RFC 3339 has times' }),
    ),
    notice: Type.Optional(Notice),
  },
  closed,
);

export type WantedMaintenance = Static<typeof MaintenanceBody>;

export const MaintenanceAnswer = Type.Object({
  closed: Type.Boolean({ description: 'Whether visitors see the notice in place of every page' }),
  by: Type.Union([Type.Literal('file'), Type.Literal('console'), Type.Null()], {
    description: 'Where it was decided; what the site file closes, only the site file opens',
  }),
  until: Type.Union([Type.String(), Type.Null()]),
  notice: Type.Union([Notice, Type.Null()]),
  changed_at: Type.Union([Type.String(), Type.Null()]),
  changed_by: Type.Union([Type.String(), Type.Null()], {
    description: 'The name of who decided it in the console, or the id of a key',
  }),
});
