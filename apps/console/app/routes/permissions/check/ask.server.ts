import type { Relationship } from '@gazetteer/client/ory';
import { type Attempt, attempt } from '../../../project/attempt.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';
import { subjectParameters } from '../../../relation-tuples/written-tuple.ts';
import { refusePage } from '../../../session/refused-page.server.ts';
import { type Explanation, explainedTree } from './explained-tree.ts';
import { expandedTree, type ExpandedTree } from './expanded-tree.ts';
import type { Question } from './question.ts';

/** Names of objects or of subjects, a page of them. */
interface Listed {
  names: string[];
  next: string | undefined;
  /** Whether there was no more to look at than a list looks at. */
  isComplete: boolean;
}

export type CheckAnswer = { question: 'check'; allowed: boolean; explanation: Explanation | undefined };
export type ExpandAnswer = { question: 'expand'; tree: ExpandedTree | undefined };
export type ListAnswer = { question: 'objects' | 'subjects'; listed: Listed };
export type Answer = CheckAnswer | ExpandAnswer | ListAnswer;

const pageSize = 100;
/** What is wrong with a question, or that it cannot be answered now; whatever else is refused is no matter of the question. */
const told = [400, 404, 503];

/**
 * Asks about permissions. What is wrong with the question is an answer that the page tells.
 * @throws Response as `refusePage`
 */
export async function ask(
  asking: ProjectArguments & { url: URL },
  question: Question,
  tuple: Relationship,
): Promise<Attempt<Answer>> {
  const answer = await attempt(() => askService(asking, question, tuple));
  if (answer.ok || told.includes(answer.status)) return answer;
  return refusePage(asking, answer.status);
}

async function askService(
  asking: ProjectArguments & { url: URL },
  question: Question,
  tuple: Relationship,
): Promise<Answer> {
  const client = projectClient(asking);
  const { namespace, object, relation } = tuple;
  const subject = subjectParameters(tuple);
  const page = { pageSize, pageToken: asking.url.searchParams.get('page_token') ?? '' };
  switch (question) {
    case 'check': {
      const { data } = await client.checkPermission({
        namespace,
        object,
        relation,
        ...subject,
        explain: true,
      });
      const { allowed, explanation } = data;
      return { question, allowed, explanation: explanation && explainedTree(explanation) };
    }
    case 'expand': {
      const expanded = await attempt(() => client.expandPermissions({ namespace, object, relation }));
      if (expanded.ok) return { question, tree: expandedTree(expanded.value.data) };
      // The service has no tree of nobody.
      if (expanded.status === 404) return { question, tree: undefined };
      return refusePage(asking, expanded.status);
    }
    case 'objects': {
      const { data } = await client.listPermittedObjects({ namespace, relation, ...subject, ...page });
      return { question, listed: listedOf(data.objects, data) };
    }
    case 'subjects': {
      const { data } = await client.listPermittedSubjects({ namespace, object, relation, ...page });
      return { question, listed: listedOf(data.subject_ids, data) };
    }
  }
}

function listedOf(
  names: string[],
  { next_page_token, complete }: { next_page_token: string; complete: boolean },
): Listed {
  return { names, next: next_page_token || undefined, isComplete: complete };
}
