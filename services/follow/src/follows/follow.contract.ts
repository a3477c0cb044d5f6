import { type Static, Type } from 'typebox';
import { conditionKinds, languages, mailChoices, subjectKinds } from '../model/subject.ts';

const nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
const Text = (longest: number, description: string) =>
  Type.String({ maxLength: longest, pattern: '^[^\\u0000]*$', description });

const Filters = Type.Record(Type.String({ maxLength: 200 }), Type.Unknown(), {
  description: 'As datastore_search takes them; they leave one row, or several of which one is the newest',
});
const Condition = Type.Object(
  {
    kind: Type.Enum([...conditionKinds], {
      description:
        'any: whenever it changes; by: when it has changed by more than the amount since it was last told; above, below: when it crosses the amount',
    }),
    amount: Type.Optional(Type.Number({ minimum: -1e15, maximum: 1e15 })),
  },
  {
    additionalProperties: false,
    description: 'Of a value: when it is told. Another one counts from the value that was read last',
  },
);
const Mail = Type.Enum([...mailChoices], {
  description: 'at_once: a mail for each change; daily: one mail a day at most; none: the web feed alone',
});

/** What is followed. The fields beside `kind` and `target` belong to searches and to values. */
const subject = {
  kind: Type.Enum([...subjectKinds]),
  target: Type.Optional(
    Text(200, 'Of a dataset or an organisation its id or name, of a value the id of the table'),
  ),
  q: Type.Optional(Text(2000, 'Of a search: as package_search takes it')),
  fq: Type.Optional(
    Type.Array(Text(2000, 'as package_search takes it'), {
      maxItems: 20,
      description: 'Of a search: conditions',
    }),
  ),
  page: Type.Optional(
    Type.String({
      maxLength: 2000,
      pattern: '^/search(\\?[^\\u0000-\\u0020]*)?$',
      description: 'Of a search: the path of the page that shows it',
    }),
  ),
  column: Type.Optional(Text(200, 'Of a value: the column it stands in')),
  filters: Type.Optional(Filters),
  newest_by: Type.Optional(
    nullable(
      Text(200, 'Of a value: of several rows that the filters leave, the one with the most in this column'),
    ),
  ),
  condition: Type.Optional(Condition),
};

export const FollowBody = Type.Object(
  {
    ...subject,
    mail: Type.Optional(Mail),
    language: Type.Optional(Type.Enum([...languages], { description: 'That of mails and feeds' })),
    organization: Type.Optional(
      Text(200, 'An organisation by id or name whose members all follow it from now on; for who leads it'),
    ),
  },
  { additionalProperties: false },
);
export type FollowBody = Static<typeof FollowBody>;

export const FollowChange = Type.Object(
  {
    mail: Type.Optional(Mail),
    language: Type.Optional(Type.Enum([...languages])),
    condition: Type.Optional(Condition),
  },
  { additionalProperties: false },
);

export type FollowChange = Static<typeof FollowChange>;

export const FollowAnswer = Type.Object({
  id: Type.String(),
  ...subject,
  title: Type.String({ description: 'What it is called, as far as the person has been allowed to know it' }),
  address: Type.String({ description: 'The path of the page that shows it' }),
  available: Type.Boolean({
    description: 'Whether the person may see it now; if not, nothing is told of it',
  }),
  team: nullable(
    Type.Object(
      {
        id: Type.String(),
        title: Type.String(),
        leads: Type.Boolean({ description: 'Whether the person may end it for everybody' }),
      },
      { description: 'The organisation through which it is followed' },
    ),
  ),
  mail: Mail,
  feed: Type.String({ description: 'The address of its Atom feed; whoever knows it may read it' }),
  created_at: Type.String(),
});
export type FollowAnswer = Static<typeof FollowAnswer>;

export const FollowList = Type.Object({
  count: Type.Integer({ description: 'All that the person follows' }),
  most: Type.Integer({ description: 'As much as a person may follow' }),
  confirmed: Type.Boolean({ description: 'Whether the person has a confirmed address, which mails need' }),
  follows: Type.Array(FollowAnswer),
});

export const ListQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000, default: 0 })),
  lang: Type.Optional(
    Type.Enum([...languages], { description: 'That of titles; the one noted for mails unless given' }),
  ),
});

export const EndQuery = Type.Object({
  everybody: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'Ends what the team follows, for all its members; for who leads it',
    }),
  ),
});

export const ById = Type.Object({ id: Type.String({ maxLength: 100 }) });

export const EndingAnswer = Type.Object({
  kind: Type.Enum([...subjectKinds]),
  title: Type.String(),
});
export const EndedAnswer = Type.Object({ ended: Type.Boolean() });
