import { createHash } from 'node:crypto';
import { inspectAccount, openSealedCredentials } from '@gazetteer/identity';
import { anonymous } from '@gazetteer/kernel';
import { openSigningKeys } from '@gazetteer/oauth';
import { administrator } from '../../administrator-key.ts';
import type { Application } from '../../open-application.ts';
import { measure } from '../read-archive.ts';
import type { Question } from './question.ts';
import { objectOfUpload } from './sample.store.ts';

/** Enough of a digest to tell two contents apart. */
const DIGEST_CHARACTERS = 16;

type Answers = {
  [Kind in Question['kind']]: (
    application: Application,
    question: Extract<Question, { kind: Kind }>,
  ) => Promise<string>;
};

/**
 * Answers a question as the application answers people who ask the same, in words that are equal where the answers are.
 * Nothing is written.
 * @throws whatever the application fails with
 */
export function answerQuestion<Kind extends Question['kind']>(
  application: Application,
  question: Extract<Question, { kind: Kind }>,
): Promise<string> {
  return answers[question.kind](application, question);
}

const answers: Answers = {
  count: async (application, { isPublic }) => String(await countFound(application, isPublic, {})),

  search: async (application, { isPublic, words, dataset }) => {
    const found = await countFound(application, isPublic, { q: words, fq: `id:"${dataset}"` });
    return found === 1 ? 'found' : 'not found';
  },

  table: async ({ call }, { resource }) => {
    const asked = { resource_id: resource, sort: '_id', limit: 1 };
    const { total, records } = (await call('datastore_search', asked, administrator)) as {
      total: number;
      records: unknown[];
    };
    const [first] = records;
    return first === undefined
      ? `${total} rows`
      : `${total} rows, the first with the digest ${digestOf(JSON.stringify(first))}`;
  },

  file: async ({ sql, datastore }, { resource }) => {
    const key = await objectOfUpload(sql, resource);
    if (key === undefined) return 'not there';
    const { bytes, sha256 } = await measure(await datastore.context.objects.read(key), key);
    return `${bytes} bytes with the digest ${sha256.slice(0, DIGEST_CHARACTERS)}`;
  },

  account: async ({ identity }, { project, account }) => {
    const found = await inspectAccount(identity, project, account);
    if (!found) return 'not there';
    const { state, credentials, hasUsablePassword } = found;
    const held = credentials.map(({ type, digest }) => `${type} ${digest.slice(0, DIGEST_CHARACTERS)}`);
    const unusable = hasUsablePassword ? '' : ', a password in a form that no sign-in takes';
    return `${state}, with ${held.join(', ') || 'nothing to sign in with'}${unusable}`;
  },

  seal: async ({ identity }, { project, account }) => {
    const opened = await openSealedCredentials(identity, project, account);
    return opened === 0 ? 'nothing is sealed' : `all ${opened} open`;
  },

  project: async ({ identity, oauth }, { project }) => {
    // Reading the settings opens what is sealed in them.
    await identity.projects.ofId(project);
    return `the settings and ${await openSigningKeys(oauth, project)} signing keys open`;
  },
};

async function countFound({ call }: Application, isPublic: boolean, asked: object): Promise<number> {
  const all = isPublic ? {} : { include_private: true, include_drafts: true };
  const found = await call(
    'package_search',
    { rows: 0, facet: false, ...asked, ...all },
    isPublic ? anonymous : administrator,
  );
  return (found as { count: number }).count;
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, DIGEST_CHARACTERS);
}
