import type { OutsideTask, TaskPort } from '@gazetteer/catalogue';
import type { Content } from '@gazetteer/content';
import type { Datastore } from '@gazetteer/datastore';
import type { HarvestService } from '@gazetteer/harvest';

/** Who knows of things that wait on the desk of who edits datasets. */
type Telling = {
  datastore: Pick<Datastore, 'unpublishedLooks'> & { imports: Pick<Datastore['imports'], 'failed'> };
  harvest: Pick<HarvestService, 'failing'>;
  content: Pick<Content, 'questions' | 'waitingQuestions'>;
};

/** What waits in the services beside the catalogue, in the words of its desk; they are opened later than it. */
export function deskTasks(services: () => Telling): TaskPort {
  return {
    of: async (caller) => {
      const { datastore, harvest, content } = services();
      const [looks, imports, sources, asked, questions] = await Promise.all([
        datastore.unpublishedLooks(caller),
        datastore.imports.failed(caller),
        harvest.failing(caller),
        content.waitingQuestions(caller),
        content.questions(caller),
      ]);
      const onDataset = { organization: null };
      return [
        ...looks.map(({ id, dataset, file, until }): OutsideTask => {
          return { kind: 'look', id, title: file, at: until, dataset, ...onDataset };
        }),
        ...imports.map(({ id, dataset, file, failedAt }): OutsideTask => {
          return { kind: 'import_failed', id, title: file, at: failedAt, dataset, ...onDataset };
        }),
        ...sources.map(({ id, title, organization, failedAt }): OutsideTask => {
          return { kind: 'harvest_failed', id, title, at: failedAt, dataset: null, organization };
        }),
        ...asked.map(({ id, beginning, dataset, askedAt }): OutsideTask => {
          return { kind: 'asked', id, title: beginning, at: askedAt, dataset, ...onDataset };
        }),
        ...questions.map(({ id, subject, dataset, askedAt }): OutsideTask => {
          return { kind: 'question', id, title: subject, at: askedAt, dataset, ...onDataset };
        }),
      ];
    },
  };
}
