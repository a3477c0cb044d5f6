import { inspectSearchIndex } from '@gazetteer/catalogue';
import type { Application } from '../../open-application.ts';
import type { Question, QuestionKind, Sample } from './question.ts';
import {
  type SampledDataset,
  sampleAccounts,
  sampleDatasets,
  sampleFiles,
  sampleProjects,
  sampleTables,
  type Spread,
} from './sample.store.ts';

const MOST_WORDS = 12;

/** What an installation is asked: bounded, however large it is. */
export type ChosenQuestions = {
  questions: Question[];
  samples: Sample[];
  /** What is not asked, and why. */
  unasked: string[];
};

/** Chooses what an installation is asked: of each kind at most a hundred, at equal distances from the first to the last. */
export async function chooseQuestions({ sql, datastore }: Application): Promise<ChosenQuestions> {
  const chosen: ChosenQuestions = { questions: [], samples: [], unasked: [] };
  const add = (kind: QuestionKind, { rows, of }: Spread<unknown>, asked: Question[][]) => {
    chosen.samples.push({ kind, asked: rows.length, of });
    chosen.questions.push(...asked.flat());
  };

  const { state, missing } = await inspectSearchIndex(sql);
  if (state === 'fresh' && missing === 0) {
    chosen.questions.push(
      { kind: 'count', name: 'datasets that everybody finds', isPublic: true },
      { kind: 'count', name: 'datasets in all', isPublic: false },
    );
    const datasets = await sampleDatasets(sql);
    add('search', datasets, datasets.rows.map(searchesFor));
  } else {
    chosen.unasked.push('searches, because the search index was not whole when the backup was made');
  }

  const { resources } = datastore.context;
  const titleOf = async (id: string) => `${(await resources.find(id))?.title ?? ''} (${id})`;
  const tables = await sampleTables(sql);
  const tableQuestions = tables.rows.map(
    async ({ id }): Promise<Question[]> => [{ kind: 'table', name: await titleOf(id), resource: id }],
  );
  add('table', tables, await Promise.all(tableQuestions));

  const files = await sampleFiles(sql);
  add(
    'file',
    files,
    files.rows.map(({ id, filename }) => [{ kind: 'file', name: filename, resource: id }]),
  );

  const accounts = await sampleAccounts(sql);
  add(
    'account',
    accounts,
    accounts.rows.map(({ id, project_id: project }) => [
      { kind: 'account', name: id, project, account: id },
      { kind: 'seal', name: id, project, account: id },
    ]),
  );

  const projects = await sampleProjects(sql);
  add(
    'project',
    projects,
    projects.rows.map(({ id, name }) => [{ kind: 'project', name, project: id }]),
  );
  return chosen;
}

/** A search for the title of a dataset in each language that it is written in. */
function searchesFor(dataset: SampledDataset): Question[] {
  const translated = Object.values(JSON.parse(dataset.title_translated ?? '{}') as Record<string, string>);
  const wanted = new Set([dataset.title, ...translated].map(plainWords).filter((words) => words !== ''));
  return [...wanted].map((words) => ({
    kind: 'search',
    name: `“${words}” for the dataset ${dataset.name}`,
    dataset: dataset.id,
    words,
    isPublic: dataset.private === 0,
  }));
}

/** The words of a title, without what a search understands otherwise. */
function plainWords(title: string): string {
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
  // Upper case would make some of them operators.
  return words.slice(0, MOST_WORDS).join(' ').toLowerCase();
}
