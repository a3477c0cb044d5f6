import type { Application } from '../../open-application.ts';
import { answerQuestion } from './answer-question.ts';
import { type ChosenQuestions, chooseQuestions } from './choose-questions.ts';
import { type Question, type QuestionKind, readAnswerLine, type Sample } from './question.ts';

/** What a copy was asked, and how it answered. */
export type Comparison = {
  /** False where the backup has no answers: then it was only looked whether the copy answers at all. */
  isRecorded: boolean;
  /** Of how many things of a kind how many were asked for. */
  samples: Sample[];
  /** How many questions of a kind were answered alike. */
  alike: Partial<Record<QuestionKind, number>>;
  /** What was not compared, and why. */
  unasked: string[];
  /** What differs, in words. */
  differences: string[];
  /** The accounts that were asked for and may sign in. */
  accounts: AccountQuestion[];
};

export type AccountQuestion = Extract<Question, { kind: 'account' }>;

type Asked = { question: Question; expected?: string };

/** Questions that only keys of the installation answer. */
const sealed: readonly QuestionKind[] = ['seal', 'project'];

const subjects: Record<QuestionKind, string> = {
  count: 'The number of',
  search: 'The search',
  table: 'The table',
  file: 'The uploaded file',
  account: 'The account',
  seal: 'What is sealed of the account',
  project: 'The project',
};

/**
 * Asks a restored copy what the installation was asked at its backup, and compares the answers.
 * @param lines the answers in the backup; undefined where it has none
 * @param options `hasKeys`: whether the copy has the keys that the installation sealed with
 */
export async function compareAnswers(
  copy: Application,
  lines: AsyncIterable<string> | undefined,
  options: { hasKeys: boolean; progress: (done: number, total: number) => void },
): Promise<Comparison> {
  const { asked, samples, unasked } = await questionsOf(copy, lines);
  const comparison: Comparison = {
    isRecorded: lines !== undefined,
    samples,
    alike: {},
    unasked,
    differences: [],
    accounts: [],
  };
  for (const [done, one] of asked.entries()) {
    options.progress(done, asked.length);
    if (options.hasKeys || !sealed.includes(one.question.kind)) await compareOne(copy, one, comparison);
  }
  return comparison;
}

async function compareOne(copy: Application, { question, expected }: Asked, comparison: Comparison) {
  const { kind, name } = question;
  let answer: string;
  try {
    answer = await answerQuestion(copy, question);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    comparison.differences.push(
      `${subjects[kind]} ${name}: ${expected === undefined ? '' : `was “${expected}”, `}cannot be answered: ${reason}`,
    );
    return;
  }
  if (kind === 'account' && answer.startsWith('active')) comparison.accounts.push(question);
  if (expected === undefined || answer === expected) {
    comparison.alike[kind] = (comparison.alike[kind] ?? 0) + 1;
    return;
  }
  comparison.differences.push(`${subjects[kind]} ${name}: was “${expected}”, is “${answer}”`);
}

type Questions = Pick<ChosenQuestions, 'samples' | 'unasked'> & { asked: Asked[] };

async function questionsOf(copy: Application, lines: AsyncIterable<string> | undefined): Promise<Questions> {
  if (!lines) {
    const { questions, ...others } = await chooseQuestions(copy);
    return { ...others, asked: questions.map((question) => ({ question })) };
  }
  const read: Questions = { asked: [], samples: [], unasked: [] };
  for await (const line of lines) {
    const entry = readAnswerLine(line);
    if ('sample' in entry) read.samples.push(entry.sample);
    else if ('unasked' in entry) read.unasked.push(entry.unasked);
    else if ('answer' in entry) read.asked.push({ question: entry.question, expected: entry.answer });
    else {
      const { kind, name } = entry.question;
      read.unasked.push(
        `${subjects[kind].toLowerCase()} ${name}, because the original could not answer: ${entry.fault}`,
      );
    }
  }
  return read;
}
