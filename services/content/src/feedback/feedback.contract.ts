import { Type, type Static } from 'typebox';
import { languages } from '../model/languages.ts';

const OrNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T, description: string) =>
  Type.Union([type, Type.Null()], { description });

const feedbackKinds = ['feedback', 'contact'] as const;
export const feedbackStates = ['new', 'open', 'waiting', 'answered', 'closed', 'spam'] as const;

const KindField = Type.Enum([...feedbackKinds], {
  description: 'feedback: from the form of every page; contact: from the contact block of the home page',
});

const StateField = Type.Enum([...feedbackStates], {
  description:
    'open: somebody is at it, or its writer wrote back; waiting: its writer was asked something; spam: suspected by the portal or by an editor, and nobody was told of it by mail',
});

/** A message that a visitor wrote to the team, as editors see it. */
export const FeedbackRecord = Type.Object({
  id: Type.String(),
  kind: KindField,
  state: StateField,
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  subject: OrNull(Type.String(), 'Null for the contact form, which has none'),
  message: Type.String({ description: 'Plain text with line breaks' }),
  page: OrNull(Type.String(), 'The page it was written on, as the browser tells it'),
  language: Type.Enum([...languages], { description: 'The language of the form' }),
  note: Type.String({ description: 'The newest note of editors; the writer never sees any' }),
  assignee: OrNull(
    Type.Object({ id: Type.String(), name: OrNull(Type.String(), 'Null for an account without a name') }),
    'The editor who looks after it',
  ),
  entries: Type.Integer({ description: 'How many entries its thread has' }),
  written_back_at: OrNull(Type.String(), 'When its writer wrote back and was not answered since'),
  suspicions: Type.Array(Type.String(), {
    description: 'Why it was taken for spam: trap, too_fast, links, markup, repeated, no_proof',
  }),
  created_at: Type.String(),
  updated_at: Type.String(),
});

export type FeedbackRecord = Static<typeof FeedbackRecord>;

export const FeedbackListAnswer = Type.Object({
  data: Type.Array(FeedbackRecord),
  meta: Type.Object({
    total_count: Type.Integer({ description: 'How many messages there are, suspected spam among them' }),
    filter_count: Type.Integer({ description: 'How many of them fit' }),
  }),
});

const filters = {
  kind: Type.Optional(KindField),
  state: Type.Optional(StateField),
  assignee: Type.Optional(
    Type.String({
      maxLength: 64,
      description: 'The id of the account that looks after it; mine for the one that calls, nobody for none',
    }),
  ),
  search: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Beginnings of words of name, address, phone number, subject and message',
    }),
  ),
};

export const FeedbackQuery = Type.Object({
  ...filters,
  limit: Type.Integer({ minimum: 0, maximum: 100, default: 25 }),
  offset: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 }),
});

export const FeedbackCountsQuery = Type.Object(filters);

const HowMany = (description: string) => Type.Integer({ description });

export const FeedbackCountsAnswer = Type.Object({
  data: Type.Object({
    states: Type.Object(
      Object.fromEntries(feedbackStates.map((state) => [state, Type.Integer()])) as Record<
        (typeof feedbackStates)[number],
        ReturnType<typeof Type.Integer>
      >,
      { description: 'Of the messages that fit whatever their state is, how many are in each' },
    ),
    assignees: Type.Object(
      { mine: HowMany('With the caller'), nobody: HowMany('With nobody'), all: HowMany('With whomever') },
      { description: 'Of the messages that fit whoever looks after them, how many are with whom' },
    ),
  }),
});

export const FeedbackExportQuery = Type.Object({
  ...filters,
  bom: Type.Boolean({
    default: false,
    description: 'Begin with a byte order mark, by which Excel knows that the file is UTF-8',
  }),
});

export const FeedbackChange = Type.Object(
  {
    state: Type.Optional(StateField),
    note: Type.Optional(
      Type.String({
        maxLength: 5000,
        description: 'Stands in the thread as a note; an empty one adds nothing',
      }),
    ),
    assignee: Type.Optional(
      Type.Union([Type.String({ maxLength: 64 }), Type.Null()], {
        description:
          'The account of who looks after it from now on; null for nobody. A new message is in work then',
      }),
    ),
  },
  { minProperties: 1 },
);

export const FeedbackParameters = Type.Object({ id: Type.String({ pattern: '^[\\w-]{1,64}$' }) });
