import { isRequestError, type OryClient } from '@gazetteer/client/ory';
import { nameOf } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import type { RouterContextProvider } from 'react-router';
import type { ArticleRow } from '../../article-editor/article-record.ts';
import { readContent } from '../../content-calls/call-content.server.ts';
import { translator } from '../../i18n/i18n.server.ts';
import { sectionsOfProject } from '../../menu/project-sections.ts';
import { sectionsOpenTo } from '../../menu/sections.ts';
import { oryClient } from '../../ory-calls/ory-client.server.ts';
import { findProject } from '../../project/load-project.server.ts';
import { projectClient } from '../../project/project-client.server.ts';
import { rightsOf } from '../../rights/rights.server.ts';
import type { Finding } from '../../search/finding.ts';

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}

type Question = { words: string; project: string | undefined };

/** The most of each kind: whoever wants more goes to the list itself. */
const MOST = 5;
/** There are no more projects on an installation. */
const ALL_PROJECTS = 1000;

/**
 * What the visitor may see in the console that fits some words: its pages, projects, articles, and the accounts and clients of the
 * project that they look at.
 */
export async function findEverything(asking: Asking, question: Question): Promise<Finding[]> {
  if (question.words === '') return findPages(asking, question);
  const rights = await rightsOf(asking);
  const found = await Promise.all([
    findPages(asking, question),
    rights.includes('projects') ? findProjects(asking, question) : [],
    question.project === undefined ? [] : findInProject(asking, { ...question, project: question.project }),
    rights.includes('edit') ? findArticles(asking, question) : [],
  ]);
  return found.flat();
}

async function findPages(asking: Asking, { words, project }: Question): Promise<Finding[]> {
  const t = translator(siteContext(asking.context).locale);
  const around = project === undefined ? undefined : await findProject({ ...asking, params: { project } });
  const ofProject = (around ? sectionsOfProject(around) : []).flatMap(({ title, pages }) =>
    pages.map(({ path, text }) => ({
      text: t(text),
      note: t(title),
      to: `${around?.address}${path === '' ? '' : `/${path}`}`,
    })),
  );
  const others = sectionsOpenTo(await rightsOf(asking)).flatMap(({ title, pages }) =>
    pages.map(({ path, text }) => ({ text: t(text), note: t(title), to: path })),
  );
  return [...ofProject, ...others]
    .filter(({ text, note }) => contains(`${note} ${text}`, words))
    .map((page) => ({ kind: 'page', ...page }));
}

async function findProjects(asking: Asking, { words }: Question): Promise<Finding[]> {
  const { data } = await oryClient(asking).listProjects({ pageSize: ALL_PROJECTS });
  return data
    .filter(({ name, slug, id }) => contains(`${name} ${slug} ${id}`, words))
    .slice(0, MOST)
    .map(({ name, slug }) => ({ kind: 'project', text: name, note: slug, to: `/console/projects/${slug}` }));
}

async function findInProject(
  { context, request }: Asking,
  { words, project }: Question & { project: string },
): Promise<Finding[]> {
  const client = projectClient({ context, request, params: { project } });
  const address = `/console/projects/${encodeURIComponent(project)}`;
  const [people, clients] = await Promise.all([
    unlessRefused(client.listIdentities({ search: words, pageSize: MOST })),
    findClients(client, words),
  ]);
  return [
    ...people.map((identity) => ({
      kind: 'identity' as const,
      text: nameOf(identity),
      note: identity.id,
      to: `${address}/identities/${identity.id}`,
    })),
    ...clients.map(({ client_id, client_name }) => ({
      kind: 'client' as const,
      text: client_name || client_id,
      note: client_id,
      to: `${address}/clients/${encodeURIComponent(client_id)}`,
    })),
  ];
}

/** Clients are found by the whole of their name or id, as the service finds them. */
async function findClients(client: OryClient, words: string) {
  const [named, one] = await Promise.all([
    unlessRefused(client.listOAuth2Clients({ clientName: words, pageSize: MOST })),
    unlessRefused(client.getOAuth2Client({ id: words }).then(({ data }) => ({ data: [data] }))),
  ]);
  return [...one, ...named.filter(({ client_id }) => client_id !== words)];
}

/** Nothing of what a service refuses: it may be missing, or not for this visitor. */
async function unlessRefused<Item>(listing: Promise<{ data: Item[] }>): Promise<Item[]> {
  try {
    return (await listing).data;
  } catch (error) {
    if (!isRequestError(error)) throw error;
    return [];
  }
}

async function findArticles(asking: Asking, { words }: Question): Promise<Finding[]> {
  const { locale } = siteContext(asking.context);
  const query = new URLSearchParams({ search: words, limit: String(MOST), lang: locale });
  const { data } = await readContent<{ data: ArticleRow[] }>(asking, `/articles?${query}`);
  return data.map(({ id, title, slug, state, kind }) => ({
    kind: 'article',
    text: title || slug,
    note: translator(locale)(`content.state.${state}`),
    to: kind === 'page' ? `/console/pages/${slug}` : `/console/content/${id}`,
  }));
}

/** Whether a text has the words in it, whatever their case and accents. */
function contains(text: string, words: string): boolean {
  return plain(text).includes(plain(words));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
