import type { Relationship } from '@gazetteer/client/ory';
import { describeCall } from '../../../project/describe-call.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';
import { loadNamespaces } from '../../../relation-tuples/load-namespaces.server.ts';
import { readTyped, subjectParameters, tupleOf } from '../../../relation-tuples/written-tuple.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';
import { ask } from './ask.server.ts';
import { isAsked, type Question, readQuestion } from './question.ts';

const example: Relationship = { namespace: 'Folder', object: 'reports', relation: 'view', subject_id: 'ann' };

/**
 * The question of the address, and its answer where all of it is there.
 * @throws Response as `readForPage`
 */
export async function loadCheck(asking: ProjectArguments & { url: URL }) {
  const query = asking.url.searchParams;
  const question = readQuestion(query);
  const typed = readTyped(query);
  const { declared, relations } = await readForPage(asking, loadNamespaces(projectClient(asking)));
  const isComplete = isAsked(question, typed);
  const tuple = tupleOf(question === 'check' || question === 'objects' ? typed : { ...typed, kind: 'id' });
  return {
    question,
    typed,
    declared,
    relations,
    isNoSet: isComplete && tuple === undefined,
    tuple: isComplete ? tuple : undefined,
    answer: isComplete && tuple ? await ask(asking, question, tuple) : undefined,
    calls: describeQuestions(asking, question, (isComplete && tuple) || example),
  };
}

function describeQuestions(asking: ProjectArguments, question: Question, tuple: Relationship) {
  const { namespace, object, relation } = tuple;
  const subject = subjectParameters(tuple);
  switch (question) {
    case 'check':
      return [
        describeCall(asking, 'checkPermission', { namespace, object, relation, ...subject, explain: true }),
      ];
    case 'expand':
      return [describeCall(asking, 'expandPermissions', { namespace, object, relation })];
    case 'objects':
      return [describeCall(asking, 'listPermittedObjects', { namespace, relation, ...subject })];
    case 'subjects':
      return [describeCall(asking, 'listPermittedSubjects', { namespace, object, relation })];
  }
}
