import { describedAs } from '@gazetteer/kernel';
import { Type } from 'typebox';

const Field = (description: string) =>
  Type.Optional(
    Type.Union([Type.String(), Type.Number(), Type.Null()], { ...describedAs(Type.String()), description }),
  );

/** What the form's own script and page add; programs leave it out. */
const formParts = {
  token: Field('The token of the form, from GET /api/feedback/form'),
  proof: Field(
    'Where work is asked for: a text that, behind the token and a point, has a SHA-256 digest with so many leading bits of nought',
  ),
  confirm_link: Field('Must stay empty; people do not see it'),
};

const shared = {
  name: Field('At most 200 characters'),
  email: Field('Like x@y.z'),
  phone: Field('Exactly 10 digits'),
  message: Field('At most 10,000 characters'),
};

export const FeedbackBody = Type.Object({
  ...shared,
  subject: Field('At most 300 characters'),
  page: Field('The path of the page it was written on'),
  chart: Field('The visID of the chart that it reports'),
  ...formParts,
});

export const ConnectBody = Type.Object({
  ...shared,
  page: Field('The path of the page it was written on'),
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
