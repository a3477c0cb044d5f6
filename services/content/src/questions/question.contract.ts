import { Type, type Static } from 'typebox';
import { languages } from '../model/languages.ts';
import { questionStates } from '../model/question-tables.ts';
import { LONGEST_QUESTION } from './check-question.ts';

const LONGEST_ANSWER = 10_000;
const LONGEST_REASON = 2000;
const MOST_AT_ONCE = 100;

const OrNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T, description: string) =>
  Type.Union([type, Type.Null()], { description });

const LanguageField = (description: string) => Type.Enum([...languages], { description });

const StateField = Type.Enum([...questionStates], {
  description:
    'waiting: nobody has looked at it; published: who reads the dataset reads it; answered: only who asked got the answer, by mail; declined: who asked got the reason; spam: set aside',
});

const texts = {
  id: Type.String(),
  question: Type.String({ description: 'Plain text with line breaks, as readers see it' }),
  language: LanguageField('What the question is written in'),
  answer: Type.String({ description: 'Markdown; empty where there is none yet' }),
  answer_language: LanguageField('What the answer is written in'),
  asked_at: Type.String(),
  published_at: OrNull(Type.String(), 'Null where it is not published'),
  answered_at: OrNull(Type.String(), 'Null where there is no answer'),
  edited_at: OrNull(Type.String(), 'When the published answer was changed last; null where it never was'),
};

/** A question as readers of its dataset see it. */
export const PublicQuestion = Type.Object({
  ...texts,
  answer_html: Type.String({ description: 'The answer as safe HTML' }),
  name: OrNull(Type.String(), 'Who asked, where they want to be named'),
});
export type PublicQuestion = Static<typeof PublicQuestion>;

export const PublicQuestionsAnswer = Type.Object({
  data: Type.Array(PublicQuestion),
  meta: Type.Object({
    total_count: Type.Integer({ description: 'How many published questions the dataset has' }),
    offset: Type.Integer({ description: 'How many of them stand before the first one here' }),
  }),
});

const DatasetField = Type.String({ minLength: 1, maxLength: 200, description: 'Its id or name' });

const page = {
  limit: Type.Integer({ minimum: 1, maximum: MOST_AT_ONCE, default: 10 }),
  offset: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 }),
};

export const PublicQuestionsQuery = Type.Object({
  dataset: DatasetField,
  ...page,
  around: Type.Optional(
    Type.String({
      pattern: '^[\\w-]{1,64}$',
      description: 'The id of a question: the page of `limit` questions that has it, whatever `offset` says',
    }),
  ),
});

export const AskBody = Type.Object({
  dataset: DatasetField,
  question: Type.String({
    maxLength: 10 * LONGEST_QUESTION,
    description: 'Plain text, at most 2,000 characters',
  }),
  name: Type.Optional(
    Type.String({
      maxLength: 2000,
      description: 'Needed unless somebody is signed in; 200 characters at most',
    }),
  ),
  email: Type.Optional(
    Type.String({
      maxLength: 2000,
      description: 'Where the answer goes; needed unless somebody is signed in, and shown to nobody',
    }),
  ),
  shows_name: Type.Boolean({ default: false, description: 'Whether the name may stand beside the question' }),
  language: LanguageField('What the question is written in; the mail with the answer is in it, too'),
  confirm_link: Type.Optional(
    Type.String({ maxLength: 10_000, description: 'Must stay empty; people do not see it' }),
  ),
});

export const AskedAnswer = Type.Object({ data: Type.Object({ recorded: Type.Boolean() }) });

/** A question as the editors of its dataset see it: the address of who asked is told to nobody. */
export const DeskQuestion = Type.Object({
  ...texts,
  state: StateField,
  revision: Type.Integer({ description: 'Which save it is; a change names the one it was made from' }),
  dataset: Type.Object({ id: Type.String(), name: Type.String(), title: Type.String() }),
  asked: Type.String({ description: 'As it was asked; empty once who asked is forgotten' }),
  reason: Type.String({ description: 'Why it was declined' }),
  name: Type.String({ description: 'Who asked; empty once they are forgotten' }),
  shows_name: Type.Boolean({ description: 'Whether the name stands beside the published question' }),
  gets_mail: Type.Boolean({ description: 'Whether who asked can still be told of an answer' }),
  told: OrNull(StateField, 'What the last mail to who asked was about; null where none was sent'),
  updated_at: Type.String(),
  suspicions: Type.Array(Type.String(), {
    description: 'Why it was set aside: trap, links, markup, many',
  }),
});
export type DeskQuestion = Static<typeof DeskQuestion>;

const QuestionRevision = Type.Object({
  revision: Type.Integer(),
  state: StateField,
  question: Type.String(),
  answer: Type.String(),
  answer_language: LanguageField('What the answer is written in'),
  reason: Type.String(),
  saved_at: Type.String(),
  saved_by: OrNull(
    Type.Object({ id: Type.String(), name: OrNull(Type.String(), 'Null where it is not known') }),
    'Null for keys, and for accounts that are no more',
  ),
  saved_with: OrNull(Type.String(), 'The key that saved it'),
});

export const DeskQuestionAnswer = Type.Object({
  data: Type.Object({
    ...DeskQuestion.properties,
    revisions: Type.Array(QuestionRevision, { description: 'The last fifty saves, the newest first' }),
  }),
});
export type WholeQuestion = Static<typeof DeskQuestionAnswer>['data'];

/** Where somebody else has saved meanwhile: what the question is now. */
export const QuestionConflict = Type.Object({
  errors: Type.Array(
    Type.Object({ message: Type.String(), extensions: Type.Object({ code: Type.String() }) }),
  ),
  data: DeskQuestionAnswer.properties.data,
});

export const DeskQuestionsAnswer = Type.Object({
  data: Type.Array(DeskQuestion),
  meta: Type.Object({
    filter_count: Type.Integer({ description: 'How many fit' }),
    counts: Type.Object(
      Object.fromEntries(questionStates.map((state) => [state, Type.Integer()])) as Record<
        (typeof questionStates)[number],
        ReturnType<typeof Type.Integer>
      >,
      { description: 'How many there are in each state' },
    ),
  }),
});

export const DeskQuestionsQuery = Type.Object({
  state: Type.Optional(StateField),
  dataset: Type.Optional(DatasetField),
  ...page,
});

export const QuestionParameters = Type.Object({ id: Type.String({ pattern: '^[\\w-]{1,64}$' }) });

export const QuestionChange = Type.Object({
  revision: Type.Integer({
    minimum: 1,
    maximum: 1_000_000_000,
    description: 'The one that the change was made from; 409 where somebody has saved since',
  }),
  state: Type.Optional(StateField),
  question: Type.Optional(Type.String({ maxLength: LONGEST_QUESTION })),
  answer: Type.Optional(Type.String({ maxLength: LONGEST_ANSWER })),
  answer_language: Type.Optional(LanguageField('What the answer is written in')),
  reason: Type.Optional(Type.String({ maxLength: LONGEST_REASON })),
  shows_name: Type.Optional(
    Type.Literal(false, { description: 'Takes the name away; who asked decides alone that it is shown' }),
  ),
});
export type QuestionChange = Static<typeof QuestionChange>;
