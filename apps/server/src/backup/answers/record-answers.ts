import type { Application } from '../../open-application.ts';
import { answerQuestion } from './answer-question.ts';
import { type ChosenQuestions, chooseQuestions } from './choose-questions.ts';
import type { AnswerLine } from './question.ts';
import { withinSavepoint } from './sample.store.ts';

/**
 * Asks an installation what a copy of it will be asked, as lines of JSON. To be called in the snapshot whose rows are backed up: then
 * the answers are of the same moment. What cannot be answered is a line, too, and ends nothing.
 */
export async function* recordAnswers(
  application: Application,
  progress: (done: number, total: number) => void,
): AsyncGenerator<string> {
  const { sql } = application;
  const { questions, samples, unasked } = await chooseWhatCanBeAsked(application);
  for (const sample of samples) yield lineOf({ sample });
  for (const reason of unasked) yield lineOf({ unasked: reason });
  for (const [done, question] of questions.entries()) {
    progress(done, questions.length);
    let line: AnswerLine;
    try {
      line = { question, answer: await withinSavepoint(sql, () => answerQuestion(application, question)) };
    } catch (error) {
      line = { question, fault: reasonOf(error) };
    }
    yield lineOf(line);
  }
}

async function chooseWhatCanBeAsked(application: Application): Promise<ChosenQuestions> {
  try {
    return await withinSavepoint(application.sql, () => chooseQuestions(application));
  } catch (error) {
    const unasked = [`anything that is answered, because no questions could be chosen: ${reasonOf(error)}`];
    return { questions: [], samples: [], unasked };
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function lineOf(line: AnswerLine): string {
  return `${JSON.stringify(line)}\n`;
}
