import { describedAs } from '@gazetteer/kernel';
import { Type } from 'typebox';

const Field = (description: string, maxLength: number) =>
  Type.Optional(
    Type.Union([Type.String({ maxLength }), Type.Number(), Type.Null()], {
      ...describedAs(Type.String({ maxLength })),
      description,
    }),
  );

/** What the form's own script and page add; programs leave it out. */
const formParts = {
  token: Field('The token of the form, from GET /api/feedback/form', 1000),
  proof: Field(
    'Where work is asked for: a text that, behind the token and a point, has a SHA-256 digest with so many leading bits of nought',
    1000,
  ),
  confirm_link: Field('Must stay empty; people do not see it', 10_000),
};

const shared = {
  name: Field('At most 200 characters', 200),
  email: Field('Like x@y.z', 254),
  phone: Field('Exactly 10 digits', 10),
  message: Field('At most 10,000 characters', 10_000),
};

export const FeedbackBody = Type.Object({
  ...shared,
  subject: Field('At most 300 characters', 300),
  page: Field('The path of the page it was written on', 2000),
  chart: Field('The visID of the chart that it reports', 100),
  ...formParts,
});

export const ConnectBody = Type.Object({
  ...shared,
  page: Field('The path of the page it was written on', 2000),
  ...formParts,
});

/** A form that somebody begins to fill in. */
export const BegunFormAnswer = Type.Object({
  token: Type.String({ description: 'Good for one message, for a day' }),
  difficulty: Type.Integer({
    description: 'How many leading bits of the digest must be nought at the moment; 0 asks for no work',
  }),
  wait: Type.Integer({ description: 'How many seconds people take at least; who sends sooner is no person' }),
});

export const RecordedAnswer = Type.Object({ recorded: Type.Boolean() });

/** A message that was not taken. */
export const RefusedAnswer = Type.Object({
  message: Type.Union([
    Type.Record(Type.String(), Type.String(), {
      description: 'What is wrong with each field: Name, phone or PhoneNumber, Email, Subject, Message',
    }),
    Type.String({ description: 'Why nothing was taken' }),
  ]),
  code: Type.String({
    description: 'Stable, for programs: invalid_input, proof_needed, too_many_messages …',
  }),
  request_id: Type.String(),
  form: Type.Optional(BegunFormAnswer),
});
