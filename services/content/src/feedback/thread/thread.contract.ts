import { Type, type Static } from 'typebox';
import { ErrorsAnswer } from '../../http/answer-errors.ts';
import { FeedbackRecord } from '../feedback.contract.ts';

/** The longest answer, note or reply, in characters: as long as a message. */
export const LONGEST_TEXT = 10_000;
/** Nobody needs a longer thread, and none can fill the store. */
export const MOST_ENTRIES = 500;

const ThreadEntry = Type.Object({
  number: Type.Integer({ description: 'From 1, in the order of the thread' }),
  kind: Type.Enum(['answer', 'note', 'reply'], {
    description:
      'answer: sent to the writer by mail; note: for editors only; reply: what the writer wrote back',
  }),
  text: Type.String({ description: 'Plain text with line breaks' }),
  author: Type.Union([Type.String(), Type.Null()], {
    description:
      'The editor or key that wrote it, by name; null for the writer, and where it is not known any more',
  }),
  created_at: Type.String(),
  mail: Type.Union([Type.Enum(['waiting', 'sent', 'failed']), Type.Null()], {
    description: 'What became of the mail of an answer; failed: it was given up, and can be sent again',
  }),
});

export type ThreadEntry = Static<typeof ThreadEntry>;

export const ThreadRecord = Type.Object({ ...FeedbackRecord.properties, thread: Type.Array(ThreadEntry) });

export type ThreadRecord = Static<typeof ThreadRecord>;

export const ThreadAnswer = Type.Object({ data: ThreadRecord });

export const ThreadConflict = Type.Object({
  ...ErrorsAnswer.properties,
  data: Type.Optional(ThreadRecord),
});

const Text = Type.String({
  minLength: 1,
  maxLength: LONGEST_TEXT,
  description: 'Plain text with line breaks',
});

export const AnswerBody = Type.Object({
  text: Text,
  seen: Type.Integer({
    minimum: 0,
    maximum: MOST_ENTRIES,
    description:
      'The entries of the message as they were read; where there are others by now, nothing is sent: 409',
  }),
  state: Type.Enum(['answered', 'waiting', 'open'], {
    default: 'answered',
    description: 'The state it has then: answered, waiting for the writer to answer, or still in work',
  }),
});

export const NoteBody = Type.Object({ text: Text });

export const EntryParameters = Type.Object({
  id: Type.String({ pattern: '^[\\w-]{1,64}$' }),
  number: Type.Integer({ minimum: 1, maximum: MOST_ENTRIES }),
});

export const StaffAnswer = Type.Object({
  data: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
});

export const TokenParameters = Type.Object({
  token: Type.String({ maxLength: 100, description: 'From the address in the mail' }),
});

/** A thread as the person reads it who began it. */
export const OwnThreadAnswer = Type.Object({
  subject: Type.Union([Type.String(), Type.Null()]),
  closed: Type.Boolean({ description: 'Whether the team is done with it; writing back opens it again' }),
  entries: Type.Array(
    Type.Object({
      from: Type.Enum(['writer', 'team']),
      text: Type.String({ description: 'Plain text with line breaks' }),
      at: Type.String(),
    }),
    { description: 'From the message on; notes of editors are not among them' },
  ),
});

export const ReplyBody = Type.Object({
  message: Type.Optional(
    Type.Union([Type.String(), Type.Null()], { description: 'At most 10,000 characters' }),
  ),
});
