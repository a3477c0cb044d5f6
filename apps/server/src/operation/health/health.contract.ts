import { Type } from 'typebox';

const Count = Type.Integer({ minimum: 0 });

const Part = Type.Object({
  name: Type.String({ description: 'sql, disk, objects or tables' }),
  works: Type.Boolean(),
  reason: Type.Union([Type.String(), Type.Null()], { description: 'Why it does not; the log says more' }),
  milliseconds: Count,
});

const Room = Type.Object({
  place: Type.Union([Type.Literal('data'), Type.Literal('temporary')]),
  free_bytes: Count,
  total_bytes: Count,
});

const Processes = Type.Object({
  web: Type.Integer({ description: 'Web processes that this machine was told to run' }),
  query: Type.Integer({ description: 'Processes that query tables, of each web process' }),
  answering: Type.Object(
    {
      id: Type.Integer(),
      started_at: Type.String(),
      memory_bytes: Count,
    },
    { description: 'The web process that answers this call' },
  ),
});

const Storage = Type.Object({
  database: Type.Object({
    kind: Type.Union([Type.Literal('sqlite'), Type.Literal('postgres')]),
    bytes: Type.Union([Count, Type.Null()]),
  }),
  objects: Type.Object({
    kind: Type.Union([Type.Literal('folder'), Type.Literal('s3')]),
    versions: Type.Union([Count, Type.Null()], { description: 'Versions of tables that are kept' }),
    version_bytes: Type.Union([Count, Type.Null()]),
    uploads: Type.Union([Count, Type.Null()], { description: 'Files that were uploaded to resources' }),
    upload_bytes: Type.Union([Count, Type.Null()]),
  }),
  room: Type.Array(Room, { description: 'Of the disks this process writes to' }),
});

const Queues = Type.Object({
  messages: Type.Object({
    delivery: Type.Union([Type.Literal('smtp'), Type.Literal('log')], {
      description: 'Whether mails are sent, or written to the log for want of a mail server',
    }),
    waiting: Count,
    late: Type.Integer({ description: 'Should have left five minutes ago' }),
    abandoned: Type.Integer({ description: 'Given up in the last seven days' }),
  }),
  imports: Type.Object({
    queued: Count,
    running: Count,
    failed: Type.Integer({ description: 'In the last seven days' }),
  }),
  harvests: Type.Array(
    Type.Object({
      location: Type.String(),
      runs: Count,
      is_unfinished: Type.Boolean({
        description: 'A run goes on, or broke off and goes on with the next one',
      }),
      datasets: Count,
    }),
    { description: 'Catalogues that were brought in, twenty at most' },
  ),
});

export const HealthAnswer = Type.Object({
  at: Type.String(),
  version: Type.String(),
  runtime: Type.String(),
  parts: Type.Array(Part),
  processes: Processes,
  storage: Storage,
  queues: Type.Union([Queues, Type.Null()], {
    description: 'Each counted to a thousand at most; null while the database does not answer',
  }),
});
