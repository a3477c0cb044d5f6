import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { BackupError } from '../backup-error.ts';

/** The part of an archive with what the installation answered at its backup, a line each. */
export const ANSWERS = 'answers.jsonl';

const kind = <Kind extends string>(name: Kind) => Type.Literal(name);
/** What a question is about, as a person calls it. */
const name = Type.String();

/** What is asked of an installation when it is backed up, and of a copy that was restored from the backup. */
export const QuestionSchema = Type.Union([
  /** How many datasets a search finds, for somebody without an account or for an administrator. */
  Type.Object({ kind: kind('count'), name, isPublic: Type.Boolean() }),
  /** Whether a search for the words finds the dataset; a private one is searched for by an administrator. */
  Type.Object({
    kind: kind('search'),
    name,
    dataset: Type.String(),
    words: Type.String(),
    isPublic: Type.Boolean(),
  }),
  /** How many rows a table has, and what the first one is. */
  Type.Object({ kind: kind('table'), name, resource: Type.String() }),
  /** The digest of a file that somebody has uploaded. */
  Type.Object({ kind: kind('file'), name, resource: Type.String() }),
  /** What an account signs in with. */
  Type.Object({ kind: kind('account'), name, project: Type.String(), account: Type.String() }),
  /** Whether what is sealed of an account can be opened. */
  Type.Object({ kind: kind('seal'), name, project: Type.String(), account: Type.String() }),
  /** Whether the settings and signing keys of a project can be opened. */
  Type.Object({ kind: kind('project'), name, project: Type.String() }),
]);
export type Question = Static<typeof QuestionSchema>;
export type QuestionKind = Question['kind'];

/** Of how many things of a kind how many are asked for. */
const SampleSchema = Type.Object({
  kind: Type.Union(['count', 'search', 'table', 'file', 'account', 'seal', 'project'].map(kind)),
  asked: Type.Integer(),
  of: Type.Integer(),
});
export type Sample = { kind: QuestionKind; asked: number; of: number };

const AnswerLine = Type.Union([
  Type.Object({ question: QuestionSchema, answer: Type.String() }),
  /** The installation itself could not answer, for the reason that it gave. */
  Type.Object({ question: QuestionSchema, fault: Type.String() }),
  Type.Object({ sample: SampleSchema }),
  /** Something was not asked, for a reason in words. */
  Type.Object({ unasked: Type.String() }),
]);

/** A line of the answers in an archive. */
export type AnswerLine =
  | { question: Question; answer: string }
  | { question: Question; fault: string }
  | { sample: Sample }
  | { unasked: string };

/** @throws BackupError where the line is none */
export function readAnswerLine(line: string): AnswerLine {
  const read = parse(line);
  if (Value.Check(AnswerLine, read)) return read;
  throw new BackupError('The backup is damaged: its list of answers cannot be understood.');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
