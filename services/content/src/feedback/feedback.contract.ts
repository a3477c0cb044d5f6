import { Type, type Static } from 'typebox';
import { languages } from '../model/languages.ts';

const OrNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T, description: string) =>
  Type.Union([type, Type.Null()], { description });

const feedbackKinds = ['feedback', 'contact'] as const;
const feedbackStates = ['new', 'answered', 'closed', 'spam'] as const;

const KindField = Type.Enum([...feedbackKinds], {
  description: 'feedback: from the form of every page; contact: from the contact block of the home page',
});

const StateField = Type.Enum([...feedbackStates], {
  description: 'spam: suspected by the portal or by an editor; nobody was told of it by mail',
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
  note: Type.String({ description: 'What editors have noted; the writer never sees it' }),
  suspicions: Type.Array(Type.String(), {
    description: 'Why it was taken for spam: trap, too_fast, links, markup, repeated, no_proof',
  }),
  created_at: Type.String(),
  updated_at: Type.String(),
});

export type FeedbackRecord = Static<typeof FeedbackRecord>;

export const FeedbackAnswer = Type.Object({ data: FeedbackRecord });

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
    note: Type.Optional(Type.String({ maxLength: 5000 })),
  },
  { minProperties: 1 },
);

export const FeedbackParameters = Type.Object({ id: Type.String({ pattern: '^[\\w-]{1,64}$' }) });
